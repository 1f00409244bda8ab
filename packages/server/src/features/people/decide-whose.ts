// Decides whose each paper is, pure: the same papers and answers give the same people, whatever order they came in. Everybody of one surname is held
// against everybody else of it, so it takes turns with what else there is to do.

import type { WhoseStatus } from '@oneform/contract';
import { indexPeople, isIdentified, isSamePerson, type KnownPerson, type PeopleIndex } from '@oneform/engine';
import { takeTurns } from '../../take-turns.ts';
import { grow, whole } from './profile.ts';

/** One whom a paper is made out to. */
export interface Mention extends KnownPerson {
  readonly full_name: string;
}

export interface PaperAsked {
  readonly id: string;
  /** Of the bytes: two of the same are one paper. */
  readonly sha256: string;
  readonly uploadedAt: number;
  readonly isSample: boolean;
  readonly isIdentity: boolean;
  /** People it names, in the engine's order. */
  readonly mentions: readonly Mention[];
  /** Identifying values beside names. */
  readonly marks: KnownPerson;
  /** The person whose collection it was put into; `new`: of one that is for somebody new. */
  readonly putInto: string | 'new' | null;
  /** That collection has no template: it takes what is put there, whomever that names. */
  readonly isTakenAsItIs?: boolean;
  /** The collection it was put into. */
  readonly target?: string | null;
  /** Said by the owner of the account. */
  readonly answer: { readonly status: WhoseStatus; readonly people: readonly string[] } | null;
}

export interface PersonAsked {
  readonly id: string;
  readonly isMe: boolean;
  /**
   * Facts about the person that come from no paper: given by the owner, typed into collections, the name of the
   * account.
   */
  readonly seed: KnownPerson;
  /** Of the owner: what the account is called, be it a given name alone. */
  readonly calledBy?: string;
}

export interface PaperDecided {
  readonly id: string;
  readonly status: WhoseStatus;
  /** Ids of people; of somebody found now, the key of a `FoundPerson`. */
  readonly people: readonly string[];
  readonly nameOnPaper: string | null;
  /** For each mention the person it is; null where that cannot be told, undefined where the name is too short to tell anybody by. */
  readonly mentions: readonly (string | null | undefined)[];
}

export interface FoundPerson {
  readonly key: string;
  readonly profile: KnownPerson;
  readonly isSample: boolean;
}

export interface Decided {
  readonly papers: readonly PaperDecided[];
  readonly found: readonly FoundPerson[];
  /** By id or key. */
  readonly profiles: ReadonlyMap<string, KnownPerson>;
  /** More is known of the owner than what the account is called. */
  readonly isMeShown: boolean;
}

