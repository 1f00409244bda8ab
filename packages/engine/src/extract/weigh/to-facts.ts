// Chosen claims become facts: with all their places, and no surer than papers kept out of fitting allow.
import { type Evidence, type Fact, provedConfidence } from '#document/facts.ts';
import { getLimits } from '#layout/limits.ts';
import type { Candidate } from '../claims/candidate.ts';
import { isSamePlace } from '../claims/is-same-place.ts';
import { homeAddresses } from '../settle/people/roles.ts';
import type { ChosenClaim } from './choose-claims.ts';

/** In the order of the readers, then what they did not find. `isZone`: what was read is what a machine readable zone says. */
export function toFacts(claims: readonly ChosenClaim[], read: readonly Fact[], isZone = false): Fact[] {
  const chosen = new Map(claims.map((claim) => [claim.name, claim]));
  const told = new Set(read.map(({ name }) => name));
  const names = [...told, ...claims.filter(({ name }) => !told.has(name)).map(({ name }) => name)];
  const facts = names.flatMap((name) => {
    const claim = chosen.get(name);
    if (!claim) return [];
    const own = read.find((fact) => fact.name === name && fact.value === claim.value && !fact.person);
    // Parts of names and addresses are derived anew from what was chosen.
    if (!own && claim.rules?.tier === 'inferred') return [];
    const printed = isZone ? placesOfPrint(claim) : [];
    if (claim.rules && printed.length > 0) return [proveByPrint(own ?? toFact(claim, provedConfidence), printed)];
    if (own?.tier === 'proved') return [{ ...own, ...captionOf(claim.candidates) }];
    if (claim.confidence < minOf(claim)) return [];
    const confidence = Math.round(claim.confidence * 1000) / 1000;
    return [
      own
        ? { ...own, confidence: doubted(confidence, own.alternatives), ...captionOf(claim.candidates) }
        : toFact(claim, confidence),
    ];
  });
  return facts.map((fact) => shareConfidence(fact, facts));
}

/** An unsure sum may still be proved by its parts; anything else that is unsure would keep surer parts from being put together. */
function minOf({ candidates }: ChosenClaim): number {
  const { considered, floor } = getLimits();
  return candidates[0]!.type === 'money' ? considered : floor;
}

/** One address of the subject under two names is as sure as under the surer one. */
function shareConfidence(fact: Fact, facts: readonly Fact[]): Fact {
  if (!homeAddresses.includes(fact.name)) return fact;
  const same = facts.filter(({ name, value }) => homeAddresses.includes(name) && value === fact.value);
  return { ...fact, confidence: Math.max(...same.map(({ confidence }) => confidence)) };
}

/** Of several undecided readings, the reported one is no more probable than a choice among them allows. */
const doubted = (confidence: number, alternatives: readonly string[] = []): number =>
  Math.min(confidence, 1 / (1 + alternatives.length));

function toFact({ candidates }: ChosenClaim, confidence: number): Fact {
  const { name, value, raw, type, alternatives } = candidates[0]!;
  return {
    name,
    value,
    raw,
    type,
    tier: 'read',
    confidence: doubted(confidence, alternatives),
    ...(alternatives && { alternatives }),
    ...captionOf(candidates),
    evidence: placesOf(candidates),
  };
}

/** The caption of the lexicon, else the one that the page model sees. */
function captionOf(candidates: readonly Candidate[]): Pick<Fact, 'caption'> {
  const { caption } =
    candidates.find((one) => one.source === 'caption' && one.caption) ?? candidates.find((one) => one.caption) ?? {};
  return caption ? { caption } : {};
}

/** Finds the printed places of a zone's value: a caption asks for it there, or it looks so. */
function placesOfPrint({ candidates }: ChosenClaim): Evidence[] {
  const inZone = candidates.flatMap(({ source, evidence }) => (source === 'rules' ? evidence : []));
  return candidates
    .filter(({ source }) => source === 'caption' || source === 'looks')
    .flatMap(({ evidence }) => evidence)
    .filter((place) => !inZone.some((other) => isSamePlace(place, other)));
}

function proveByPrint({ alternatives: _, ...fact }: Fact, printed: readonly Evidence[]): Fact {
  const places = [...printed.slice(0, 1), ...fact.evidence];
  return {
    ...fact,
    tier: 'proved',
    confidence: provedConfidence,
    evidence: places.filter((place, at) => places.findIndex((other) => isSamePlace(place, other)) === at),
  };
}

/** Each place once. */
function placesOf(candidates: readonly Candidate[]): Evidence[] {
  const places = candidates.flatMap(({ evidence }) => evidence);
  return places.filter((place, at) => places.findIndex((other) => isSamePlace(place, other)) === at).slice(0, 3);
}
