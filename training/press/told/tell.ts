// Tells facts in the sentences of a kind of paper, each fact with the same value wherever it is told again.
import { isHeldOut, shapeOf } from '../captions/wording.ts';
import type { Composer, Entry } from '../composer.ts';
import { escapeHtml } from '../sheet.ts';
import { invent } from '../values/invent.ts';
import { makePerson } from '../world/people.ts';
import {
  amountsInWords,
  localValuesOf,
  type Nobodys,
  type Sentence,
  sentences,
  type Tongue,
  tongueOf,
} from './sentences.ts';

const titles: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Mr', 'Ms', 'Mrs', 'Mr.', 'Ms.', 'Dr.'],
  de: ['Herr', 'Frau', 'Herrn', 'Dr.'],
  fr: ['M.', 'Mme', 'Monsieur', 'Madame'],
  es: ['D.', 'D.ª', 'Sr.', 'Sra.', 'Don', 'Doña'],
  it: ['sig.', 'sig.ra', 'dott.', 'dott.ssa'],
  pt: ['Sr.', 'Sra.', 'Dr.', 'D.'],
  nl: ['dhr.', 'mevr.', 'de heer', 'mevrouw'],
  pl: ['Pan', 'Pani'],
  sv: ['herr', 'fru'],
};
const notTitled = new Set(['surname', 'given_names', 'birth_name']);
/** Fields told with the values of another one. */
const likeOthers: Readonly<Record<string, string>> = {
  signatory: 'full_name',
  signatory_title: 'job_title',
  position_applied_for: 'job_title',
  previous_position: 'job_title',
};
const days = ['first', 'second', '3rd', 'fifth', '12th', 'fifteenth', '21st', 'last'];
const months = ['January', 'March', 'May', 'July', 'September', 'November'];
const years = ['2019', 'two thousand and twenty', '2022', 'two thousand twenty-four'];

export class Teller {
  readonly tongue: Tongue;
  readonly #composer: Composer;
  readonly #told = new Map<string, string>();

  constructor(composer: Composer) {
    this.#composer = composer;
    this.tongue = tongueOf(composer.language, composer.world.locale.country);
  }

  /** Sentences of a kind in the language of the paper, in the order in which papers tell them. */
  choose(kind: string, least: number, most: number): Sentence[] {
    const { random, share } = this.#composer;
    const all = sentences.filter((sentence) => sentence.kind === kind);
    const local = all.filter(({ tongue }) => tongue === this.tongue);
    const known = local.length > 0 ? local : all.filter(({ tongue }) => tongue === 'en');
    const wanted = known.filter(
      ({ text }) => share.wordings === 'all' || isHeldOut(text) === (share.wordings === 'held-out'),
    );
    return random.some(wanted.length > 0 ? wanted : known, least, most);
  }

  /** A sentence with its facts marked; its heading, if it has one, is left to the caller when `headless`. */
  tell({ parts }: Sentence, headless = false): string {
    const { sheet } = this.#composer;
    let heading = '';
    const html = parts.map((part) => {
      if (part.type === 'text') return escapeHtml(part.text);
      if (part.type === 'fact') return this.#fact(part.field, part.other);
      if (part.type === 'nobodys') return this.#nobodys(part.what);
      heading = headless ? '' : `<b>${sheet.heading(part.text)}</b> `;
      return '';
    });
    return heading + sheet.prose(html.join('').trim());
  }

  /** Text for a fact on this paper. */
  text(field: string, other = false): string {
    const key = `${field}${other ? '!' : ''}`;
    const known = this.#told.get(key);
    if (known !== undefined) return known;
    const text = other
      ? this.#composer.about('official', () => this.#draw(likeOthers[field] ?? field))
      : this.#draw(field.startsWith('signatory') ? field : (likeOthers[field] ?? field));
    this.#told.set(key, text);
    return text;
  }

  /** Captions with values as the sentences tell them. */
  entries(fields: readonly string[]): Entry[] {
    return this.#composer
      .entries(fields)
      .map((entry) => (entry.field && entry.value !== '' ? { ...entry, value: this.text(entry.field) } : entry));
  }

  #draw(field: string): string {
    const { random } = this.#composer;
    const local = localValuesOf(field, this.tongue);
    const values = local.length > 0 || this.tongue === 'en' ? local : localValuesOf(field, 'en');
    return values.length > 0 && random.chance(0.8) ? random.pick(values) : this.#composer.text(field);
  }

  #fact(field: string, other: boolean): string {
    const { sheet } = this.#composer;
    const isPerson = shapeOf(field) === 'person_name' && !notTitled.has(field);
    const text = this.text(field, other);
    if (!isPerson) return sheet.value(text, field, null, other);
    return this.#titled(text, (name) => sheet.value(name, field, null, other));
  }

  #titled(name: string, mark: (name: string) => string): string {
    const { random } = this.#composer;
    const title = random.chance(0.12) ? `${random.pick(titles[this.tongue])} ` : '';
    return title + mark(random.chance(0.1) ? name.toUpperCase() : name);
  }

  #nobodys(what: Nobodys): string {
    const { random, sheet, style, world } = this.#composer;
    const draw = (shape: string) => sheet.value(invent(shape, world, style, ''), null);
    switch (what) {
      case 'words':
        return escapeHtml(random.pick(amountsInWords.get(this.tongue)!));
      case 'day':
        return escapeHtml(`${random.pick(days)} day of ${random.pick(months)} ${random.pick(years)}`);
      case 'name':
        return this.#titled(style.printName(makePerson(random, world.locale)), (name) =>
          sheet.value(name, null, null, true),
        );
      case 'number':
        return sheet.value(random.pattern(random.pick(['9', '99', '999', '9999999', 'A99'])), null);
      case 'amount':
        return draw('money');
      case 'firm':
        return draw('organisation');
      case 'place':
        return draw(random.pick(['city', 'address']));
      default:
        return draw(what);
    }
  }
}