export async function decideWhose(papers: readonly PaperAsked[], people: readonly PersonAsked[]): Promise<Decided> {
  const turn = takeTurns();
  const me = people.find(({ isMe }) => isMe)!;
  const profiles = new Map(people.map(({ id, seed }): [string, KnownPerson] => [id, seed]));
  const index = indexPeople();
  for (const [id, profile] of profiles) index.add(id, profile);
  const told = new Map<string, Mention[]>();
  const assigned = new Map<string, (string | null | undefined)[]>();
  const join = (id: string, mention: Mention) => {
    index.add(id, mention);
    profiles.set(id, grow(profiles.get(id) ?? {}, mention));
  };

  for (const paper of sorted(papers.filter(({ answer }) => answer?.status === 'corrected'))) {
    await turn();
    const { people: ids } = paper.answer!;
    assigned.set(
      paper.id,
      paper.mentions.map((mention) => {
        const known = ids.find((id) => isSamePerson(mention, profiles.get(id) ?? {}) === true);
        const id = known ?? (ids.length === 1 ? ids[0]! : null);
        if (id === null) return whole(mention) ? null : undefined;
        if (whole(mention)) {
          told.set(id, [...(told.get(id) ?? []), mention]);
          join(id, mention);
        }
        return id;
      }),
    );
  }

  const open = sorted(papers.filter(({ answer }) => answer === null));
  if (!isIdentified(profiles.get(me.id)!)) {
    const proposed = await firstOfOwner(open, me, { profiles, index }, turn);
    if (proposed) join(me.id, proposed);
  }

  const found: FoundPerson[] = [];
  const isToldSo = (id: string, mention: Mention) =>
    (told.get(id) ?? []).some(
      (other) => isSamePerson(mention, other) === true && mention.date_of_birth === other.date_of_birth,
    );
  /** Undefined: it may be several, or one whom it cannot be told from. */
  const personOf = (mention: Mention): string | null | undefined => {
    const likely = index.likely(mention);
    const exact = likely.find((id) => isToldSo(id, mention));
    if (exact) return exact;
    const answers = likely.map((id) => [id, isSamePerson(mention, profiles.get(id)!)] as const);
    const same = answers.filter(([, answer]) => answer === true);
    if (same.length === 1) return same[0]![0];
    return same.length > 1 || answers.some(([id, answer]) => answer === 'unknown' && isIdentified(profiles.get(id)!))
      ? undefined
      : null;
  };
  const identify = (paper: PaperAsked, mention: Mention, mayFind: boolean): string | null => {
    if (isForOne(paper)) return paper.putInto;
    const id = personOf(mention);
    if (id) {
      join(id, mention);
      return id;
    }
    if (id === undefined || !mayFind) return null;
    const key = `found ${found.length}`;
    found.push({ key, profile: mention, isSample: paper.isSample });
    index.add(key, mention);
    profiles.set(key, mention);
    return key;
  };
  const assignAll = async (mayFind: boolean): Promise<boolean> => {
    let hasChanged = false;
    for (const paper of open) {
      const before = assigned.get(paper.id) ?? paper.mentions.map(() => null);
      const after: (string | null | undefined)[] = [];
      for (const [at, mention] of paper.mentions.entries()) {
        await turn();
        after.push(whole(mention) ? (before[at] ?? identify(paper, mention, mayFind)) : undefined);
      }
      assigned.set(paper.id, after);
      hasChanged ||= after.some((id, at) => id !== before[at]);
    }
    return hasChanged;
  };
  // Firm ones first, so that what is in doubt is held against all that is known by then.
  await assignAll(true);
  while (await assignAll(false));

  const unknown = new Set(found.filter(({ isSample }) => !isSample).map(({ key }) => key));
  const decided: PaperDecided[] = [];
  for (const paper of papers) {
    await turn();
    decided.push(decidePaper(paper, { assigned, profiles, index, me: me.id, unknown }));
  }
  const isMeShown =
    decided.some(({ people: ids }, index) => ids.includes(me.id) && hasWhole(papers[index]!)) ||
    isIdentified({ ...me.seed, full_name: me.seed.other_names?.[0] });
  return {
    papers: decided,
    found: found.map((one) => ({ ...one, profile: profiles.get(one.key)! })),
    profiles,
    isMeShown,
  };
}

/**
 * A person who puts a booking, a bill or a letter into a collection of their own making states its owner by that. An
 * identity paper states its own.
 */
const isForOne = ({ isTakenAsItIs = false, isIdentity, putInto }: PaperAsked): boolean =>
  isTakenAsItIs && !isIdentity && putInto !== null && putInto !== 'new';

const hasWhole = ({ mentions }: PaperAsked) => mentions.some(whole);

interface Standing {
  readonly assigned: ReadonlyMap<string, readonly (string | null | undefined)[]>;
  readonly profiles: ReadonlyMap<string, KnownPerson>;
  readonly index: PeopleIndex;
  readonly me: string;
  /** Keys of those whom papers alone tell of. */
  readonly unknown: ReadonlySet<string>;
}

