// Filled forms: what stands under each label, told by the part of the form the label is in; ticked choices; tables of jobs and schools.

import type { Fact } from '#document/facts.ts';
import type { Box } from '#document/read-document.ts';
import { normaliseAddress } from '#normalise/normalise-address.ts';
import type { ExtractContext, Extractor, KeyValuePair } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { openPaper } from '../../find/read-paper.ts';
import { joinAddress } from '../../generic/complete-facts.ts';
import { type Draft, settleDrafts } from '../../generic/draft.ts';
import { draftPair } from '../../generic/draft-labelled.ts';
import { type FormSection, findFormSections, sectionAt } from './find-form-sections.ts';
import { type History, readHistories } from './read-history.ts';
import { isChoice, readTicks } from './read-ticks.ts';
import { addressParts, factsOfSection } from './section-facts.ts';
import { tickQuestions } from './tick-questions.ts';

interface Placed {
  readonly draft: Draft;
  readonly section: FormSection | undefined;
  readonly labelBox: Box;
}

const asked: ReadonlySet<string> = new Set(tickQuestions.map((question) => question.name));

export const extractApplicationForm: Extractor = (context) => {
  const sections = findFormSections(context);
  const contacts = findContacts(context);
  const histories = readHistories(openPaper(context));
  const placed = context.pairs
    .filter((pair) => !isOfHistory(pair, histories) && !isOfChoice(context, pair) && !isOfEdition(context, pair))
    .filter((pair) => contactBeside(contacts, pair) || !isOfIssuer(sections, pair))
    .filter((pair) => !(pair.names.includes('job_title') && /appl(?:ied|ying)|desired|sought|wanted/i.test(pair.label)))
    .flatMap((pair) => place(context, sections, contacts, pair))
    .filter(({ draft }) => !(draft.name === 'job_title' && formOfAddress.test(draft.value)))
    .filter(({ draft }) => !asked.has(draft.name) || !isListOfChoices(context, draft));
  const ticks = readTicks(context);
  const names = new Set(ticks.map((tick) => tick.name));
  const named = tellStreets(placed);
  const own = tellSurname(
    named.filter((one) => isOwn(one) && !names.has(one.draft.name) && !isSpan(one)).map((one) => one.draft),
  );
  const others = named.filter((one) => !isOwn(one));
  const last = readLastOfHistories(histories);
  const facts = [
    ...settleDrafts([...own, ...ticks, ...ofOthers(others)], context.pages),
    ...toLists(context, histories),
  ];
  const known = new Set(facts.map((fact) => fact.name));
  return {
    facts: [...facts, ...makeFacts(context, last).filter((fact) => !known.has(fact.name))],
    settled: context.pairs.flatMap((pair) => pair.names.flatMap((name) => name.split('+'))),
  };
};

/** `Title` of a person, not of their work. */
const formOfAddress = /^[○◯●☐☒\s]*(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev|herr|frau)\b/i;

function place(
  context: ExtractContext,
  sections: readonly FormSection[],
  contacts: readonly FormSection[],
  pair: KeyValuePair,
): Placed[] {
  const section = contactBeside(contacts, pair) ?? homeOf(sectionAt(sections, pair.page, pair.labelBox), pair);
  return draftPair(pair, context).map((draft) => ({ draft, section, labelBox: pair.labelBox }));
}

/** `Current address` under `Rental history` is where the applicant lives. */
function homeOf(section: FormSection | undefined, pair: KeyValuePair): FormSection | undefined {
  const isNow = section?.kind === 'former_home' && /\b(?:current|present)\b/i.test(pair.label);
  return isNow ? { ...section, kind: 'home' } : section;
}

/** `Emergency contact` heads the rest of its row. */
function findContacts(context: ExtractContext): FormSection[] {
  return context.pairs
    .filter(({ names }) => names.includes('emergency_contact'))
    .map(({ page, labelBox }) => ({ kind: 'emergency', page, box: labelBox }));
}

/** Relation and telephone that follow `Emergency contact` in its row are those of this person. */
function contactBeside(
  contacts: readonly FormSection[],
  { names, page, labelBox }: KeyValuePair,
): FormSection | undefined {
  if (!names.some((name) => name === 'relationship' || name === 'phone')) return undefined;
  const middle = (labelBox[1] + labelBox[3]) / 2;
  return contacts.find(
    (contact) =>
      contact.page === page && contact.box[1] < middle && contact.box[3] > middle && contact.box[2] < labelBox[0],
  );
}

