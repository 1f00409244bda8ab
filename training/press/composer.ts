// Drawing context of one paper: its sheet, its household, its looks and its language.
import { inventCaption, shapeOfNoun } from './captions/invent-caption.ts';
import { pickQuestion, shapeOf, type Wordings, wordField } from './captions/wording.ts';
import { inCase, type Look, pickLook } from './look.ts';
import type { Random } from './random.ts';
import { type Marked, Sheet } from './sheet.ts';
import { invent, phrases } from './values/invent.ts';
import { printField, seenFrom } from './values/print-field.ts';
import { makeStyle, type Style } from './values/style.ts';
import type { Language } from './world/locales.ts';
import { makeWorld, type World } from './world/world.ts';

/** A caption and what answers it. */
export interface Entry {
  readonly caption: string;
  /** Empty where nothing was filled in. */
  readonly value: string;
  readonly field: string | null;
  /** Answers to tick, and which of them are ticked; `value` is empty then. */
  readonly options?: readonly string[];
  readonly ticked?: readonly boolean[];
}

/** The layouts that may be drawn: those to learn from, or those kept for validation as well. */
export interface Share {
  readonly wordings: Wordings;
  readonly layouts: 'train' | 'held-out' | 'all';
}

const yesNo: Partial<Record<Language, readonly string[]>> = {
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  es: ['Sí', 'No'],
  it: ['Sì', 'No'],
  pt: ['Sim', 'Não'],
  nl: ['Ja', 'Nee'],
};
const choices: readonly (readonly string[])[] = [
  ['Male', 'Female'],
  ['Single', 'Married', 'Divorced'],
  ['Own', 'Rent', 'Other'],
  ['Full-time', 'Part-time'],
  ['Checking', 'Savings'],
  ['New', 'Renewal', 'Replacement'],
  ['House', 'Apartment', 'Condo', 'Mobile Home'],
  ['Cash', 'Check', 'Credit card'],
  ['Daily', 'Weekly', 'Monthly'],
  ['Individual', 'Corporation', 'Partnership', 'Other'],
];

export class Composer {
  readonly random: Random;
  readonly share: Share;
  readonly sheet = new Sheet();
  readonly look: Look;
  readonly language: Language;
  readonly style: Style;
  /** A page that goes on where another one ended: it has no title and no sender. */
  readonly later: boolean;
  #world: World;
  #number = 0;

