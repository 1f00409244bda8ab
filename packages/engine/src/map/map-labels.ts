// What a paper says under labels that the vocabulary does not know, matched with the wordings a field is known by.
import type { AdditionalField, UnderstoodDocument } from '../facts.ts';
import { squash } from '../normalise/fold-text.ts';
import type { Bind } from './bind-people.ts';
import { chooseOption } from './choose-option.ts';
import { convertValue } from './convert-value.ts';
import type { ProposedValue } from './proposed-value.ts';
import { addressParts } from './references.ts';
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
  const open = places.filter(
    // "City" says nothing of whose, and is the name of many a thing.
    ({ role, references, field }) =>
      role === 'applicant' && references.length > 0 && !addressParts.has(field.atomic ?? ''),
  );
  const rest: AdditionalField[] = [];
  const { sameSubject } = bind(undefined, 0);
  const values = fields.flatMap((printed) => {
    const asked = isTicked(printed) ? placesWithChoice(open, printed.label) : placesCalled(open, printed.label);
    const meanings = new Set(asked.map(({ place: { field } }) => field.atomic ?? field.name));
    if (meanings.size !== 1) {
      rest.push(printed);
      return [];
    }
    return asked
      .filter(({ place }) => !taken.has(place.path))
      .flatMap(({ place: { path, field }, answer = printed.value }): ProposedValue[] => {
        const converted = convertValue(field, { value: answer, type: 'string', name: '' });
        if (converted === undefined) return [];
        const { value, certainty } = converted;
        const confidence = printed.confidence * WORDING * certainty;
        const { label: fact, evidence } = printed;
        return [{ path, field, value, fact, tier: 'read', confidence, evidence, sameSubject }];
      });
  });
  return { values, rest };
}

interface Asked {
  readonly place: Place;
  /** What the paper answers, when it is not what stands beside the label. */
  readonly answer?: string;
}

function placesCalled(open: readonly Place[], printed: string): Asked[] {
  const label = squash(printed);
  if (label === '') return [];
  const named = open.filter(({ field }) => squash(field.label) === label);
  const worded = open.filter(({ field }) => field.synonyms?.some((synonym) => squash(synonym) === label));
  return (named.length > 0 ? named : worded).map((place) => ({ place }));
}

/** A ticked box: its label is the answer, and the question the one that has it among its choices. */
const isTicked = ({ value }: AdditionalField) => chooseOption(['Yes'], value) === 'Yes';

function placesWithChoice(open: readonly Place[], label: string): Asked[] {
  const chosen = open.flatMap((place): Asked[] => {
    const answer = chooseOption(place.field.options ?? [], label);
    return answer === undefined ? [] : [{ place, answer }];
  });
  return chosen.length > 0 ? chosen : placesCalled(open, label);
}
