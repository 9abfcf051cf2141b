/** Starts the page: who this tab is, which channel it looks at, and what to redraw when something happens. */

import { connect } from "./actions.js";
import { dropCommand, forgetCommands, showPlace } from "./composer.js";
import { resumeListening, showBot, showPosition, showTraffic } from "./developer-panel.js";
import { goToMessage, removeMessage, showLog, showMessage } from "./message-log.js";
import { showCalled, showChannels, showHere, showPeople, showUnread } from "./sidebar.js";
import { showToolbar } from "./toolbar.js";
import { applyEvent, nameHere, world } from "./world.js";

const WHO = "who";

/** What to redraw after each kind of event. */
const REDRAW = {
  world() {
    rememberPerson(world.you.name);
    forgetCommands();
    showPeople(switchPerson);
    resumeListening();
    goTo(location.hash.slice(1));
  },
  message({ message }) {
    showMessage(message);
    showCalled();
    if (message.channel_id !== world.here) showUnread();
    else showPosition();
  },
  message_deleted(event) {
    removeMessage(event);
    showCalled();
  },
  channels: showChannels,
  commands: forgetCommands,
  developer_tools() {
    showToolbar();
    showBot();
  },
  traffic: showTraffic,
  traffic_entry: showTraffic,
};

const connectAs = connect({
  onEvent(event) {
    applyEvent(event);
    REDRAW[event.type](event);
  },
  onStatus(isConnected) {
    document.getElementById("status").textContent = isConnected ? "" : "Connection lost. Trying again …";
  },
});

addEventListener("hashchange", () => world.you && goTo(location.hash.slice(1)));
connectAs(new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem(WHO) ?? "");

/** Be somebody else in this tab from now on. */
function switchPerson(name) {
  dropCommand();
  connectAs(name);
}

function rememberPerson(name) {
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
  showToolbar();
  showPosition();
  if (!message || id !== wanted) return;
  history.replaceState(null, "", `#${id}`); // so that the same link leads there again
  goToMessage(message);
}

function channelBy(wanted) {
  return world.channels.find(({ id }) => id === wanted);
}
