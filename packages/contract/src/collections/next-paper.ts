// Finds the kind of paper that would answer most of the missing fields, and why the papers that are there do not.
import { parseFactReference } from '../templates/fact-reference.ts';
import type { FieldDefinition, FieldPerson } from '../templates/field-definition.ts';
import type { ExpectedDocument, Section } from '../templates/template.ts';
import type { MissingField, PaperThere } from './collection.ts';
import { fieldAt } from './field-at.ts';
import { joinPath, parsePath } from './field-path.ts';

export interface NextPaper {
  readonly paper: ExpectedDocument;
  /** The missing fields that it usually answers. */
  readonly fields: readonly MissingField[];
}

/** People whose own papers would be needed: the applicant's passport says nothing about the spouse's. */
const relatives: ReadonlySet<FieldPerson | undefined> = new Set<FieldPerson>([
  'spouse',
  'parent',
  'child',
  'guardian',
  'co_applicant',
]);

/** The field and the groups around it, from the outside in. */
function fieldsAlong(sections: readonly Section[], path: string): FieldDefinition[] {
  const keys = parsePath(path);
  return keys.flatMap((_, index) => fieldAt(sections, joinPath(...keys.slice(0, index + 1))) ?? []);
}

/** A leaf is answered by its own facts, or by the composite fact of its group, as a whole address. */
function isAnsweredBy({ document_type, yields }: ExpectedDocument, along: readonly FieldDefinition[]): boolean {
  const names = along.flatMap(({ facts = [], atomic }) => [
    ...facts
      .map(parseFactReference)
      .filter(({ documentType }) => documentType === undefined || documentType === document_type)
      .map(({ name }) => name),
    ...(atomic === undefined ? [] : [atomic]),
  ]);
  return names.some((name) => yields.includes(name));
}

export interface PaperQuestion {
  readonly sections: readonly Section[];
  readonly missing: readonly MissingField[];
  readonly papers: readonly ExpectedDocument[];
  readonly there: readonly PaperThere[];
}

const isThere = ({ there }: PaperQuestion, type: string) =>
  there.some(({ document_types }) => document_types.includes(type));

/** One that is not there yet; of equals the one that the template names first; undefined when none would answer anything. */
export function findNextPaper(asked: PaperQuestion): NextPaper | undefined {
  let best: NextPaper | undefined;
  for (const next of findUsefulPapers(asked)) {
    if (isThere(asked, next.paper.document_type)) continue;
    if (next.fields.length > (best?.fields.length ?? 0)) best = next;
  }
  return best;
}

export type ExplainedPaper = PaperThere & { readonly reason: NonNullable<PaperThere['reason']> };

/** Those that could answer something that is missing, or that nobody could open, and say why they do not. */
export function explainPapers(asked: PaperQuestion): ExplainedPaper[] {
  const useful = new Set<string>(findUsefulPapers(asked).map(({ paper }) => paper.document_type));
  return asked.there.filter(
    (paper): paper is ExplainedPaper =>
      paper.reason !== null &&
      (paper.document_types.length === 0 || paper.document_types.some((type) => useful.has(type))),
  );
}

/** The papers that answer something that is missing. */
export function findUsefulPapers({ sections, missing, papers }: Omit<PaperQuestion, 'there'>): NextPaper[] {
  const asked = missing.flatMap((field) => {
    const along = fieldsAlong(sections, field.path);
    const section = sections.find(({ name }) => name === field.section);
    return [section, ...along].some((part) => relatives.has(part?.person)) ? [] : [{ field, along }];
  });
  return papers.flatMap((paper) => {
    const fields = asked.filter(({ along }) => isAnsweredBy(paper, along)).map(({ field }) => field);
    return fields.length > 0 ? [{ paper, fields }] : [];
  });
}
