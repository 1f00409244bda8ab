// Facts that no field takes, in collections that have no template: each gets a field of its own in the section of its topic.
import {
  type FieldDefinition,
  type FieldSchemas,
  inferField,
  joinPath,
  OTHER_FIELDS_SECTION,
  sectionForField,
} from '@oneform/contract';
import type { AdditionalField, FactRecord } from '../facts.ts';
import { convertValue } from './convert-value.ts';
import { idOfItem } from './merge-items.ts';
import type { BoundFact, ProposedValue } from './proposed-value.ts';

/** @param taken paths that have a value from this paper already */
export function mapFreeForm(
  facts: readonly BoundFact[],
  labels: readonly AdditionalField[],
  schemas: FieldSchemas,
  taken: ReadonlySet<string>,
): ProposedValue[] {
  const seen = new Set<string>();
  const placed = facts
    // Parts of composites are told by the whole; other people's facts have no place here.
    .filter(({ name, role }) => !name.includes('.') && role === 'applicant')
    .flatMap((fact) => {
      const path = joinPath(sectionForField(fact.name, schemas), fact.name);
      if (seen.has(path) || taken.has(path)) return [];
      seen.add(path);
      return typeof fact.value === 'string' ? single(path, fact, schemas) : listOf(path, fact, fact.value, schemas);
    });
  const loose = labels.map(
    (printed): ProposedValue => ({
      path: joinPath(OTHER_FIELDS_SECTION, printed.label),
      field: inferField(printed.label, printed.value, schemas),
      value: printed.value,
      fact: printed.label,
      tier: 'read',
      confidence: printed.confidence,
      evidence: printed.evidence,
      sameSubject: 'unknown',
    }),
  );
  return [...placed, ...loose];
}

function single(path: string, fact: BoundFact, schemas: FieldSchemas): ProposedValue[] {
  const field = definitionFor(fact, schemas);
  const converted = convertValue(field, fact);
  return converted === undefined ? [] : [propose(path, field, fact, converted.value, converted.certainty)];
}

function listOf(path: string, fact: BoundFact, records: readonly FactRecord[], schemas: FieldSchemas): ProposedValue[] {
  const taken = new Set<string>();
  return records.flatMap((record) => {
    const identity: FactRecord = record;
    const id = idOfItem(path, identity, taken);
    taken.add(id);
    return Object.entries(record).map(([key, value]) => ({
      ...propose(`${path}.${joinPath(id, key)}`, inferField(key, value, schemas), fact, value, 1),
      item: { listPath: path, identity, id },
    }));
  });
}

/** The catalogue's field, or one that suits the type of the fact. */
function definitionFor(fact: BoundFact, schemas: FieldSchemas): FieldDefinition {
  const known = inferField(fact.name, undefined, schemas);
  if (known.atomic !== undefined) return known;
  const { name, label, description } = known;
  const type = ({ money: 'number', number: 'number', date: 'date', email: 'email', url: 'url' } as const)[
    fact.type as string
  ];
  return { name, label, description, required: false, custom: true, type: type ?? 'string' };
}

function propose(
  path: string,
  field: FieldDefinition,
  fact: BoundFact,
  value: ProposedValue['value'],
  certainty: number,
): ProposedValue {
  const { origin, tier, confidence, evidence, alternatives, person, sameSubject } = fact;
  return {
    path,
    field,
    value,
    fact: origin,
    tier: certainty < 1 ? 'inferred' : tier,
    confidence: confidence * certainty,
    evidence,
    ...(alternatives === undefined ? {} : { alternatives }),
    ...(person === undefined ? {} : { person }),
    sameSubject,
  };
}
