// Which paper would answer most of what is missing.
import {
  type ExpectedDocument,
  type FieldDefinition,
  type FieldPerson,
  fieldAt,
  joinPath,
  type MissingField,
  parseFactReference,
  parsePath,
  type Section,
} from '@oneform/contract';

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

/** Of equals the one that the template names first; undefined when none would answer anything. */
export function findNextPaper(
  sections: readonly Section[],
  missing: readonly MissingField[],
  papers: readonly ExpectedDocument[],
): NextPaper | undefined {
  const asked = missing.flatMap((field) => {
    const along = fieldsAlong(sections, field.path);
    const section = sections.find(({ name }) => name === field.section);
    return [section, ...along].some((part) => relatives.has(part?.person)) ? [] : [{ field, along }];
  });
  let best: NextPaper | undefined;
  for (const paper of papers) {
    const fields = asked.filter(({ along }) => isAnsweredBy(paper, along)).map(({ field }) => field);
    if (fields.length > (best?.fields.length ?? 0)) best = { paper, fields };
  }
  return best;
}
