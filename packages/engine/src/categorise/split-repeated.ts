// The same kind of paper again in one file: another month, another person, a second card on the same picture. Each is a document of its own.
import type { DocumentType } from '@oneform/contract';
import { unionOfBoxes } from '#document/box.ts';
import type { CategorisedDocument, CategorisedPart } from '#document/facts.ts';
import { partOfPage } from '#document/part-of-page.ts';
import type { Box, Page } from '#document/read-document.ts';
import { isSameFormAgain } from './is-same-form.ts';
import { readFolio } from './read-folio.ts';

/** Papers that one has several of, each about one month, one sale or one person. Forms and contracts go on over their pages. */
const single: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'pay_stub',
  'bank_statement',
  'invoice',
  'receipt',
  'utility_bill',
  'drivers_license',
  'id_card',
  'passport',
  'residence_permit',
  'visa',
  'tax_form_w2',
  'tax_form_1099',
  'vehicle_registration',
  'employment_letter',
]);

/** Pure. A document that holds no paper twice stays as it is. */
export function splitRepeated(categorised: CategorisedDocument): CategorisedDocument {
  const { read } = categorised;
  const parts = categorised.parts.flatMap((part) => {
    if (!single.has(part.type)) return [part];
    const pages = read.pages.filter(({ number }) => part.pages.includes(number));
    return splitPages(part, pages).flatMap((one) => {
      const [page, ...others] = pages.filter(({ number }) => one.pages.includes(number));
      return page && others.length === 0 ? splitPage(one, page) : [one];
    });
  });
  return parts.length === categorised.parts.length ? categorised : { ...categorised, parts };
}

/** A page that asks the same as the one that began the document, and answers otherwise, begins the next one. */
function splitPages(part: CategorisedPart, pages: readonly Page[]): CategorisedPart[] {
  const documents: Page[][] = [];
  for (const page of pages) {
    const current = documents.at(-1);
    const folio = readFolio(page);
    const goesOn = folio !== undefined && folio.page > 1;
    if (current && (goesOn || !isSameFormAgain(current[0]!, page))) current.push(page);
    else documents.push([page]);
  }
  return documents.length === 1
    ? [part]
    : documents.map((own) => ({ ...part, pages: own.map(({ number }) => number) }));
}

/** More on one picture are told apart by nobody. */
const maxOnPage = 6;

function splitPage(part: CategorisedPart, page: Page): CategorisedPart[] {
  if (page.width <= 0 || page.height <= 0) return [part];
  const regions = divide(page, [0, 0, 1, 1], maxOnPage);
  return regions.length === 1 ? [part] : regions.map((region) => ({ ...part, region }));
}

function divide(page: Page, region: Box, max: number): Box[] {
  if (max < 2) return [region];
  const own = partOfPage(page, region);
  for (const [first, second] of cutsOf(own, region)) {
    if (!isSameFormAgain(partOfPage(page, first), partOfPage(page, second))) continue;
    const before = divide(page, first, max - 1);
    return [...before, ...divide(page, second, max - before.length)];
  }
  return [region];
}

/** Share of the region: what lies nearer to its edge is no paper of its own. */
const margin = 0.2;

/** Down the middle where no line crosses, and across above a line that is the first ones' again. */
function cutsOf({ lines }: Page, [x0, y0, x1, y1]: Box): (readonly [Box, Box])[] {
  if (lines.length === 0) return [];
  const [left, , right] = unionOfBoxes(lines.map(({ box }) => box));
  const down = lines
    .map(({ box }) => box[0])
    .filter((x) => x > left + margin * (right - left) && x < right - margin * (right - left))
    .filter((x) => lines.every(({ box }) => box[2] <= x || box[0] >= x))
    .map((x): readonly [Box, Box] => [
      [x0, y0, x, y1],
      [x, y0, x1, y1],
    ]);
  const sorted = lines.toSorted((a, b) => a.box[1] - b.box[1]);
  const titles = new Set(sorted.slice(0, 3).map(({ text }) => text.toLowerCase()));
  const across = sorted
    .slice(3)
    .filter(({ text }) => titles.has(text.toLowerCase()))
    .map(({ box }) => box[1])
    .filter((y) => lines.every(({ box }) => (box[1] + box[3]) / 2 < y || box[1] >= y))
    .map((y): readonly [Box, Box] => [
      [x0, y0, x1, y],
      [x0, y, x1, y1],
    ]);
  return [...new Map([...down, ...across].map((cut) => [cut[1].join(' '), cut])).values()];
}