/** `Expires 07/31/2027` under the number of the form: when this print of the form runs out, the same for everybody. */
function isOfEdition(context: ExtractContext, pair: KeyValuePair): boolean {
  if (!pair.names.includes('expiry_date')) return false;
  const height = pair.labelBox[3] - pair.labelBox[1];
  return context.lines.some(
    ({ page, box, text }) =>
      page === pair.page &&
      /\bOMB\b|^form\s+(?:approved|\S{0,3}\d)/i.test(text) &&
      box[3] > pair.labelBox[1] - height * 2.2 &&
      box[1] < pair.labelBox[3] + height &&
      box[0] < pair.labelBox[2] + 0.2 &&
      box[2] > pair.labelBox[0] - 0.1,
  );
}

/** `Home address` with a box for the town beside it asks for the street alone. */
function tellStreets(placed: readonly Placed[]): Placed[] {
  return placed.map((one) => {
    if (one.draft.name !== 'address' || normaliseAddress(one.draft.value)?.city) return one;
    const hasTown = placed.some((other) => other.section === one.section && other.draft.name === 'city');
    return hasTown ? { ...one, draft: { ...one.draft, name: 'street' } } : one;
  });
}

/** `Name` beside `Vorname` or `Prénom` asks for the surname. */
function tellSurname(drafts: readonly Draft[]): Draft[] {
  const names = new Set(drafts.map((draft) => draft.name));
  const isSplit = names.has('given_names') && !names.has('surname');
  return drafts.map((draft) =>
    isSplit && draft.name === 'full_name' && !/\s/.test(draft.value) ? { ...draft, name: 'surname' } : draft,
  );
}

/** `From` and `To` outside of a job are those of a journey, a stay, a claim; relations are those of other people. */
const isSpan = ({ draft }: Placed): boolean => ['span_start', 'span_end', 'relationship'].includes(draft.name);

function isOwn({ section, draft }: Placed): boolean {
  const renaming = section && factsOfSection[section.kind];
  if (!renaming) return true;
  if (addressParts.includes(draft.name) && (renaming.address ?? 'address') !== 'address') return false;
  return (renaming[draft.name] ?? draft.name) === draft.name;
}

/** Facts under the names they have in their part of the form; of several parts of one kind (employer 1, 2, 3) the first that is filled. */
function ofOthers(placed: readonly Placed[]): Draft[] {
  const bySection = Map.groupBy(placed, ({ section }) => section!);
  const filled = new Map<string, Draft[]>();
  for (const [section, all] of bySection) {
    const renaming = factsOfSection[section.kind];
    const drafts: Draft[] = [];
    const parts: Draft[] = [];
    for (const { draft } of all) {
      const name = renaming[draft.name] ?? draft.name;
      if (addressParts.includes(draft.name) && renaming.address) parts.push(draft);
      else if (name !== '' && name !== draft.name && !drafts.some((other) => other.name === name))
        drafts.push({ ...draft, name });
    }
    const whole = renaming.address ? joinParts(parts, renaming.address) : undefined;
    if (whole && !drafts.some((draft) => draft.name === whole.name)) drafts.push(whole);
    const person = renaming.full_name;
    const joined = person && !drafts.some((draft) => draft.name === person) ? joinName(all, person) : undefined;
    if (joined) drafts.push(joined);
    if (drafts.length > 0 && !filled.has(section.kind)) filled.set(section.kind, drafts);
  }
  return [...filled.values()].flat();
}

function joinParts(parts: readonly Draft[], name: string): Draft | undefined {
  const first = (part: string): Draft | undefined => parts.find((draft) => draft.name === part);
  const chosen = addressParts.flatMap((part) => first(part) ?? []);
  if (!first('street') || !(first('city') ?? first('postal_code'))) return undefined;
  const value = joinAddress((part) => first(part)?.raw.replaceAll('\n', ' '));
  return together(name, value, 'address', chosen);
}

function joinName(all: readonly Placed[], name: string): Draft | undefined {
  const parts = ['given_names', 'middle_name', 'surname'].flatMap(
    (part) => all.find(({ draft }) => draft.name === part)?.draft ?? [],
  );
  return parts.length > 1 ? together(name, parts.map((part) => part.value).join(' '), 'name', parts) : undefined;
}

function together(name: string, value: string, type: Draft['type'], parts: readonly Draft[]): Draft {
  return {
    name,
    value,
    raw: parts.map((part) => part.raw).join(' '),
    type,
    confidence: Math.min(...parts.map((part) => part.confidence)) * 0.97,
    places: parts.flatMap((part) => part.places),
    isInferred: true,
  };
}

