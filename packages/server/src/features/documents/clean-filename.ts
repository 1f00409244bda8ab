// The name of an upload as it is kept: only the last part of a path, nothing invisible, never empty.
const LONGEST = 255;
const fallback = 'document';
/** Control characters, and those that turn the direction of text around and so hide how a name ends. */
const hidden = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function cleanFilename(given: string | undefined): string {
  const last = (given ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(hidden, '').trim();
  if (name === '' || /^\.+$/.test(name)) return fallback;
  return name.length <= LONGEST ? name : shorten(name);
}

function shorten(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return (
    name
      .slice(0, LONGEST - ending.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + ending
  );
}
