// Households with any papers in any order: values of another person are in nobody's collection unless that was decided,
// and one's own are there.
import { fileURLToPath } from 'node:url';
import { type CollectionData, setValueAt, type Template } from '@oneform/contract';
import type { UnderstoodDocument } from '@oneform/engine';
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import {
  type Household,
  household,
  isAmbiguous,
  type Member,
  toPaper,
  tracesOf,
  valuesOf,
} from '../../testing/households.ts';
import { emptyData } from '../collections/empty-data.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { loadTemplates } from '../templates/load-templates.ts';
import { planUpdate } from './plan-update.ts';
import { proposeValues } from './propose-values.ts';

let catalogue: Catalogue;
let visa: Template;

beforeAll(async () => {
  catalogue = await loadTemplates(fileURLToPath(new URL('../../../../../templates', import.meta.url)));
  visa = catalogue.templates.find(({ id }) => id === 'visa_application')!;
});

/** Source of the knowledge about the owner of a collection. */
type Knowing = 'typed' | 'account';

function start({ members: [me] }: Household, knowing: Knowing): CollectionData {
  const data = emptyData(visa.sections);
  if (knowing === 'account') return data;
  const typed = {
    'personal.given_names': me!.given,
    'personal.surname': me!.surname,
    'personal.date_of_birth': me!.born,
  };
  return Object.entries(typed).reduce((sofar, [path, value]) => setValueAt(sofar, path, value, visa.sections), data);
}

function fill(data: CollectionData, understood: UnderstoodDocument, me: Member, knowing: Knowing): CollectionData {
  const { sections } = visa;
  const proposals = proposeValues(catalogue, {
    understood,
    collection: { templateId: visa.id, data },
    sections,
    subjects: knowing === 'account' ? [{ full_name: `${me.given} ${me.surname}` }] : [],
    isAskedFor: true,
    extractPeople: true,
  });
  const unheard = { sourceOf: () => null, isKnown: () => false, suggest: () => '' };
  return planUpdate({ sections, data, notApplicable: [], proposals, ...unheard }).data;
}

const fillAll = (home: Household, knowing: Knowing): CollectionData =>
  home.papers.reduce(
    (data, pages) => fill(data, toPaper(pages, home.members), home.members[0]!, knowing),
    start(home, knowing),
  );

describe.each<Knowing>(['typed', 'account'])('a collection whose person is known by what was %s', (knowing) => {
  it('holds nothing of anybody else', () => {
    fc.assert(
      fc.property(household, (home) => {
        const text = JSON.stringify(fillAll(home, knowing));
        const [me, ...others] = home.members;
        const found = others.flatMap(tracesOf).filter((trace) => text.includes(trace));
        const named = others.filter(({ given }) => given !== me!.middle && new RegExp(`"${given}"`, 'i').test(text));
        return found.length === 0 && named.length === 0;
      }),
      { numRuns: 400 },
    );
  });

  it('holds what papers of one’s own say, where they say whose they are', () => {
    fc.assert(
      fc.property(household, (home) => {
        const text = JSON.stringify(fillAll(home, knowing));
        const isTold = home.papers.some(
          ([first, ...more]) =>
            first!.owner === 0 && more.length === 0 && first!.spelling !== undefined && !isAmbiguous(first!.spelling),
        );
        return !isTold || Object.values(valuesOf(home.members[0]!)).every((value) => text.includes(value));
      }),
      { numRuns: 400 },
    );
  });
});

it('an initial or a name from before marriage is enough beside the birth date', () => {
  fc.assert(
    fc.property(household, fc.constantFrom('initial' as const, 'maiden' as const), (home, spelling) => {
      const me = home.members[0]!;
      const paper = toPaper([{ owner: 0, spelling, isDated: true, type: 'pay_stub' }], home.members);
      const text = JSON.stringify(fill(start(home, 'typed'), paper, me, 'typed'));
      return Object.values(valuesOf(me)).every((value) => text.includes(value));
    }),
    { numRuns: 100 },
  );
});
