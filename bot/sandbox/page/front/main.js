/** Starts the page: who this tab is, which channel it looks at, and what to redraw when something happens. */

import { connect } from "./act.js";
import { end, forgetCommands, showPlace } from "./composer.js";
import { removeMessage, showLog, showMessage } from "./log.js";
import { showCalled, showChannels, showPeople } from "./sidebar.js";
import { change, channelName, world } from "./world.js";

const WHO = "who";

/** What to redraw after each kind of event. */
const REDRAW = {
  world() {
    keep(world.you.name);
    forgetCommands();
    showPeople(become);
    goTo(location.hash.slice(1));
  },
  message({ message }) {
    showMessage(message);
    showCalled();
    if (message.channel_id !== world.here) showChannels();
  },
  gone(event) {
    removeMessage(event);
    showCalled();
  },
  channels: showChannels,
  commands: forgetCommands,
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
  document.querySelector("#people :checked").focus();
  open(name);
}

function keep(name) {
  sessionStorage.setItem(WHO, name);
  const address = new URL(location.href);
  address.searchParams.set("as", name);
  history.replaceState(null, "", address);
}

/** Look at a channel; one that does not exist is the first one. */
function goTo(id) {
  world.here = world.channels.some((channel) => channel.id === id) ? id : world.channels[0].id;
  world.unread.delete(world.here);
  document.title = `${channelName(world.here)} · ${world.you.name}`;
  document.getElementById("here").textContent = channelName(world.here);
  showChannels();
  showPlace();
  showLog();
  showCalled();
}