  constructor(random: Random, share: Share) {
    this.random = random;
    this.share = share;
    this.#world = makeWorld(random);
    this.style = makeStyle(random, this.#world.locale);
    this.look = pickLook(random);
    this.later = random.chance(0.13);
    this.language = random.chance(0.12) ? 'en' : this.#world.locale.language;
  }

  get world(): World {
    return this.#world;
  }

  /** Draws a part of the paper that is about somebody else, a spouse or a witness. */
  about<T>(other: 'spouse' | 'child' | 'friend' | 'official', draw: () => T): T {
    const world = this.#world;
    this.#world = seenFrom(world, world[other]);
    this.sheet.aboutOther = true;
    try {
      return draw();
    } finally {
      this.#world = world;
      this.sheet.aboutOther = false;
    }
  }

  text(field: string): string {
    return printField(field, shapeOf(field), this.#world, this.style);
  }

  entry(field: string, filled = !this.random.chance(this.look.empty)): Entry {
    return {
      caption: this.#dress(wordField(field, this.language, this.random, this.share.wordings)),
      value: filled ? this.text(field) : '',
      field,
    };
  }

  entries(fields: readonly string[]): Entry[] {
    return fields.map((field) => this.entry(field));
  }

  /** A caption of no field of ours, with something that may answer it. */
  invented(): Entry {
    const { text, about } = inventCaption(this.random);
    const shape = shapeOfNoun(about, this.random);
    const filled = !this.random.chance(this.look.empty);
    return { caption: this.#dress(text), value: filled ? invent(shape, this.#world, this.style, '') : '', field: null };
  }

  question(): Entry {
    const { field, type, text } = pickQuestion(this.random, this.share.wordings);
    const caption = this.#dress(text);
    if (type === 'boolean' || type === 'select') return this.#ticks(caption, field, type === 'boolean');
    if (this.random.chance(this.look.empty)) return { caption, value: '', field };
    const shape = field
      ? shapeOf(field)
      : ({ date: 'date', number: 'number', email: 'email', url: 'url' }[type] ?? 'words');
    return { caption, value: field ? this.text(field) : invent(shape, this.#world, this.style, ''), field };
  }

  caption({ caption, field }: Entry): Marked {
    const ended =
      this.random.chance(this.look.colonShare) && !/[?:.]$/.test(caption) ? caption + this.look.colon : caption;
    const { id, html } = this.sheet.caption(ended, field);
    return { id, html: `<span class="c">${html}</span>` };
  }

  value({ value, field, options, ticked }: Entry, caption: number | null): string {
    if (options) return this.#options(options, ticked ?? [], field, caption);
    return value === '' ? '' : `<span class="v">${this.sheet.value(value, field, caption)}</span>`;
  }

  /** Name and address as they stand in letterheads and windows of envelopes: no caption, one line each. */
  block(
    name: { text: string; field: string | null },
    lines: readonly string[],
    address: string | null,
    caption: number | null = null,
  ): string {
    const first = this.sheet.value(name.text, name.field, caption);
    return `<div>${first}</div>${lines.length > 0 ? `<div>${this.sheet.value(lines.join('\n'), address, caption)}</div>` : ''}`;
  }

  title(text: string): string {
    return this.sheet.heading(inCase(text, this.random.pick(['title', 'title', 'upper', 'sentence'])));
  }

  #options(
    options: readonly string[],
    ticked: readonly boolean[],
    field: string | null,
    caption: number | null,
  ): string {
    const after = this.random.chance(0.15);
    const drawn = options.map((option, index) => {
      const tick = this.sheet.tick(ticked[index] === true);
      const text = ticked[index] ? this.sheet.value(option, field, caption) : this.sheet.other(option);
      return `<span class="o">${after ? `${text} ${tick}` : `${tick} ${text}`}</span>`;
    });
    return drawn.join(' ');
  }

  #ticks(caption: string, field: string | null, boolean: boolean): Entry {
    const options = boolean ? (yesNo[this.language] ?? ['Yes', 'No']) : this.random.pick(choices);
    const chosen = this.random.chance(this.look.empty) ? -1 : this.random.int(0, options.length - 1);
    return { caption, value: '', field, options, ticked: options.map((_, index) => index === chosen) };
  }

  /** Case, numbering, hints in brackets and the short forms that space asks for. */
  #dress(wording: string): string {
    const { random } = this;
    let text = inCase(wording, random.chance(0.93) ? this.look.captionCase : 'title');
    if (random.chance(0.08)) text = shorten(text);
    if (random.chance(0.05) && /date/i.test(text))
      text += ` ${random.pick(['(mm/dd/yyyy)', '(MM/DD/YYYY)', '(dd.mm.yyyy)', '(YYYY-MM-DD)', '(month, day, year)'])}`;
    else if (random.chance(0.04))
      text += ` ${random.pick(['(if any)', '(optional)', '*', '(see instructions)', '(print)', '(required)', '(if different)', '(as shown on ID)', '(1)', '(include area code)'])}`;
    if (!this.look.numbered) return text;
    this.#number++;
    return `${random.pick([`${this.#number}.`, `${this.#number}`, `${this.#number})`, `${this.#number}a`])} ${text}`;
  }

  note(): string {
    return this.random.pick(phrases);
  }
}

const shorten = (text: string): string =>
  text
    .replace(/\bNumber\b/i, 'No.')
    .replace(/\bAddress\b/i, 'Addr.')
    .replace(/\bTelephone\b/i, 'Tel.')
    .replace(/\bDepartment\b/i, 'Dept.')
    .replace(/\bAccount\b/i, 'Acct.')
    .replace(/\bAmount\b/i, 'Amt.')
    .replace(/\bDate of Birth\b/i, 'DOB')
    .replace(/\bExpiration\b/i, 'Exp.');
