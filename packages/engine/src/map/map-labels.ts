// Matches values under labels that the vocabulary does not know with the wordings of fields.

import type { FieldDefinition } from '@oneform/contract';
import type { AdditionalField, UnderstoodDocument } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { chooseOption } from './choose-option.ts';
import { convertValue } from './convert-value.ts';
import type { Bind, Binding } from './people/bind-people.ts';
import type { ProposedValue } from './proposed-value.ts';
import { addressParts } from './references.ts';
import type { Place } from './target-places.ts';

/** A wording is weaker than a name: the same words may ask for something else on another form. */
export const WORDING = 0.8;

export interface MappedLabels {
  readonly values: readonly ProposedValue[];
  /** Those that no field is known by. */
  readonly rest: readonly AdditionalField[];
}

/** Person of the answer under a label: the subject of the paper on whose page it is. */
export type BindLabel = (printed: AdditionalField) => Binding;

export function bindLabels({ parts }: Pick<UnderstoodDocument, 'parts'>, bind: Bind): BindLabel {
  return ({ evidence: [place] }) => {
    const part = parts.findIndex(({ pages }) => place !== undefined && pages.includes(place.page));
    return bind(undefined, Math.max(part, 0));
  };
}

/** A field that names no facts is left to the person, unless it is of their own making and nobody could name any. */
export const isAskedOfLabels = ({ role, references, field }: Place): boolean =>
  role === 'applicant' &&
  (references.length > 0 || isOfOwnMaking(field)) &&
  // "City" says nothing of whose, and is the name of many a thing.
  !addressParts.has(field.atomic ?? '');

export const isOfOwnMaking = ({ custom, atomic, facts }: FieldDefinition): boolean =>
  custom === true && atomic === undefined && facts === undefined;

/** Places that ask for the same. Two fields of one's own are two things, whatever they are called. */
export const meaningOf = ({ field, path }: Place): string => field.atomic ?? (isOfOwnMaking(field) ? path : field.name);

/** Only fields about the applicant, outside groups of somebody else; a label that could mean two different facts fills none. */
export function mapLabels(
  fields: UnderstoodDocument['additionalFields'],
  places: readonly Place[],
  taken: ReadonlySet<string>,
  bind: BindLabel,
): MappedLabels {
  const { wordings, choices } = askedOf(places);
  const rest: AdditionalField[] = [];
  const values = fields.flatMap((printed) => {
    const called = wordings.find(printed.label);
    const chosen = isTicked(printed) ? placesWithChoice(choices, printed.label) : [];
    const asked = chosen.length > 0 ? chosen : called.map((place): Asked => ({ place }));
    const meanings = new Set(asked.map(({ place }) => meaningOf(place)));
    if (meanings.size !== 1) {
      rest.push(printed);
      return [];
    }
    const { sameSubject, person } = bind(printed);
    return asked
      .filter(({ place }) => !taken.has(place.path))
      .flatMap(({ place: { path, field }, answer = printed.value }): ProposedValue[] => {
        const converted = convertValue(field, { value: answer, type: 'string', name: '' });
        if (converted === undefined) return [];
        const { value, certainty } = converted;
        const confidence = printed.confidence * WORDING * certainty;
        const { label: fact, evidence } = printed;
        return [
          { path, field, value, fact, tier: 'read', confidence, evidence, sameSubject, ...(person ? { person } : {}) },
        ];
      });
  });
  return { values, rest };
}

interface Asked {
  readonly place: Place;
  /** The paper's answer, when it is not the text beside the label. */
  readonly answer?: string;
}

const remembered = new WeakMap<readonly Place[], ReturnType<typeof workOut>>();

/** Wordings that labels are compared with; prepared once for the places of a template. */
function askedOf(places: readonly Place[]) {
  const known = remembered.get(places) ?? workOut(places);
  remembered.set(places, known);
  return known;
}

function workOut(places: readonly Place[]) {
  const open = places.filter(isAskedOfLabels);
  return { wordings: indexWordings(open), choices: open.filter(({ field }) => field.options !== undefined) };
}

/** Fields by what they are called: their own label before other wordings. */
function indexWordings(open: readonly Place[]) {
  const labels = Map.groupBy(open, ({ field }) => squash(field.label));
  const synonyms = new Map<string, Place[]>();
  for (const place of open) {
    for (const wording of new Set(place.field.synonyms?.map(squash))) {
      synonyms.set(wording, [...(synonyms.get(wording) ?? []), place]);
    }
  }
  return {
    find(printed: string): readonly Place[] {
      const label = squash(printed);
      return label === '' ? [] : (labels.get(label) ?? synonyms.get(label) ?? []);
    },
  };
}

/** A ticked box: its label is the answer, and the question the one that has it among its choices. */
const isTicked = ({ value }: AdditionalField) => chooseOption(['Yes'], value) === 'Yes';

function placesWithChoice(choices: readonly Place[], label: string): Asked[] {
  return choices.flatMap((place): Asked[] => {
    const answer = chooseOption(place.field.options ?? [], label);
    return answer === undefined ? [] : [{ place, answer }];
  });
}
