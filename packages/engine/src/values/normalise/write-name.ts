// A person's name as people write it: machine readable zones, cards and forms print in capitals what is no other name.

const particle = /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|ibn|ter|ten|zu|af|av|y|e)$/;
const ordinal = /^(?:II|III|IV|VI{0,3})$/;
/** A single letter is an initial, whatever it is written in. */
const capitals = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{M}'’.-]+,?$/u;

/** `DOE` → `Doe`, `John DOE` → `John Doe`; what has small letters of its own stays as it is. */
export function writeName(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (capitals.test(word) && !ordinal.test(word) && !isInitials(word) ? writeWord(word, at) : word))
    .join(' ');
}

/** `J.R.`, `JR` before a surname: letters that stand for names. */
const isInitials = (word: string): boolean => /^(?:\p{Lu}\.)+$/u.test(word);

function writeWord(word: string, at: number): string {
  const small = word.toLocaleLowerCase();
  if (at > 0 && particle.test(small)) return small;
  return small
    .replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
    .replace(/^Mc(?=\p{Ll}{3})\p{Ll}/u, (start) => `Mc${start.slice(2).toLocaleUpperCase()}`);
}
