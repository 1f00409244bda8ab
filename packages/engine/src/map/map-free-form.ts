// Facts that no field takes, in collections that have no template: each gets a field of its own in the section of its topic.
import { type DataValue, type FieldSchemas, inferField, joinPath, parsePath } from '@oneform/contract';
import type { AdditionalField, FactRecord, UnderstoodDocument } from '#document/facts.ts';
import { convertValue, writeText } from './convert-value.ts';
import { placeFreely, sectionOfPaper } from './free-place.ts';
import type { BindLabel } from './map-labels.ts';
import { idOfItem } from './merge-items.ts';
import type { BoundFact, ProposedValue } from './proposed-value.ts';

/** Names of fields have an end. */
const LONGEST_NAME = 120;

interface Around {
  /** Paths that have a value from this paper already. */
  readonly taken: ReadonlySet<string>;
  readonly bindLabel: BindLabel;
  /** The kind of the paper that a label stands on. */
  readonly typeOf: (printed: AdditionalField) => UnderstoodDocument['type'];
}

export function mapFreeForm(
  facts: readonly BoundFact[],
  labels: readonly AdditionalField[],
  schemas: FieldSchemas,
  { taken, bindLabel, typeOf }: Around,
): ProposedValue[] {
  const stating = facts
    // A derived value is covered by its sources; other people's facts have no place here.
    .filter(
      ({ tier, name, role }) =>
        tier !== 'inferred' && !name.includes('.') && (role === 'applicant' || role === 'company'),
    );
  const placed = stating.flatMap((fact) => besideAmount(fact, stating, schemas) ?? proposeFact(fact, schemas));
  const loose = labels
    .filter(({ label }) => label.trim() !== '' && label.length <= LONGEST_NAME)
    .map(
      (printed): ProposedValue => ({
        path: joinPath(sectionOfPaper(typeOf(printed)), printed.label),
        field: inferField(printed.label, printed.value, schemas),
        value: printed.value,
        fact: printed.label,
        tier: 'read',
        confidence: printed.confidence,
        evidence: printed.evidence,
        sameSubject: bindLabel(printed).sameSubject,
      }),
    );
  return [...placed, ...loose].filter(({ path }) => !taken.has(path));
}

/** A currency says something only beside the amount that it is of. */
function besideAmount(
  fact: BoundFact,
  facts: readonly BoundFact[],
  schemas: FieldSchemas,
): ProposedValue[] | undefined {
  const amount = facts.find(({ type, part }) => type === 'money' && part === fact.part);
  if (fact.name !== 'currency' || amount === undefined) return undefined;
  const { section } = placeFreely(amount, schemas);
  return proposeFact(fact, schemas).map((one) => ({
    ...one,
    path: joinPath(section, ...parsePath(one.path).slice(1)),
  }));
}

function proposeFact(fact: BoundFact, schemas: FieldSchemas): ProposedValue[] {
  const { section, field } = placeFreely(fact, schemas);
  const path = joinPath(section, field.name);
  const isList = typeof fact.value !== 'string' && field.atomic === undefined && fact.value.some(hasSeveral);
  if (isList) return proposeItems(path, fact, fact.value as readonly FactRecord[], schemas);
  const converted = convertValue(typeof fact.value === 'string' ? field : { ...field, type: 'array' }, fact);
  return converted === undefined ? [] : [toProposal(path, field, fact, converted.value, converted.certainty)];
}

const hasSeveral = (record: FactRecord) => Object.keys(record).length > 1;

function proposeItems(
  path: string,
  fact: BoundFact,
  records: readonly FactRecord[],
  schemas: FieldSchemas,
): ProposedValue[] {
  const taken = new Set<string>();
  return records.flatMap((record) => {
    const id = idOfItem(path, record, taken);
    taken.add(id);
    const item = { listPath: path, identity: record, id };
    return Object.entries(record).map(([key, value]) => {
      const field = inferField(key, value, schemas);
      const written = writeText(field, value, { name: key });
      return { ...toProposal(`${path}.${joinPath(id, key)}`, field, fact, written, 1), item };
    });
  });
}

function toProposal(
  path: string,
  field: ProposedValue['field'],
  fact: BoundFact,
  value: DataValue,
  certainty: number,
): ProposedValue {
  const { origin, tier, confidence, evidence, alternatives, dispute, person, sameSubject } = fact;
  return {
    path,
    field,
    value,
    fact: origin,
    tier: certainty < 1 ? 'inferred' : tier,
    confidence: confidence * certainty,
    evidence,
    ...(alternatives === undefined ? {} : { alternatives }),
    ...(dispute === undefined ? {} : { dispute }),
    ...(person === undefined ? {} : { person }),
    sameSubject,
  };
}
