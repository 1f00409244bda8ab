// Names whose surname begins with a small word of the German, Dutch and Nordic languages: `Ludwig von und zu Falkenberg`, `Jan vd Steen`.
import type { SplitName } from './split-by-surnames.ts';

/** In small letters, as they are printed in the middle of a name. */
const begins = /^(?:van|von|vom|vd|v\.d\.|zum|zur|zu|ter|ten|te|af|av|in['’]t|op|uit)$/;

/** `Anneke de Vries-van Dam`: a second surname goes on behind the hyphen, so that the first word of the kind begins the first. */
const goesOn = /-(?:van|von|de|der|den|ter|ten)\s/;
const article = /^(?:de|den|der)$/;

/** Null where no such word stands between two others. */
export function splitByParticle(bare: string): SplitName | null {
  const words = bare.split(/\s+/);
  const isDouble = goesOn.test(bare);
  const at = words.findIndex((word, index) => index > 0 && (begins.test(word) || (isDouble && article.test(word))));
  if (at < 1 || at === words.length - 1 || words.slice(0, at).some((word) => !/^\p{Lu}/u.test(word))) return null;
  return { given_names: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}
