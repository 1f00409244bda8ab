// "Name, Vorname", "Cognome e nome", "Nombre y apellidos": a whole name in the order that its caption names the parts.
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Offer } from '../offers/offer.ts';
import type { Manner } from './planned-field.ts';

/** Undefined where the caption does not name both parts, or the name has one. */
export function inOrder({ descriptions }: AskedSlot, offer: Offer, { locale, offers }: Manner): string | undefined {
  const caption = descriptions.toSorted((a, b) => b.weight - a.weight)[0]?.text ?? '';
  const order = locale.languages.map((language) => orderIn(caption, language)).find((one) => one !== undefined);
  if (order === undefined) return undefined;
  const { surname, given } = partsOf(offer, offers);
  if (surname === undefined || given === undefined) return undefined;
  return order.isGivenFirst ? `${given} ${surname}` : `${surname}${order.hasComma ? ',' : ''} ${given}`;
}

interface Order {
  readonly isGivenFirst: boolean;
  readonly hasComma: boolean;
}

function orderIn(caption: string, language: WordedLanguage): Order | undefined {
  const { surnames, givens } = namesIn(language);
  const folded = foldText(caption);
  const words = [...folded.matchAll(/\p{L}+/gu)];
  const last = words.find(([word]) => surnames.has(word));
  const first = words.find(([word]) => givens.has(word));
  if (last === undefined || first === undefined) return undefined;
  const [from, to] = [Math.min(last.index, first.index), Math.max(last.index, first.index)];
  return { isGivenFirst: first.index < last.index, hasComma: folded.slice(from, to).includes(',') };
}

interface NameWords {
  readonly surnames: ReadonlySet<string>;
  readonly givens: ReadonlySet<string>;
}

const known = new Map<WordedLanguage, NameWords>();
/** In English the parts are called by one word of two: "Last, first". */
const english: NameWords = {
  surnames: new Set(['last', 'surname', 'family', 'surnames']),
  givens: new Set(['first', 'given', 'forename', 'forenames']),
};

/** Captions of one word; what both parts are called says nothing. */
function namesIn(language: WordedLanguage): NameWords {
  if (language === 'en') return english;
  const before = known.get(language);
  if (before) return before;
  const { captions } = readWordings(language);
  const single = (texts: readonly string[]) =>
    texts
      .map((text) =>
        foldText(text)
          .replace(/\(.*?\)|\/.*$/g, '')
          .trim(),
      )
      .filter((word) => /^\p{L}{2,}$/u.test(word));
  const surnames = new Set(single(captions.surname));
  const givens = new Set(single([...captions.given_names, ...captions.first_name]));
  const without = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
    new Set([...words].filter((word) => !others.has(word)));
  const words = { surnames: without(surnames, givens), givens: without(givens, surnames) };
  known.set(language, words);
  return words;
}

function partsOf(offer: Offer, offers: readonly Offer[]): { readonly surname?: string; readonly given?: string } {
  const isWhole = /^(?:full_name|name_last_first|name_first_last)$/.test(offer.fact);
  const find = (fact: string) => offers.find((other) => other.group === offer.group && other.fact === fact)?.value;
  const [surname, given] = isWhole ? [find('surname'), find('given_names')] : [];
  if (surname !== undefined && given !== undefined) return { surname, given };
  const split = normaliseName(offer.value);
  return split?.surname === undefined || split.given_names === undefined
    ? {}
    : { surname: split.surname, given: split.given_names };
}
