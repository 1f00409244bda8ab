// Public blank forms filled with invented people, as a file and as a scan of it, with the captions and values that are beyond doubt.
import { PDFDocument, type PDFFont, type PDFForm, PDFTextField, StandardFonts } from '@cantoo/pdf-lib';
import type { FormField, Page, Word } from '@oneform/engine/page-model';
import { findCaption } from '../../training/forms/find-caption.ts';
import { guessField } from '../../training/forms/guess-field.ts';
import { Composer } from '../../training/press/composer.ts';
import { Random } from '../../training/press/random.ts';
import { shares } from '../../training/press/shares.ts';
import type { TruePairs } from './score-pairs.ts';

export interface FilledForm extends TruePairs {
  readonly bytes: Uint8Array;
}

/** A page with fewer asks for nothing worth reading. */
const fewestFields = 4;
const maxPages = 2;
/** Points: typing is no larger on forms, and what is narrower holds a digit or two. */
const largest = 10;
const narrow = 30;
const short = 110;
const shareLeftEmpty = 0.12;

/** `pages`: the form as it was read while blank. Null: nothing on it can be filled. */
export async function fillWithInvented(
  bytes: Uint8Array,
  pages: readonly Page[],
  seed: number,
): Promise<FilledForm | null> {
  const composer = american(new Random(seed));
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  const form = document.getForm();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const kept = pages.filter(({ fields }) => fields.length >= fewestFields).slice(0, maxPages);
  const counts = Map.groupBy(
    kept.flatMap(({ fields }) => fields),
    ({ name }) => name,
  );
  const pairs: { caption: string; value: string }[] = [];
  const uncertain: string[] = [];
  for (const page of kept) {
    const printed = page.lines.flatMap(({ words }) => words);
    const unit = middleHeight(printed);
    const captions = new Set<string>();
    for (const field of page.fields) {
      if (field.kind !== 'text' || counts.get(field.name)!.length > 1 || composer.random.chance(shareLeftEmpty))
        continue;
      const asked = findCaption(printed, field.box, unit);
      const caption = asked?.map((at) => printed[at]!.text).join(' ') ?? '';
      const value = writeInto(form, font, { ...field, label: `${field.label} ${caption}` }, page, composer);
      if (!value) continue;
      const key = asked?.join();
      // A caption that asks for a second blank cannot be shared out.
      if (!asked || captions.has(key!)) uncertain.push(value);
      else pairs.push({ caption, value });
      if (key) captions.add(key);
    }
  }
  if (pairs.length === 0) return null;
  form.updateFieldAppearances(font);
  form.flatten();
  for (let number = document.getPageCount(); number > 0; number--)
    if (!kept.some((page) => page.number === number)) document.removePage(number - 1);
  return { pairs, uncertain, bytes: await document.save() };
}

function writeInto(form: PDFForm, font: PDFFont, field: FormField, page: Page, composer: Composer): string | undefined {
  const found = form.getFieldMaybe(field.name);
  if (!(found instanceof PDFTextField) || found.isPassword()) return undefined;
  const [width, height] = [(field.box[2] - field.box[0]) * page.width, (field.box[3] - field.box[1]) * page.height];
  const size = Math.min(largest, Math.round(height * 0.7));
  if (size < 5 || width < 2 * size) return undefined;
  const { field: guessed, other } = guessField(field.name, field.label);
  const draw = (): string => (guessed ? composer.text(guessed) : filler(composer, width));
  const text = other ? composer.about('spouse', draw) : draw();
  const max = found.getMaxLength();
  const fitting = max !== undefined && text.length > max ? composer.random.pattern('9'.repeat(max)) : text;
  const words = fitting.split(/\s+/).filter((word) => word && canPrint(font, word));
  while (words.length > 0 && font.widthOfTextAtSize(words.join(' '), size) > width - 4) words.pop();
  const value = words.join(' ');
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  try {
    found.setText(value);
    found.setFontSize(size);
  } catch {
    return undefined;
  }
  return value;
}

function canPrint(font: PDFFont, word: string): boolean {
  try {
    font.encodeText(word);
    return true;
  } catch {
    return false;
  }
}

function filler(composer: Composer, width: number): string {
  const { random, style } = composer;
  if (width < narrow) return String(random.int(0, 99));
  if (width >= short) return (random.chance(0.5) && composer.invented().value) || composer.note();
  return random.chance(0.7)
    ? style
        .printMoney(random.pick([random.between(5, 900), Math.round(random.between(100, 90_000))]))
        .replace(/[^\d.,-]/g, '')
    : random.pattern('999999');
}

/** The forms are American, so are the people who fill them. */
function american(random: Random): Composer {
  for (;;) {
    const composer = new Composer(random, shares.train!);
    if (composer.world.locale.country === 'US') return composer;
  }
}

function middleHeight(words: readonly Word[]): number {
  const heights = words.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0.01;
}
