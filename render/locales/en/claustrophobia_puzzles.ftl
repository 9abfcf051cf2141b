# Puzzles of Claustrophobia: what is asked, what comes of an answer, and what the lessons teach.

cl-puzzle-kind = { $kind ->
    [best-chance] The best chance
   *[other] ?{ $kind }
}
# $demon: `cl-demon`.
cl-puzzle-aim = { $kind ->
    [best-chance] Give the dice, then use a Gift or none, so that { $demon } takes the last wound now with the best chance. Every human who can attacks once.
    [nobody-exhausted] You are the humans. Give the dice so that nobody is exhausted.
    [way-free] You are the humans, and want to go on from here. What has to be done first?
    [redeemer-lives] You are the humans. Say who takes the hit, and do not lose the game by it.
    [humans-win] You are the humans, and one more barrel wins. Win the game now.
    [redeemer-dies] You are the demons, and the Redeemer has one line left. Win the game now: one set of all three dice hits.
    [in-reach] You are the demons. Place the troglodyte where it reaches the weakest human in one step.
   *[other] ?{ $kind }
}
cl-puzzle-needs = { $left ->
    [one] One hit is needed
   *[other] { $left } hits are needed
}: every die of { $defense } or more is one.
cl-puzzle-hammer = A hit with the Blessed Hammer counts as { $worth }.
cl-puzzle-right = { $kind ->
    [best-chance] Right: { $demon } takes the last wound with { $percent } %, and nothing is better.
    [nobody-exhausted] Right: nobody is exhausted.
    [way-free] Right: now the way is free.
    [redeemer-lives] Right: the Redeemer lives.
    [humans-win] Right: the humans have won.
    [redeemer-dies] Right: the Redeemer is dead, and the demons have won.
    [in-reach] Right: the troglodyte is one step from the weakest.
   *[other] ?{ $kind }
}
# $human: `cl-human`.
cl-puzzle-wrong = { $miss ->
    [less-likely] With a chance of { $percent } % { $demon } takes the last wound: that is { $share } % of the best chance.
    [exhausted] Not yet: { $human } got a die whose line is cancelled, and is exhausted.
    [blocked] Not yet: nobody could leave, and now the turn is over.
    [dead] Not yet: that was the last line of { $human }, and the game is lost.
    [not-won] Not yet: the game goes on.
    [alive] Not yet: { $human } lives.
    [too-far] Not yet: { $human } is more than one step away.
   *[other] ?{ $miss }
}

## Lessons

cl-lesson = { $lesson ->
    [dice] A die whose line is cancelled exhausts whoever gets it: look at the lines before giving the dice.
    [blocking] Nobody leaves a tile where the enemies are more: fight first, then go.
    [guard] A Brute on the same tile can take a hit for somebody else.
    [deed] A deed takes the place of an attack, and the third barrel wins.
    [destiny] Each set of dice does something else: 12 or more in all are a Trap, a hit that nobody guards.
    [summon] Appear where the weakest can be reached in one step.
   *[other] ?{ $lesson }
}