function decidePaper(paper: PaperAsked, { assigned, profiles, index, me, unknown }: Standing): PaperDecided {
  const { id, answer, mentions: named, marks } = paper;
  const mentions = assigned.get(id) ?? named.map(() => undefined);
  const nameOnPaper = (named.find(whole) ?? named[0])?.full_name ?? null;
  const about = { id, nameOnPaper, mentions };
  // A paper that was set aside supports nothing, its people neither.
  if (answer) return { ...about, status: answer.status, people: answer.status === 'corrected' ? answer.people : [] };
  const ids = [...new Set(mentions.filter((one) => typeof one === 'string'))];
  const known = ids.filter((one) => !unknown.has(one));
  if (known.length > 0) return { ...about, status: 'decided', people: ids };
  if (hasWhole(paper)) {
    const candidates = named
      .filter(whole)
      .flatMap((mention) => index.likely(mention).filter((one) => isSamePerson(mention, profiles.get(one)!) !== false));
    return { ...about, status: 'asks', people: [...new Set([...ids, ...candidates])] };
  }
  // It names nobody: a number or birth date may say whose it is; else it belongs to whoever it was brought for.
  const marked = index.likely(marks).find((one) => isSamePerson(marks, profiles.get(one)!) === true);
  const owner = marked ?? paper.putInto ?? me;
  if (owner === 'new') return { ...about, status: 'decided', people: [] };
  const isInDoubt =
    paper.isIdentity && named.length === 0 && !marked && isIdentified(profiles.get(owner) ?? {}) && !paper.isSample;
  return { ...about, status: isInDoubt ? 'asks' : 'decided', people: [owner] };
}

/** Identity papers first, then what says most; the rest by content, so that the order of arrival does not count. */
const sorted = (papers: readonly PaperAsked[]): PaperAsked[] =>
  papers
    .map((paper) => ({ paper, key: keyOf(paper) }))
    .sort((a, b) => Number(b.paper.isIdentity) - Number(a.paper.isIdentity) || compare(a.key, b.key))
    .map(({ paper }) => paper);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const keyOf = ({ mentions, sha256 }: PaperAsked): string =>
  JSON.stringify([
    mentions.some(({ date_of_birth: born }) => born) ? 0 : 1,
    1000 - Math.max(0, ...mentions.map(({ full_name }) => full_name.length)),
    mentions.map(({ full_name, date_of_birth }) => [full_name, date_of_birth]),
    sha256,
  ]);

/**
 * Without an owner's name on the account, the first identity paper names the owner, or else the first paper about one
 * person. Papers with a name that shares a part with the account's go before all others.
 */
async function firstOfOwner(
  papers: readonly PaperAsked[],
  { id: me, calledBy = '' }: PersonAsked,
  { profiles, index }: Pick<Standing, 'profiles' | 'index'>,
  turn: () => Promise<void>,
): Promise<Mention | undefined> {
  const single: { readonly paper: PaperAsked; readonly mention: Mention }[] = [];
  const eligible = papers
    .filter(({ isSample, putInto }) => !isSample && (putInto === null || putInto === me))
    .toSorted((a, b) => a.uploadedAt - b.uploadedAt || compare(a.sha256, b.sha256));
  for (const paper of eligible) {
    await turn();
    const [first, ...others] = paper.mentions.filter(whole);
    if (first === undefined || !others.every((other) => isSamePerson(other, first) === true)) continue;
    const isOthers = index
      .likely(first)
      .map((id) => profiles.get(id)!)
      .some((one) => isIdentified(one) && isSamePerson(first, one) === true);
    if (!isOthers) single.push({ paper, mention: first });
  }
  const called = single.filter(({ mention }) => isSamePerson({ full_name: calledBy }, mention) !== false);
  const candidates = calledBy !== '' && called.length > 0 ? called : single;
  return (candidates.find(({ paper }) => paper.isIdentity) ?? candidates[0])?.mention;
}
