// Names and addresses whose parts have captions of their own: `First | Last`, `Street | City | State | ZIP`.
import type { DocumentType } from '@oneform/contract';
import { namesThat } from '#catalogue/facts/facts.ts';
import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';
import { nameOfAttribute } from '#catalogue/lexicon/party-facts.ts';
import { unionOfBoxes } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import type { Page } from '#document/read-document.ts';
import type { Caption } from '#layout/caption.ts';
import type { Region } from '#layout/find-regions.ts';
import { joinWords } from '#layout/segments.ts';
import { isStreet } from '#values/fits-shape.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import type { Candidate, CandidateFrom } from '../claims/candidate.ts';

/** Candidates for one of the facts that a caption may ask for, at one of the places where its value may be. */
type CaptionCandidate = CandidateFrom<'caption'>;

export interface AskedPlace {
  readonly caption: Caption;
  readonly row: number;
  readonly entry: CaptionEntry;
  readonly region: Region;
  readonly candidates: readonly CaptionCandidate[];
  /** Another than the subject under whose heading it stands. */
  readonly role: string | undefined;
  /** Another than the subject whose name is asked for a few rows above. */
  readonly namedAbove?: string | undefined;
  readonly isOfWhole: boolean;
}

export const partsOfWholes: ReadonlySet<string> = new Set(namesThat(({ isJoined }) => isJoined));

/** Maximum rows from the first part's caption to the last part's. */
const maxRows = 4;
const relations = ['inline', 'right', 'below', 'above'] as const;

export function composeWholes(page: Page, asked: readonly AskedPlace[], type: DocumentType): Candidate[] {
  const wholes = relations.flatMap((relation) => {
    const places = asked.filter(({ region }) => region.relation === relation);
    return [...composeNames(places, type), ...composeAddresses(page, places, type)];
  });
  // The parts of one whole mostly stand alike; on a skewed or crowded form they do not.
  return wholes.length > 0 ? wholes : [...composeNames(asked, type), ...composeAddresses(page, asked, type)];
}

/** The subject's, or those of somebody whom the caption names: `spouse_given_names`. */
const givenNames = /^(?:(\w+)_)?given_names$/;

function composeNames(places: readonly AskedPlace[], type: DocumentType): Candidate[] {
  const firsts = places.filter(({ entry, candidates }) => givenNames.test(entry.name) && candidates.length > 0);
  return onePerCaption(firsts).flatMap((first) => {
    const surname = nearest(places, first, ({ name }) => name === 'surname');
    const name = nameOfAttribute(givenNames.exec(first.entry.name)?.[1] ?? first.role, 'name', type);
    if (!surname || !name) return [];
    const parts = [first, nearest(places, first, ({ name }) => name === 'middle_name'), surname].flatMap(
      (part) => part?.candidates[0] ?? [],
    );
    return [compose(name, 'name', parts, parts.map(({ value }) => value).join(' '))];
  });
}

function composeAddresses(page: Page, places: readonly AskedPlace[], type: DocumentType): Candidate[] {
  const heads = onePerCaption(places.filter(({ entry }) => entry.shape === 'address' || entry.name === 'street'));
  return heads.flatMap((head) => {
    const street = joinWords(head.region.lines[0]!);
    const own = partsBelow(head, heads, places);
    const town = nearest(own, head, ({ shape }) => shape === 'town_line');
    const names = namesOfAddress(head, type);
    if (town && isStreet(street)) {
      const line = normaliseAddress(`${street}, ${joinWords(town.region.lines[0]!)}`);
      const [first, ...others] = [...Map.groupBy(town.candidates, (one) => one.name).values()].map(([one]) => one!);
      if (line?.city && first) {
        const parts = [streetAt(page, head, street, first), first, ...others];
        return names.map((name) => compose(name, 'address', parts, line.value));
      }
    }
    const city = nearest(own, head, ({ name: asked }) => asked === 'city')?.candidates[0];
    if (!city || !isStreet(street) || normaliseAddress(street)?.city) return [];
    const rest = ['state', 'postal_code'].flatMap(
      (part) => nearest(own, head, ({ name: asked }) => asked === part)?.candidates[0] ?? [],
    );
    if (rest.length === 0) return [];
    const country = nearest(own, head, ({ name: asked }) => asked === 'country')?.candidates[0];
    const line = [street, city.value, rest.map(({ value }) => value).join(' '), ...(country ? [country.raw] : [])];
    const parts = [streetAt(page, head, street, city), city, ...rest, ...(country ? [country] : [])];
    const whole = line.join(', ');
    return names.map((name) => compose(name, 'address', parts, normaliseAddress(whole)?.value ?? whole));
  });
}

