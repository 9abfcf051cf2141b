"""`python -m tests.render.golden`: draw the golden pictures anew."""

from tests.render.golden import claustrophobia, front_page, rewrite

if __name__ == "__main__":
    rewrite()
    claustrophobia.rewrite()
    front_page.rewrite()
