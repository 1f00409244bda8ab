// Does a fact say what the truth says? By the fact's own type, forgiving what is writing and nothing else.
import { type Fact, factOf } from '@oneform/engine';

const SAME_WORDS = 0.9;

/** Or by another name of the same thing: a passport's number is the number of that document. */
export function isNamed(wanted: string, name: string): boolean {
  const { scoredAs } = factOf(wanted) ?? {};
  return name === wanted || (scoredAs !== undefined && factOf(name)?.scoredAs === scoredAs);
}

export function saysSame(fact: Pick<Fact, 'type' | 'value'>, wanted: string): boolean {
  const said = toText(fact.value);
  if (squash(said) === squash(wanted)) return squash(wanted) !== '';
  switch (fact.type) {
    case 'money':
    case 'number':
      return Number.isFinite(amount(wanted)) && Math.abs(amount(said) - amount(wanted)) < 0.005;
    case 'phone':
      return digits(wanted).length >= 7 && digits(said).slice(-9) === digits(wanted).slice(-9);
    case 'name':
      return words(said).toSorted().join(' ') === words(wanted).toSorted().join(' ');
    case 'address':
    case 'list':
      return overlap(words(said), words(wanted)) >= SAME_WORDS;
    case 'country':
      return isSameCountry(said, wanted);
    case 'code':
      // One letter stands for the whole word: M, F.
      return squash(said).length === 1 && squash(wanted).startsWith(squash(said));
    default:
      return false;
  }
}

const toText = (value: Fact['value']) =>
  typeof value === 'string' ? value : value.flatMap((record) => Object.values(record)).join(' ');

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const squash = (text: string) => words(text).join('');
const digits = (text: string) => text.replace(/\D/g, '');
const amount = (text: string) => Number(/-?[\d,]*\.?\d+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);

/** Dice's coefficient over words. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [new Set(a), new Set(b)];
  return (2 * [...left].filter((word) => right.has(word)).length) / Math.max(1, left.size + right.size);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Codes against names and adjectives: `ITA`, `IT`, `Italian`, `Italy`. */
function isSameCountry(said: string, wanted: string): boolean {
  const spell = (text: string) =>
    squash(/^[A-Za-z]{2}$/.test(text) ? (countries.of(text.toUpperCase()) ?? text) : text);
  const [a, b] = [spell(said), spell(wanted)];
  return a.length >= 3 && b.length >= 3 && a.slice(0, 3) === b.slice(0, 3);
}
