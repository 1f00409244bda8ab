import { describe, expect, it } from 'vitest';
import { fieldNames, isHeldOut } from '../captions/wording.ts';
import { Composer } from '../composer.ts';
import { Random } from '../random.ts';
import { shares } from '../shares.ts';
import { coherentFields } from '../values/print-field.ts';
import { parseSentence, sentences, tongueOf, tongues } from './sentences.ts';
import { Teller } from './tell.ts';

const drawable = new Set([...fieldNames, ...coherentFields]);
const kinds = [...new Set(sentences.map(({ kind }) => kind))];

describe('the sentences', () => {
  it('name only fields that can be drawn', () => {
    const unknown = sentences.flatMap(({ text, parts }) =>
      parts.flatMap((part) =>
        part.type === 'fact' && !drawable.has(part.field) ? [`{${part.field}} in: ${text}`] : [],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('are told once each', () => {
    expect(new Set(sentences.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(sentences.length);
  });

  it('leave some of every kind to learn from', () => {
    for (const kind of kinds) {
      const known = sentences.filter((sentence) => sentence.kind === kind && sentence.tongue === 'en');
      expect(known.some(({ text }) => !isHeldOut(text))).toBe(true);
    }
  });

  it.each(tongues)('can all be told in %s, with a value for every fact', (tongue) => {
    for (const sentence of sentences.filter((known) => known.tongue === tongue)) {
      const composer = composerIn(tongue);
      const html = new Teller(composer).tell(sentence);
      expect(html).not.toMatch(/undefined|[{}[\]]/);
      const marked = composer.sheet.spans.filter(({ role }) => role === 'value');
      const facts = sentence.parts.flatMap((part) => (part.type === 'fact' ? [[part.field, part.other]] : []));
      expect(marked.filter(({ field }) => field !== null).map(({ field, other }) => [field, other])).toEqual(facts);
      expect(html).not.toMatch(/<i s="\d+"><\/i>/);
    }
  });
});

describe('a line', () => {
  it('is taken apart into text, facts and what is nobody’s', () => {
    expect(parseSentence('lease | en | [Rent.] Pay {monthly_rent} to {signatory!}, not {~amount}.').parts).toEqual([
      { type: 'heading', text: 'Rent.' },
      { type: 'text', text: ' Pay ' },
      { type: 'fact', field: 'monthly_rent', other: false },
      { type: 'text', text: ' to ' },
      { type: 'fact', field: 'signatory', other: true },
      { type: 'text', text: ', not ' },
      { type: 'nobodys', what: 'amount' },
      { type: 'text', text: '.' },
    ]);
  });

  it.each([
    'lease | en',
    'lease | xx | Pay {monthly_rent}.',
    'lease | en | Pay {monthly rent}.',
    'lease | en | Pay {monthly_rent.',
    'lease | en | Pay {~rent}.',
    'lease | en | Pay | at once.',
  ])('is refused when it is none: %s', (line) => {
    expect(() => parseSentence(line)).toThrow(line);
  });
});

describe('what is told twice on a paper', () => {
  it('is the same both times', () => {
    const teller = new Teller(composerIn('en'));
    for (const field of ['monthly_rent', 'landlord_name', 'agreement_date'])
      expect(teller.text(field)).toBe(teller.text(field));
  });
});

describe('held-out sentences', () => {
  it('are never among those to learn from', () => {
    for (let seed = 0; seed < 40; seed++) {
      const teller = new Teller(new Composer(new Random(seed), shares.train!));
      for (const { text } of teller.choose('letter', 12, 12)) expect(isHeldOut(text)).toBe(false);
    }
  });
});

function composerIn(tongue: (typeof tongues)[number]): Composer {
  for (let seed = 1; ; seed++) {
    const composer = new Composer(new Random(seed), shares.all!);
    if (tongueOf(composer.language, composer.world.locale.country) === tongue) return composer;
  }
}
