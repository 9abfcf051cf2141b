/** Starts the page: who this tab is, which channel it looks at, and what to redraw when something happens. */

import { connect } from "./act.js";
import { end, forgetCommands, showPlace } from "./composer.js";
import { removeMessage, seek, showLog, showMessage } from "./log.js";
import { listenAgain, showBot, showPosition, showTraffic } from "./panel.js";
import { showCalled, showChannels, showHere, showPeople, showUnread } from "./sidebar.js";
import { showTools } from "./tools.js";
import { change, nameHere, world } from "./world.js";

const WHO = "who";

/** What to redraw after each kind of event. */
const REDRAW = {
  world() {
    keep(world.you.name);
    forgetCommands();
    showPeople(become);
    listenAgain();
    goTo(location.hash.slice(1));
  },
  message({ message }) {
    showMessage(message);
    showCalled();
    if (message.channel_id !== world.here) showUnread();
    else showPosition();
  },
  gone(event) {
    removeMessage(event);
    showCalled();
  },
  channels: showChannels,
  commands: forgetCommands,
  workshop() {
    showTools();
    showBot();
  },
  traffic: showTraffic,
  passed: showTraffic,
};

const open = connect({
  hear(event) {
    change(event);
    REDRAW[event.type](event);
  },
  status(isConnected) {
    document.getElementById("status").textContent = isConnected ? "" : "Connection lost. Trying again …";
  },
});

addEventListener("hashchange", () => world.you && goTo(location.hash.slice(1)));
open(new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem(WHO) ?? "");

/** Be somebody else in this tab from now on. */
function become(name) {
  end();
  open(name);
}

function keep(name) {
  sessionStorage.setItem(WHO, name);
  const address = new URL(location.href);
  address.searchParams.set("as", name);
  history.replaceState(null, "", address);
}

/** Look at a channel, or at a message in it, "1/2"; if there is no such channel, stay, or begin with the first. */
function goTo(place) {
  const [wanted, message] = place.split("/");
  const { id } = [wanted, world.here].map(channelBy).find(Boolean) ?? world.channels[0];
  world.here = id;
  world.unread.delete(id);
  document.title = `${nameHere()} · ${world.you.name}`;
  document.getElementById("here").textContent = nameHere();
  showChannels();
  showHere();
  showPlace();
  showLog();
  showCalled();
  showTools();
  showPosition();
  if (!message || id !== wanted) return;
  history.replaceState(null, "", `#${id}`); // so that the same link leads there again
  seek(message);
}

function channelBy(wanted) {
  return world.channels.find(({ id }) => id === wanted);
}
