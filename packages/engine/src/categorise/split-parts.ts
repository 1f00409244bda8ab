// Tells the documents of one file apart: where a page begins something else, and which pages go on with what was begun.
import type { DocumentType } from '@oneform/contract';
import type { CategorisedPart } from '#facts.ts';
import type { Page } from '#read-document.ts';
import { decideType, type TypeDecision } from './decide-type.ts';
import { type PageScores, scorePage } from './score-page.ts';

interface Draft {
  readonly pages: Page[];
  readonly scores: PageScores[];
}

/** A page of another type begins a new document only when it is this sure of itself. */
const SURE = 0.6;
/** Cards and one-page forms: what follows them is not their second page, unless it is of the same type. */
const singlePage: ReadonlySet<DocumentType> = new Set([
  'passport',
  'id_card',
  'drivers_license',
  'visa',
  'residence_permit',
  'tax_form_w2',
  'pay_stub',
  'receipt',
  'diploma',
  'vehicle_registration',
]);

export function splitParts(pages: readonly Page[]): CategorisedPart[] {
  const drafts: Draft[] = [];
  for (const page of pages) {
    const scores = scorePage(page);
    const last = drafts.at(-1);
    if (last && !beginsAnother(last, page, scores)) {
      last.pages.push(page);
      last.scores.push(scores);
    } else drafts.push({ pages: [page], scores: [scores] });
  }
  return drafts.map((draft) => ({ ...decideDraft(draft), pages: draft.pages.map((page) => page.number) }));
}

function beginsAnother(draft: Draft, page: Page, scores: PageScores): boolean {
  const so = decideDraft(draft);
  const own = decideType(scores.points);
  const folio = readFolio(page);
  const before = readFolio(draft.pages.at(-1)!);
  if (folio && before && folio.of === before.of && folio.page === before.page + 1) return false;
  if (folio?.page === 1 && before) return true;
  if (own.type === so.type)
    return scores.titled.has(own.type) && singlePage.has(own.type) && own.type !== 'passport' && own.type !== 'id_card';
  if (own.type !== 'other')
    return own.confidence >= (scores.titled.has(own.type) ? SURE : SURE + 0.15) && !isFamiliar(draft, own.type);
  if (so.type === 'other') return false;
  return singlePage.has(so.type) && hasOwnBody(page);
}

/** Later pages of a policy or a lease may look like a letter or a form; they belong to what was begun unless their title says otherwise. */
function isFamiliar(draft: Draft, type: DocumentType): boolean {
  const rank = draft.scores[0]!.points;
  return rank[type] >= 0.85 * Math.max(...Object.values(rank));
}

function hasOwnBody(page: Page): boolean {
  return page.text.replace(/\s/g, '').length > 60;
}

/** All pages together: the first counts most, since titles stand there. */
function decideDraft(draft: Draft): TypeDecision {
  const [first, ...rest] = draft.scores;
  const points = { ...first!.points };
  for (const scores of rest)
    for (const [type, score] of Object.entries(scores.points))
      points[type as DocumentType] += (0.35 * score) / rest.length;
  return decideType(points);
}

/** `Page 2 of 4`, `Seite 2 von 4`, `2/4` on a line of its own. */
function readFolio(page: Page): { page: number; of: number } | undefined {
  const match =
    /\b(?:page|seite|página|pagina|strona|side|sida|pág\.?)\s*:?\s*(\d{1,3})\s*(?:of|von|de|di|van|z|av|af|sur|\/)\s*(\d{1,3})\b/i.exec(
      page.text,
    ) ?? /^\s*(\d{1,3})\s*\/\s*(\d{1,3})\s*$/m.exec(page.text);
  if (!match) return undefined;
  const [at, of] = [Number(match[1]), Number(match[2])];
  return at >= 1 && at <= of && of > 1 ? { page: at, of } : undefined;
}
