// Measures how well captions find their field by meaning: the wordings of templates that the lexicon does not know,
// each left out of its field, and captions of fields that people add themselves (bench/truth/own-fields.tsv). Each is
// asked once with its field there and once without it, when any answer is wrong.
//   npm run bench:meaning [-- --fit] [-- --wrong]
// --fit prints the numbers of `shareRight` (packages/engine/src/meaning/find-like.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Section } from '@oneform/contract';
import { findLabels } from '../packages/engine/src/catalogue/lexicon/find-captions.ts';
import { findPlaces } from '../packages/engine/src/map/target-places.ts';
import { findLikeAmong, type Named, shareRight } from '../packages/engine/src/meaning/find-like.ts';
import { squash } from '../packages/engine/src/values/normalise/fold-text.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { fitLogistic } from '../training/engine/logistic.ts';

const { values } = parseArgs({ options: { fit: { type: 'boolean' }, wrong: { type: 'boolean' } } });

interface Answer {
  readonly group: string;
  readonly caption: string;
  /** Undefined: what it asks for is not among what may be found. */
  readonly wanted: string | undefined;
  readonly found: string;
  readonly likeness: number;
  readonly margin: number;
}

const floors = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** On a paper more captions ask for what a collection has no field for than for what it has. */
const weightOfAbsent = 2;
const { templates } = await loadTemplates(join(import.meta.dirname, '../templates'));
const ofTemplates = templates.map(({ id, sections }) => ({ id, named: namePlaces(sections) }));
const ownFields = readOwnFields();
const answers = [...ofTemplates.flatMap(askTemplate), ...askOwnFields()];

const groups = [
  ['fields of templates', answers.filter((answer) => !isOfOwnField(answer))] as const,
  ...Map.groupBy(answers, ({ group }) => group),
];
for (const [group, own] of groups) console.log(JSON.stringify({ group, ...measureAnswers(own) }));
if (values.wrong)
  for (const answer of answers)
    if (shareRight(answer) >= floors[0]! && !isRight(answer))
      console.log(
        [answer.group, answer.caption, answer.found, answer.wanted, shareRight(answer).toFixed(2)].join('\t'),
      );
if (values.fit)
  console.log(
    fitLogistic(
      answers.filter(isOfOwnField).map((answer) => ({
        features: { likeness: answer.likeness, margin: answer.margin },
        isRight: isRight(answer),
        weight: answer.wanted === undefined ? weightOfAbsent : 1,
      })),
      {},
    ),
  );

function namePlaces(sections: readonly Section[]): Named<string>[] {
  return findPlaces(sections).single.map(({ field, path }) => {
    const identity = field.atomic ?? path;
    return { thing: identity, identity, wordings: [field.label, ...(field.synonyms ?? [])] };
  });
}

function askTemplate({ id, named }: (typeof ofTemplates)[number]): Answer[] {
  const byIdentity = new Map(named.map((one) => [one.identity, one]));
  return [...byIdentity.values()].flatMap(({ identity, wordings }) =>
    wordings
      // Wordings that the lexicon knows seldom come here.
      .filter((wording) => !findLabels(wording, 'other', false).isKnown)
      .flatMap((caption) => {
        const left = named.map((one) => ({
          ...one,
          wordings: one.wordings.filter((wording) => !isAlike(wording, caption)),
        }));
        return askTwice(id, caption, identity, left);
      }),
  );
}

function isAlike(one: string, other: string): boolean {
  return squash(one) === squash(other);
}

/** Among the other own fields, and as the only one that was added to a template. */
function askOwnFields(): Answer[] {
  return ownFields.flatMap(({ name, captions }, at) =>
    captions.flatMap((caption) => {
      const { named } = ofTemplates[at % ofTemplates.length]!;
      const own = ownFields.map(toNamed);
      return [
        ...askTwice('own fields', caption, name, own),
        ...askTwice('own field of a template', caption, name, [...named, toNamed({ name })]),
      ];
    }),
  );
}

function toNamed({ name }: { readonly name: string }): Named<string> {
  return { thing: name, identity: name, wordings: [name] };
}

/** With its field there and without. */
function askTwice(group: string, caption: string, identity: string, named: readonly Named<string>[]): Answer[] {
  const ask = (wanted: string | undefined, among: readonly Named<string>[]): Answer[] => {
    const like = findLikeAmong(among)?.(caption);
    return like ? [{ group, caption, wanted, found: like.thing, likeness: like.likeness, margin: like.margin }] : [];
  };
  const others = named.filter((one) => one.identity !== identity);
  const isStillNamed = named.some((one) => one.identity === identity && one.wordings.length > 0);
  return [...(isStillNamed ? ask(identity, named) : []), ...ask(undefined, others)];
}

function measureAnswers(own: readonly Answer[]) {
  const there = own.filter(({ wanted }) => wanted !== undefined);
  const right = there.filter(isRight);
  return {
    captions: there.length,
    first: share(right.length, there.length),
    floors: Object.fromEntries(
      floors.map((floor) => {
        const told = own.filter((answer) => shareRight(answer) >= floor);
        const hit = told.filter(isRight).length;
        return [floor, { precision: share(hit, told.length), recall: share(hit, there.length) }];
      }),
    ),
  };
}

/** The engine asks of these alone. */
function isOfOwnField({ group }: Answer): boolean {
  return group.startsWith('own');
}

function isRight({ wanted, found }: Answer): boolean {
  return wanted === found;
}

function share(part: number, of: number): number {
  return of === 0 ? 0 : Math.round((1000 * part) / of) / 1000;
}

function readOwnFields(): { readonly name: string; readonly captions: readonly string[] }[] {
  return readFileSync(join(import.meta.dirname, 'truth/own-fields.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', captions = ''] = line.split('\t');
      return { name, captions: captions.split('|') };
    });
}
