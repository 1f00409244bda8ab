// The rules of an update as a table.
import type { CollectionData, DataValue, FieldDefinition, Section } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { describe, expect, it } from 'vitest';
import { type PlanInput, planUpdate } from './plan-update.ts';

const definition = (
  name: string,
  type: FieldDefinition['type'] = 'string',
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  name,
  label: name,
  type,
  description: '',
  required: true,
  atomic: name,
  ...more,
});
const fields = [
  definition('surname'),
  definition('birth', 'date', { validations: ['date_in_past'] }),
  definition('income', 'number'),
  definition('code', 'string', { max_length: 3 }),
];
const sections: Section[] = [
  {
    name: 'me',
    label: 'Me',
    description: '',
    required: true,
    fields: [...fields, definition('jobs', 'array', { items: [definition('employer')], identity: ['employer'] })],
  },
];

function propose(name: string, value: DataValue, more: Partial<ProposedValue> = {}): ProposedValue {
  const field = fields.find((known) => known.name === name) ?? definition(name);
  return {
    path: `me.${name}`,
    field,
    value,
    fact: name,
    tier: 'read',
    confidence: 0.95,
    evidence: [{ page: 1, quote: String(value) }],
    sameSubject: true,
    ...more,
  };
}

function plan(data: CollectionData, proposals: ProposedValue[], more: Partial<PlanInput> = {}) {
  return planUpdate({
    sections,
    data,
    notApplicable: [],
    proposals,
    sourceOf: () => null,
    isKnown: () => false,
    suggest: () => 'because',
    ...more,
  });
}

const outcomes = ({ fields: filled, conflicts }: ReturnType<typeof plan>) => ({
  ...Object.fromEntries(Object.values(filled).map(({ path, kind }) => [path, kind])),
  ...Object.fromEntries(conflicts.map(({ path, conflict_type }) => [path, conflict_type])),
});

describe('planUpdate', () => {
  const table: [string, CollectionData, ProposedValue, string | undefined][] = [
    ['an empty field is filled', {}, propose('surname', 'Keller'), 'filled'],
    ['blank text is empty', { me: { surname: '  ' } }, propose('surname', 'Keller'), 'filled'],
    [
      'the same value in another spelling is confirmed',
      { me: { surname: 'KELLER' } },
      propose('surname', 'Keller'),
      'confirmed',
    ],
    ['another value is a conflict', { me: { surname: 'Novak' } }, propose('surname', 'Keller'), 'value_mismatch'],
    ['0 is a value', { me: { income: 0 } }, propose('income', 1200), 'value_mismatch'],
    ['a number written otherwise is the same', { me: { income: '1200.0' } }, propose('income', 1200), 'confirmed'],
    ['nothing never overwrites', { me: { surname: 'Novak' } }, propose('surname', ''), undefined],
    ['a doubtful value is suggested', {}, propose('surname', 'Keller', { confidence: 0.5 }), 'suggested'],
    [
      'a doubtful value says nothing against another',
      { me: { surname: 'Novak' } },
      propose('surname', 'Keller', { confidence: 0.5 }),
      undefined,
    ],
    [
      'a fairly sure value is not sure enough to be written',
      {},
      propose('surname', 'Keller', { confidence: 0.7 }),
      'suggested',
    ],
    [
      'a fairly sure value contests',
      { me: { surname: 'Novak' } },
      propose('surname', 'Keller', { confidence: 0.7 }),
      'value_mismatch',
    ],
    ['a guess is not worth a word', {}, propose('surname', 'Keller', { confidence: 0.2 }), undefined],
    [
      'a paper of somebody else fills nothing',
      {},
      propose('surname', 'Keller', { sameSubject: false }),
      'different_person',
    ],
    [
      'a paper of somebody else contests',
      { me: { surname: 'Novak' } },
      propose('surname', 'Keller', { sameSubject: false }),
      'different_person',
    ],
    [
      'a paper of somebody else confirms nothing, though they bear the same name',
      { me: { surname: 'Keller' } },
      propose('surname', 'Keller', { sameSubject: false }),
      undefined,
    ],
    [
      'what may be somebody else’s is offered, not written',
      {},
      propose('surname', 'Keller', { sameSubject: 'unknown' }),
      'suggested',
    ],
    [
      'a date of two readings is asked about',
      {},
      propose('birth', '1990-03-04', { alternatives: ['1990-04-03'], confidence: 0.5 }),
      'ambiguous_date',
    ],
    [
      'what stands there settles which reading it is',
      { me: { birth: '1990-04-03' } },
      propose('birth', '1990-03-04', { alternatives: ['1990-04-03'] }),
      'confirmed',
    ],
    [
      'neither reading fits',
      { me: { birth: '1991-04-03' } },
      propose('birth', '1990-03-04', { alternatives: ['1990-04-03'] }),
      'ambiguous_date',
    ],
    ['a value that the field cannot hold', {}, propose('code', 'TOO LONG'), 'type_mismatch'],
    [
      'what stands there is no date at all',
      { me: { birth: 'spring' } },
      propose('birth', '1990-03-04'),
      'type_mismatch',
    ],
    ['a date in the future is the person’s affair', {}, propose('birth', '2990-03-04'), 'filled'],
  ];

  it.each(table)('%s', (_name, data, proposal, outcome) => {
    const planned = plan(data, [proposal]);
    expect(outcomes(planned)).toEqual(outcome === undefined ? {} : { [proposal.path]: outcome });
    expect(planned.data).toEqual(
      outcome === 'filled' ? { me: { ...data.me, [proposal.field.name]: proposal.value } } : data,
    );
  });

  it('suggests where the person said that it does not apply', () => {
    const planned = plan({}, [propose('surname', 'Keller')], { notApplicable: ['me.surname'] });
    expect(outcomes(planned)).toEqual({ 'me.surname': 'suggested' });
    expect(planned.data).toEqual({});
  });

  it('hints at no side where two people are compared', () => {
    const planned = plan({ me: { surname: 'Novak' } }, [propose('surname', 'Keller', { sameSubject: false })]);
    expect(planned.conflicts[0]!.suggestion).toBe('');
  });

  it('brings nothing up twice', () => {
    expect(outcomes(plan({}, [propose('surname', 'Keller')], { isKnown: () => true }))).toEqual({});
  });

  it('makes the item that a value goes into', () => {
    const proposals = ['employer', 'title'].map((name) =>
      propose(name, name.toUpperCase(), { path: `me.jobs.k3x9.${name}` }),
    );
    expect(plan({}, proposals).data).toEqual({ me: { jobs: [{ _id: 'k3x9', employer: 'EMPLOYER', title: 'TITLE' }] } });
  });

  it('tells both sides of a conflict, and why one may be right', () => {
    const source = {
      path: 'me.surname',
      kind: 'typed' as const,
      document_id: null,
      document_name: null,
      document_type: null,
      tier: null,
      confidence: null,
      evidence: [],
      value: 'Novak',
      supports: true,
      by: 'Ada',
      at: '2026-01-01T00:00:00.000Z',
    };
    const [conflict] = plan({ me: { surname: 'Novak' } }, [propose('surname', 'Keller')], {
      sourceOf: () => source,
    }).conflicts;
    expect(conflict).toMatchObject({
      field_key: 'me.surname',
      section: 'me',
      existing_data: 'Novak',
      new_data: 'Keller',
      existing_source: source,
      suggestion: 'because',
      decision: 'open',
    });
  });
});
