// All captions of fields in one list: the wordings of `captions/*.json`, by the fact that they ask for.
import type { DocumentType } from '@oneform/contract';
import { typesThat } from '../document-types/declarations.ts';
import { factOf } from '../facts/facts.ts';
import type { CaptionEntry } from './caption-entry.ts';
import bank from './captions/bank.json' with { type: 'json' };
import civil from './captions/civil.json' with { type: 'json' };
import company from './captions/company.json' with { type: 'json' };
import contact from './captions/contact.json' with { type: 'json' };
import forms from './captions/forms.json' with { type: 'json' };
import home from './captions/home.json' with { type: 'json' };
import identity from './captions/identity.json' with { type: 'json' };
import insurance from './captions/insurance.json' with { type: 'json' };
import loan from './captions/loan.json' with { type: 'json' };
import pay from './captions/pay.json' with { type: 'json' };
import person from './captions/person.json' with { type: 'json' };
import study from './captions/study.json' with { type: 'json' };
import tax from './captions/tax.json' with { type: 'json' };
import trade from './captions/trade.json' with { type: 'json' };
import travel from './captions/travel.json' with { type: 'json' };
import vehicle from './captions/vehicle.json' with { type: 'json' };
import work from './captions/work.json' with { type: 'json' };

/** As an entry stands in a file: its wordings by the code of their language. */
interface Entry extends Pick<CaptionEntry, 'only' | 'not' | 'weak'> {
  /** The look of values under these wordings, where it is not the fact's own. */
  readonly value?: CaptionEntry['shape'];
  readonly on?: CaptionEntry['only'];
  readonly wordings: Readonly<Record<string, readonly string[]>>;
}

/** The look of a fact's values; a caption that asks for several at once states its own. */
const shapeOf = (name: string): CaptionEntry['shape'] => factOf(name)!.shape;

const topics = [
  person,
  contact,
  identity,
  civil,
  work,
  pay,
  tax,
  bank,
  loan,
  trade,
  home,
  study,
  insurance,
  company,
  travel,
  vehicle,
  forms,
] as unknown as readonly Readonly<Record<string, readonly Entry[]>>[];

/** The kinds of paper that declare the fact among those whose captions hold on them. */
export const declaring = (name: string): readonly DocumentType[] => [
  ...typesThat(({ captioned }) => captioned?.includes(name)),
];

export const captions: readonly CaptionEntry[] = topics.flatMap((topic) =>
  Object.entries(topic).flatMap(([name, entries]) =>
    entries.map(({ value = shapeOf(name), on, not, weak, wordings }) => ({
      name,
      shape: value,
      wordings: Object.values(wordings).flat(),
      ...(on && { only: [...new Set([...on, ...declaring(name)])] }),
      ...(not && { not }),
      ...(weak && { weak }),
    })),
  ),
);

/** All wordings that ask for these facts on this kind of document. */
export function phrasesFor(type: DocumentType, ...names: readonly string[]): string[] {
  return captions
    .filter(({ name, only, not }) => names.includes(name) && (!only || only.includes(type)) && !not?.includes(type))
    .flatMap(({ wordings }) => wordings);
}
