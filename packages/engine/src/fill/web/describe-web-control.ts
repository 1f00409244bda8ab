// A control of a page as a blank of a form: the same descriptions, from better captions.
import type { PageControl } from '@oneform/contract';
import { type Heading, title } from '../form/find-headings.ts';
import type { FormSlot } from '../form/form-slot.ts';
import { type AskedSlot, type Description, shorten } from '../match/describe-slot.ts';
import { toldBeside } from '../match/told-beside.ts';
import { tokenise } from '../offers/tokenise.ts';
import { topicsIn, topicsOf } from '../offers/topics.ts';
import type { DatePart } from '../write/date-part.ts';
import { type AskedByToken, readAutocomplete } from './autocomplete.ts';
import { factOfCode } from './code-words.ts';
import type { AskedPart } from './date-parts.ts';
import { factOfOptions } from './listed-options.ts';
import type { AskedPhone } from './phone-parts.ts';
import { phraseOf } from './phrases.ts';
import { plainWords } from './plain-words.ts';

export interface AskedControl {
  readonly control: PageControl;
  readonly asked: AskedSlot;
  /** By its autocomplete token, which its makers chose from a closed list. */
  readonly token?: AskedByToken;
  readonly part?: DatePart;
  /** A list of dialling codes stands before it. */
  readonly hasDialling?: boolean;
}

/** Told of a control by those around it and by the words above it. */
export interface Around {
  readonly heading: Heading | undefined;
  readonly date?: AskedPart | undefined;
  readonly phone?: AskedPhone | undefined;
}

const weights = {
  token: 1,
  label: 0.99,
  aria: 0.99,
  placeholder: 0.97,
  title: 0.94,
  code: 0.92,
  before: 0.9,
  type: 0.95,
  options: 0.9,
};
/** Pages put `name` on any part of one. */
const VAGUE_TOKEN = 0.9;
/** Words behind a control are its own where nothing stands before it. */
const AFTER = 0.85;
/** A name in code is no more than a guess beside words for people that say something else. */
const CODE_BESIDE_WORDS = 0.8;

/** Of words before a control; a list that a page draws by itself is longer. */
const longestCaption = 150;

/** Rows in which the controls stand one below the other, in shares of a page. */
const row = { height: 0.02, pitch: 0.025 };

export function describeWebControl(
  control: PageControl,
  index: number,
  { heading, date, phone }: Around,
): AskedControl {
  const token: AskedByToken | undefined =
    phone?.part === undefined
      ? (readAutocomplete(control.autocomplete) ?? undefined)
      : { fact: 'phone', part: phone.part };
  const slot = toSlot(control, index);
  const descriptions =
    date !== undefined
      ? asking(date.question)
      : phone?.part === undefined
        ? describe(control, token)
        : asking(phraseOf('phone')!);
  const read = descriptions.filter(({ source }) => source !== 'name');
  return {
    control,
    asked: {
      slot,
      descriptions,
      heading,
      isTable: false,
      told: toldBeside(
        slot,
        read.map(({ text }) => text),
      ),
      label: shorten(read[0]?.text ?? slot.name),
    },
    ...(token === undefined ? {} : { token }),
    ...(date === undefined ? {} : { part: date.part }),
    ...(phone?.hasDialling ? { hasDialling: true } : {}),
  };
}

const asking = (question: string): Description[] => [
  { text: question, tokens: tokenise(question), weight: weights.placeholder, source: 'left' },
];

function describe(control: PageControl, token: AskedByToken | undefined): Description[] {
  const { label, aria_label, placeholder, title, before, after, kind, name, dom_id, options = [] } = control;
  const told: Description[] = [];
  let isUnanswerable = false;
  const add = (text: string | undefined, weight: number, source: Description['source']) => {
    const plain = plainWords(text ?? '');
    if (plain === undefined) isUnanswerable = true;
    else if (/\p{L}/u.test(plain) && tokenise(plain).length > 0)
      told.push({ text: plain, tokens: tokenise(plain), weight, source });
  };
  const inside = isExample(placeholder) ? undefined : placeholder;
  if (!isNarrowed(label, inside)) add(label, weights.label, 'left');
  if (aria_label !== label && !isNarrowed(aria_label, inside)) add(aria_label, weights.aria, 'left');
  add(inside, weights.placeholder, 'inside');
  const isBare = told.length === 0;
  add(title, isBare ? weights.title : weights.title * CODE_BESIDE_WORDS, 'left');
  const code = [name, dom_id].map((text) => (text === undefined ? undefined : factOfCode(text))).find(Boolean);
  const isNamed = told.length > 0;
  if (!isNamed && kind !== 'checkbox' && (before?.length ?? 0) <= longestCaption)
    add(before, code === undefined ? weights.before : AFTER, 'left');
  if (told.length === 0 && code === undefined) add(after, AFTER, 'right');
  if (code !== undefined) add(phraseOf(code), isNamed ? weights.code * CODE_BESIDE_WORDS : weights.code, 'name');
  const listed = options.length > 4 ? factOfOptions(options) : undefined;
  if (listed !== undefined) add(phraseOf(listed), weights.options, 'name');
  if (kind === 'email') add(phraseOf('email'), weights.type, 'name');
  if (kind === 'tel' && !isNamed && code === undefined) add(phraseOf('phone'), weights.type, 'name');
  if (token !== undefined) add(phraseOf(token.fact), token.fact === 'full_name' ? VAGUE_TOKEN : weights.token, 'name');
  return isUnanswerable ? [] : told;
}