/** A choice beside a box, or one of several choices in a row: printed for everybody, filled in by nobody. */
function isListOfChoices(context: ExtractContext, draft: Draft): boolean {
  const [place] = draft.places;
  const question = tickQuestions.find(({ name }) => name === draft.name);
  if (!place || !question) return false;
  if (isChoice(context, place.page, place.box)) return true;
  const middle = (place.box[1] + place.box[3]) / 2;
  const height = place.box[3] - place.box[1];
  const after = context.lines
    .flatMap((line) => (line.page === place.page ? line.words : []))
    .filter(({ box }) => middle > box[1] && middle < box[3] && box[0] >= place.box[2] - 0.002)
    .toSorted((a, b) => a.box[0] - b.box[0])
    .slice(0, 2);
  if (after.some(({ text, box }) => box[0] - place.box[2] < 0.08 && question.read(text) !== null)) return true;
  const others = context.lines.filter(
    ({ page, box, text }) =>
      page === place.page &&
      Math.abs((box[1] + box[3]) / 2 - middle) < height * 1.6 &&
      (box[0] > place.box[2] || Math.abs(box[0] - place.box[0]) < 0.02) &&
      text.split(/\s+/).length <= 4 &&
      !place.quote.includes(text) &&
      question.read(text) !== null,
  );
  return draft.name !== 'journey_purpose' && draft.name !== 'education_level' && others.length > 0;
}

/** What stands right of a box to tick belongs to the choice, and counts only as far as it is ticked. */
function isOfChoice(context: ExtractContext, pair: KeyValuePair): boolean {
  return (
    pair.relation !== 'form' &&
    isChoice(context, pair.page, pair.labelBox) &&
    !context.fields.some((field) => field.checked && field.page === pair.page && isBeside(field.box, pair.labelBox))
  );
}

const isBeside = (box: Box, label: Box): boolean =>
  box[2] <= label[0] + 0.012 && label[0] - box[2] < 0.05 && box[1] < label[3] && box[3] > label[1];

const issuerFacts: ReadonlySet<string> = new Set([
  'phone',
  'fax',
  'email',
  'website',
  'address',
  'street',
  'city',
  'state',
]);

/**
 * Telephone and address in the head of a form, over the heading where the applicant's part begins, are those of who hands it out; under
 * a heading that is not known they are anybody's.
 */
function isOfIssuer(sections: readonly FormSection[], pair: KeyValuePair): boolean {
  const [first] = sections;
  const hasApplicant = sections.some(({ kind }) => kind === 'applicant');
  if (hasApplicant && sectionAt(sections, pair.page, pair.labelBox)?.kind === 'topic')
    return pair.names.some((name) => issuerFacts.has(name));
  return (
    first?.kind === 'applicant' &&
    pair.page === first.page &&
    pair.labelBox[3] < first.box[1] &&
    pair.names.some((name) => issuerFacts.has(name))
  );
}

function isOfHistory(pair: KeyValuePair, histories: readonly History[]): boolean {
  return histories.some(
    (history) =>
      history.page === pair.page &&
      history.tokens.some(
        ({ box }) =>
          box[0] < pair.labelBox[2] &&
          box[2] > pair.labelBox[0] &&
          box[1] < pair.labelBox[3] &&
          box[3] > pair.labelBox[1],
      ),
  );
}

function toLists(context: ExtractContext, histories: readonly History[]): Fact[] {
  return histories.map((history) =>
    listFact(
      context,
      history.kind.list,
      history.rows.map((row) => row.record),
      history.rows.flatMap((row) => [...row.cells.values()].flat()),
      0.82,
    ),
  );
}

/** The job that goes on, and the last one that ended; the last school. */
function readLastOfHistories(histories: readonly History[]): Reading[] {
  return histories.flatMap(({ kind, rows }) => {
    const byEnd = rows.toSorted((a, b) => (b.record.end_date ?? '').localeCompare(a.record.end_date ?? ''));
    const current = rows.find((row) => row.isCurrent);
    const before = byEnd.find((row) => !row.isCurrent);
    if (kind.list === 'household_members') return [];
    if (kind.list === 'schools')
      return readRow(byEnd[0], { name: 'university', role: 'degree', end_date: 'graduation_date' });
    return [
      ...readRow(current, { name: 'employer_name', role: 'job_title', start_date: 'employment_start_date' }),
      ...readRow(current, { start_date: 'current_job_start' }),
      ...readRow(before, {
        name: 'previous_employer',
        role: 'previous_position',
        start_date: 'previous_employment_start',
        end_date: 'previous_employment_end',
      }),
    ];
  });

  function readRow(row: History['rows'][number] | undefined, names: Record<string, string>): Reading[] {
    const kind = histories.find((history) => row && history.rows.includes(row))?.kind;
    if (!row || !kind) return [];
    return Object.entries(names).flatMap(([column, name]): Reading[] => {
      const tokens = row.cells.get(column as keyof typeof kind.keys);
      const value = row.record[kind.keys[column as keyof typeof kind.keys] ?? ''];
      if (!tokens || !value) return [];
      const type = column.endsWith('date') ? 'date' : 'string';
      return [{ name, value, type, confidence: 0.85, tokens, anchor: 'history' }];
    });
  }
}
