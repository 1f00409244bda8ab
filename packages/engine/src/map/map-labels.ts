// What a paper says under labels that the vocabulary does not know, matched with the wordings a field is known by.
import type { AdditionalField, UnderstoodDocument } from '../facts.ts';
import { squash } from '../normalise/fold-text.ts';
import type { Bind } from './bind-people.ts';
import { convertValue } from './convert-value.ts';
import type { ProposedValue } from './proposed-value.ts';
import type { Place } from './target-places.ts';

/** A wording is weaker than a name: the same words may ask for something else on another form. */
const WORDING = 0.8;

export interface MappedLabels {
  readonly values: readonly ProposedValue[];
  /** Those that no field is known by. */
  readonly rest: readonly AdditionalField[];
}

/** Only fields about the applicant, outside groups of somebody else; a label that could mean two different facts fills none. */
export function mapLabels(
  fields: UnderstoodDocument['additionalFields'],
  places: readonly Place[],
  taken: ReadonlySet<string>,
  bind: Bind,
): MappedLabels {
  const open = places.filter(({ role, references }) => role === 'applicant' && references.length > 0);
  const rest: AdditionalField[] = [];
  const values = fields.flatMap((printed) => {
    const label = squash(printed.label);
    const named = open.filter(({ field }) => squash(field.label) === label);
    const worded = open.filter(({ field }) => field.synonyms?.some((synonym) => squash(synonym) === label));
    const matches = named.length > 0 ? named : worded;
    const meanings = new Set(matches.map(({ field }) => field.atomic ?? field.name));
    if (label === '' || meanings.size !== 1) {
      rest.push(printed);
      return [];
    }
    const { sameSubject } = bind(undefined, 0);
    return matches
      .filter(({ path }) => !taken.has(path))
      .flatMap(({ path, field }): ProposedValue[] => {
        const converted = convertValue(field, { value: printed.value, type: 'string', name: '' });
        if (converted === undefined) return [];
        const { value, certainty } = converted;
        const confidence = printed.confidence * WORDING * certainty;
        return [
          {
            path,
            field,
            value,
            fact: printed.label,
            tier: 'read',
            confidence,
            evidence: printed.evidence,
            sameSubject,
          },
        ];
      });
  });
  return { values, rest };
}