/** "Name" over "First name": the words inside ask for a part of what the label names. */
function isNarrowed(label = '', inside = ''): boolean {
  const [whole, part] = [tokenise(label), new Set(tokenise(inside))];
  return whole.length < part.size && whole.every((token) => part.has(token));
}

/** "jane@example.com", "(555) 123-4567", "123 Main Street", "e.g. Main Street", "MM/DD/YYYY": shows how, and not what. */
const isExample = (text = '') =>
  /@\w|^\d+\s+\p{Lu}\p{Ll}|^[\d\s()+./-]*$|^(?:[dmyjat]{1,4}[\s./-]*){3}$|^(?:e\.?g\.?|ex|z\.?b|p\.?ex|example|for example|beispiel)[\s.:]/iu.test(
    text,
  );

function toSlot({ id, kind, name, dom_id, options = [], max_length }: PageControl, index: number): FormSlot {
  const y = index * row.pitch;
  const isChoice = kind === 'select' || kind === 'radio' || (kind === 'combobox' && options.length > 0);
  return {
    name: `${id} ${(name ?? dom_id ?? '').replaceAll('.', ' ')}`,
    kind: kind === 'checkbox' ? 'checkbox' : isChoice ? 'choice' : 'text',
    tooltip: '',
    widgets: [{ page: 1, box: [0.1, y, 0.5, y + row.height], option: 'on', isChecked: false }],
    value: '',
    ...(max_length === undefined ? {} : { maxLength: max_length }),
    isComb: false,
    isMultiline: kind === 'textarea',
    isReadOnly: false,
    isEditable: false,
    options: isChoice ? options.map(({ label }, at) => ({ state: String(at), label })) : [],
  };
}

/** "Create a new account", "Auto finance": what a shop calls itself and what one does there is no bank, car or new home. */
const saidByPages: ReadonlySet<string> = new Set(['bank', 'vehicle', 'property', 'loan', 'policy', 'next', 'mailing']);
const firms: ReadonlySet<string> = new Set(['employer', 'company', 'school']);
/** Words beside a firm in the heading of its particulars, and of jobs: "About your employer", "Company details", "Employment history". */
const ofParticulars: ReadonlySet<string> = new Set(
  `information info details detail data about profile name address contact phone history experience current previous past former last recent most first
second third next other another where do did who which what background educational professional school where attended attending attend`.split(
    /\s+/,
  ),
);

/** "Apply for this job", "University of Springfield": the page's own firm, which asks about the person. */
function toldByHeading(text: string): string[] {
  const said = [...topicsIn(text)].filter((topic) => !saidByPages.has(topic));
  const isOfFirm = tokenise(text).every(
    (token) => ofParticulars.has(token) || [...topicsOf([token])].some((topic) => firms.has(topic)),
  );
  return isOfFirm ? said : said.filter((topic) => !firms.has(topic));
}

/** One object for all controls under the same words, as blanks under one heading share it. */
export function headingsFor(controls: readonly PageControl[]): (Heading | undefined)[] {
  const known = new Map<string, Heading>();
  const topics = (texts: readonly string[]) =>
    new Set(texts.filter((text) => !title.test(text)).flatMap(toldByHeading));
  return controls.map(({ legends = [], headings = [] }) => {
    const over = [...legends, ...headings.slice(0, 1)].filter((one) => tokenise(one).length < 12);
    const text = over.join('. ');
    if (text === '') return undefined;
    const heading = known.get(text) ?? {
      text,
      page: 1,
      box: [0, 0, 1, 0] as const,
      tokens: tokenise(text),
      topics: topics(over),
    };
    known.set(text, heading);
    return heading;
  });
}
