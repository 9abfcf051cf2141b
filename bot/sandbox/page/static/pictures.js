/** Pictures of a message: a gallery, and a viewer that shows them large and pages through. */

import { element, visuallyHidden } from "./dom.js";

/** How high a picture that stands alone may be in Discord's client. */
const HIGHEST = 350;

/** The gallery for pictures, each `{url, alt, width, height}`; with its size a picture has its room before it loads. */
export function gallery(pictures) {
  const shown = pictures.map(({ url, alt, width, height }, position) =>
    element(
      "button",
      { type: "button", class: "picture", click: () => openViewer(pictures, position) },
      element("img", { src: url, alt: alt ?? "", ...room(width, height), loading: width ? "lazy" : null }),
      visuallyHidden(alt ? "Open large" : `Open picture ${position + 1} large`),
    ),
  );
  return element("div", { class: "gallery", "data-count": pictures.length }, ...shown);
}

/** The size of a picture, or what of it a picture that stands alone may have. */
function room(width, height) {
  if (!height) return {};
  const part = Math.floor(width * Math.min(1, HIGHEST / height));
  return { width: part, height: Math.round((height * part) / width) };
}

/** Let an edited message show its old pictures until the new ones have loaded, and the same ones without a break. */
export function keepPictures(old, made) {
  const before = [...old.querySelectorAll(".picture img")];
  [...made.querySelectorAll(".picture img")].forEach((image, position) => {
    const kept = before[position];
    if (!kept) return;
    image.replaceWith(kept);
    for (const { name, value } of image.attributes)
      if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  });
}

function openViewer(pictures, start) {
  let position = start;
  const image = element("img", { alt: "" });
  const caption = element("p", { tabindex: 0, "aria-label": "What the picture shows" });
  const count = element("output", {});
  const turn = (step) => {
    position = (position + step + pictures.length) % pictures.length;
    const { url, alt } = pictures[position];
    Object.assign(image, { src: url, alt: alt ?? "" });
    caption.textContent = alt ?? "";
    count.textContent = pictures.length > 1 ? `${position + 1} of ${pictures.length}` : "";
  };
  const steps = { ArrowLeft: -1, ArrowRight: 1 };
  const dialog = element(
    "dialog",
    {
      class: "viewer",
      "aria-label": "Picture",
      close: () => dialog.remove(),
      click: ({ target }) => target === dialog && dialog.close(),
      keydown: ({ key }) => key in steps && turn(steps[key]),
    },
    element(
      "header",
      {},
      count,
      button("Close", "✕", () => dialog.close()),
    ),
    element(
      "figure",
      {},
      pictures.length > 1 && button("Previous picture", "‹", () => turn(-1)),
      image,
      pictures.length > 1 && button("Next picture", "›", () => turn(1)),
    ),
    caption,
  );
  turn(0);
  document.body.append(dialog);
  dialog.showModal();
}

function button(label, sign, click) {
  return element("button", { type: "button", class: "round", "aria-label": label, click }, sign);
}
