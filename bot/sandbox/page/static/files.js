/** Files that a person puts into options: each goes to the server first, and the option then names it by its id. */

/** The options with files replaced by what names them; throws with a sentence if the server does not take one. */
export async function uploaded(options) {
  const named = Object.entries(options).map(async ([name, value]) => [
    name,
    value instanceof File ? await upload(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(named));
}

async function upload(file) {
  const address = `/uploads?name=${encodeURIComponent(file.name)}`;
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => null);
  if (!answer?.ok) throw new Error(`${file.name} could not be sent.`);
  return { kind: "file", id: (await answer.json()).id };
}