/** A street is of the subject's address, or of that of the party whose section it stands in; beside a party's name it may be either's. */
function namesOfAddress({ entry, role, namedAbove }: AskedPlace, type: DocumentType): string[] {
  if (entry.name !== 'street') return [entry.name];
  const names = [role, namedAbove ?? role].map((party) => nameOfAttribute(party, 'address', type));
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** An address above another one gets the towns from its street to the next one's; otherwise any town near it. */
function partsBelow(
  head: AskedPlace,
  heads: readonly AskedPlace[],
  places: readonly AskedPlace[],
): readonly AskedPlace[] {
  const next = Math.min(...heads.map(({ row }) => row).filter((row) => row > head.row));
  const below = places.filter(({ row }) => row >= head.row && row < next);
  const hasTown = below.some(
    ({ entry: { name, shape }, candidates }) => candidates.length > 0 && (name === 'city' || shape === 'town_line'),
  );
  return hasTown ? below : places;
}

/** The likeliest place of each caption. */
function onePerCaption(places: readonly AskedPlace[]): AskedPlace[] {
  return [...Map.groupBy(places, ({ caption, entry }) => `${caption.segment.index} ${caption.from} ${entry.name}`)].map(
    ([, [first]]) => first!,
  );
}

/** The part whose caption stands nearest before or behind in reading order. */
function nearest(
  places: readonly AskedPlace[],
  to: AskedPlace,
  asks: (entry: CaptionEntry) => boolean,
): AskedPlace | undefined {
  const distance = ({ row, caption }: AskedPlace): number =>
    100 * Math.abs(row - to.row) + Math.abs(caption.rect.x0 - to.caption.rect.x0);
  return places
    .filter(
      ({ entry, row, role, candidates }) =>
        asks(entry) && candidates.length > 0 && role === to.role && Math.abs(row - to.row) <= maxRows,
    )
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** A street alone is no whole address: where it was not read as one, what is known of it is what is known of the town beside it. */
function streetAt(
  page: Page,
  { region, candidates }: AskedPlace,
  street: string,
  town: CaptionCandidate,
): CaptionCandidate {
  const own = candidates.find(({ raw }) => raw === street);
  if (own) return own;
  const words = region.lines[0]!;
  return {
    ...town,
    raw: street,
    evidence: [evidenceOf(page, unionOfBoxes(words.map(({ box }) => box)), street)],
    legibility: Math.min(1, ...words.map(({ confidence }) => confidence)),
  };
}

function compose(name: string, type: Candidate['type'], parts: readonly CaptionCandidate[], value: string): Candidate {
  const by = parts.map((part) => part.by);
  return {
    name,
    value,
    raw: parts.map(({ raw }) => raw).join(' '),
    type,
    evidence: parts.flatMap(({ evidence }) => evidence),
    legibility: Math.min(...parts.map(({ legibility }) => legibility)),
    by: {
      ...by[0]!,
      exactness: Math.min(...by.map(({ exactness }) => exactness)),
      rank: Math.max(...by.map(({ rank }) => rank)),
      isAboutOther: by.some(({ isAboutOther }) => isAboutOther),
      parts: parts.length,
    },
    source: 'caption',
  };
}
