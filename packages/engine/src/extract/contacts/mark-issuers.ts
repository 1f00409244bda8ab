// Tells the telephone, mail address and website of whoever issued a paper from those of the person it is about, by where each stands, what
// number or domain it is and what is printed beside it.

import { declarations } from '#catalogue/document-types/declarations.ts';
import { isDesk, isMailboxOfOffice, namesFax } from '#catalogue/lexicon/contact-words.ts';
import { isSubjectRole, roleOfWording } from '#catalogue/lexicon/roles.ts';
import type { AdditionalField, Evidence, Fact } from '#document/facts.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';
import type { Section } from '#layout/find-sections.ts';
import { joinWords } from '#layout/segments.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { isServiceNumber } from '#values/normalise/is-service-number.ts';
import { normaliseAddress } from '#values/normalise/normalise-address.ts';
import { findPhones } from '#values/normalise/normalise-phone.ts';
import { looksLikeCompany } from '#values/recognise-party.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { homeAddresses, otherParties, subjectNames } from '../settle/people/roles.ts';
import { type ContactPlace, findContactPlace, holds } from './contact-place.ts';

/** Facts that both the person and the issuer have. */
const contacts: ReadonlySet<string> = new Set([
  'phone',
  'home_phone',
  'cell_phone',
  'alternate_phone',
  'work_phone',
  'email',
  'website',
]);

/** Names of those who issue papers. */
const issuerNames =
  /^(?:bank|employer|vendor|merchant|insurer|lender|landlord|company|utility|sender|payer|filer)_(?:name|provider)$|^utility_provider$|^university$|^issuing_authority$/;

const readsContact = /@|(?:https?:\/\/|www\.)\S/i;

export type PagesInContext = Pick<MatchContext, 'type' | 'country'> & { readonly analysed: readonly AnalysedPage[] };

export function markIssuers(facts: readonly Fact[], context: PagesInContext): Fact[] {
  const judge = openJudge(facts, context);
  return facts.map((fact) => (contacts.has(fact.name) && judge(fact) ? withoutPerson(fact) : fact));
}

export function markIssuersOfLabels(
  fields: readonly AdditionalField[],
  facts: readonly Fact[],
  context: PagesInContext,
): AdditionalField[] {
  const judge = openJudge(facts, context);
  const isContact = ({ value }: AdditionalField) =>
    readsContact.test(value) || findPhones(value, context.country).some(({ from, to }) => to - from > value.length / 2);
  return fields.map((field) =>
    isContact(field) && judge({ name: '', ...field }) ? { ...field, isIssuers: true } : field,
  );
}

/** The person was derived from facts of the subject alone. */
function withoutPerson({ person: _, ...fact }: Fact): Fact {
  return { ...fact, isIssuers: true };
}

interface Contact {
  readonly name: string;
  readonly value: Fact['value'];
  readonly evidence: readonly Evidence[];
}

interface Known {
  readonly country: string | undefined;
  readonly writer: 'subject' | 'issuer' | 'anybody';
  /** Words of the subject's names, of three letters and more. */
  readonly names: readonly string[];
  /** Known facts of other parties: their telephones and addresses, and words of their names. */
  readonly others: { readonly values: ReadonlySet<string>; readonly names: readonly string[] };
  /** Domains of the websites on the paper, and names of companies, squashed. */
  readonly domains: readonly string[];
  readonly companies: readonly string[];
  readonly places: { readonly subject: readonly Evidence[]; readonly issuer: readonly Evidence[] };
}

type Verdict = 'subject' | 'issuer' | undefined;

function openJudge(facts: readonly Fact[], context: PagesInContext): (of: Contact) => boolean {
  const known = knowledgeOf(facts, context);
  return ({ name, value, evidence }) => {
    if (typeof value !== 'string') return false;
    const verdicts = evidence.map(({ page, box, quote }): Verdict => {
      const laid = context.analysed.find((one) => one.page.number === page);
      const place = laid && box && findContactPlace(laid.grid, box);
      const ofItself = judgeByItself(name, value || quote, known);
      return place ? judgePlace(place, laid.sections, { ofItself, value }, known) : ofItself;
    });
    if (verdicts.includes('subject')) return false;
    return verdicts.includes('issuer') || (known.writer === 'issuer' && verdicts.length > 0);
  };
}

function knowledgeOf(facts: readonly Fact[], { type, country }: PagesInContext): Known {
  const texts = (wanted: (name: string) => boolean) =>
    facts.flatMap(({ name, value }) => (wanted(name) && typeof value === 'string' ? [value] : []));
  const placesOf = (wanted: (name: string) => boolean) =>
    facts.filter(({ name, tier }) => wanted(name) && tier !== 'inferred').flatMap(({ evidence }) => evidence);
  const isOthers = (name: string) => otherParty.test(name);
  const isSubjects = (name: string) =>
    subjectNames.includes(name) || name === 'surname' || name === 'given_names' || homeAddresses.includes(name);
  return {
    country,
    writer: declarations[type].writtenBy ?? 'issuer',
    names: texts((name) => subjectNames.includes(name) || name === 'surname' || name === 'given_names').flatMap(
      wordsOfName,
    ),
    others: {
      values: new Set(texts((name) => isOthers(name) && !/_name/.test(name)).map(squash)),
      names: texts((name) => isOthers(name) && /_name/.test(name)).flatMap(wordsOfName),
    },
    domains: texts((name) => name === 'website').flatMap((site) => domainOf(site) ?? []),
    companies: texts((name) => issuerNames.test(name)).map(squash),
    places: { subject: placesOf(isSubjects), issuer: placesOf((name) => issuerNames.test(name)) },
  };
}

const minLetters = 3;
const otherParty = new RegExp(`^(?:${[...otherParties].join('|')})_`);

const wordsOfName = (name: string): string[] =>
  name
    .split(/[\s,.]+/)
    .map(squash)
    .filter(({ length }) => length >= minLetters);

/** Judges a number, an address or a site by itself. */
function judgeByItself(name: string, value: string, known: Known): Verdict {
  const { country, names, others, domains, companies, writer } = known;
  if (others.values.has(squash(value))) return 'issuer';
  const [mailbox, host] = value.includes('@') ? value.split('@') : [undefined, domainOf(value)];
  if (mailbox !== undefined) {
    const box = squash(mailbox);
    if (names.some((word) => box.includes(word))) return 'subject';
    if (others.names.some((word) => box.includes(word))) return 'issuer';
    if (isMailboxOfOffice(mailbox) && writer !== 'subject') return 'issuer';
  }
  if (host !== undefined) {
    const label = labelOf(host);
    if (mailbox === undefined && writer !== 'issuer' && names.some((word) => label.includes(word))) return 'subject';
    if (mailbox !== undefined && writer !== 'subject' && domains.includes(domainOf(host) ?? '')) return 'issuer';
    if (label.length > minLetters && companies.some((company) => company.includes(label) || label.includes(company)))
      return 'issuer';
    return mailbox === undefined && writer === 'issuer' ? 'issuer' : undefined;
  }
  return name !== 'email' && name !== 'website' && isServiceNumber(value, country) ? 'issuer' : undefined;
}

/** The name that a domain is known by: `example`. */
const labelOf = (host: string): string => squash(domainOf(host)?.split('.')[0] ?? '');

/** `https://www.billing.example.co.uk/x` → `example.co.uk`. */
function domainOf(site: string): string | undefined {
  const host = /^(?:https?:\/\/)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/iu.exec(site.trim())?.[1]?.toLowerCase();
  if (!host || !/\p{L}/u.test(host)) return undefined;
  const parts = host.split('.');
  const isSecond = parts.length > 2 && /^(?:co|com|org|net|gov|gob|gouv|ac|edu)$/.test(parts.at(-2)!);
  return parts.slice(isSecond ? -3 : -2).join('.');
}

interface Told {
  readonly ofItself: Verdict;
  readonly value: string;
}

function judgePlace(
  place: ContactPlace,
  sections: readonly (Section | undefined)[],
  { ofItself, value }: Told,
  known: Known,
): Verdict {
  if (namesFax(place.before) && !/\d{5}/.test(place.before)) return 'issuer';
  const section = sections[place.segment.index];
  const party = section && partyOf(section);
  const isAsked = (section?.isAlone && party && isSubjectRole(party)) || isCaptionOfSubject(place.before);
  if (party && !isSubjectRole(party) && !isAsked) return 'issuer';
  if (isAsked && !isDesk(place.before))
    return ofItself === 'issuer' && known.writer !== 'subject' ? 'issuer' : 'subject';
  if (ofItself === 'subject' || isOfCompanyBeside(place, value)) return ofItself ?? 'issuer';
  const isHead = known.writer !== 'subject' || isOutsideAnswers(place, known);
  if (!isHead) return undefined;
  if (
    ofItself === 'issuer' ||
    isDesk(place.row) ||
    place.above.slice(0, 2).some((line) => isDesk(joinWords(line.words)))
  )
    return 'issuer';
  return judgeBlock(place, value, known);
}

/**
 * The party under whose heading it stands. `Contact` heads whatever can be reached, and under a name alone in the middle of a form a
 * landlord's telephone follows, where another's may be followed by one's own.
 */
function partyOf({ role, rows, isAlone }: Section): string | undefined {
  if (role === 'contact') return undefined;
  return isAlone || (lets.has(role) && rows <= maxRowsBelowName) ? role : undefined;
}

const lets: ReadonlySet<string> = new Set(['landlord', 'agent']);
const maxRowsBelowName = 5;

/** `Customer's telephone`, `Tel. Mieter`. */
function isCaptionOfSubject(before: string): boolean {
  const words = before.replace(/[:：]\s*$/, '').split(/[\s/]+/);
  return words.some((word) => {
    const role = roleOfWording(word.replace(/['’]s$/, ''));
    return role !== undefined && isSubjectRole(role);
  });
}

/** `maria@example-lettings.com` under `Example Lettings`. */
function isOfCompanyBeside({ block }: ContactPlace, value: string): boolean {
  const host = value.includes('@') ? value.split('@')[1]! : value;
  const label = labelOf(host);
  if (label.length < minOfDomain) return false;
  return block.some(({ words }) => {
    const line = joinWords(words);
    return !line.includes(host) && squash(line).includes(label);
  });
}

const minOfDomain = 6;

/** On a paper that the person filled in: over the first of their answers, or at the foot of the page. */
function isOutsideAnswers({ grid, segment }: ContactPlace, { places }: Known): boolean {
  const first = Math.min(
    ...places.subject.filter(({ page }) => page === grid.page.number).map(({ box }) => box?.[1] ?? 1),
  );
  const { box } = segment.words[0]!;
  return (Number.isFinite(first) && first < 1 && box[3] < first) || box[1] > footOfPage;
}

const footOfPage = 0.93;

/** Judges by a name or address in the same block. */
function judgeBlock({ grid, block }: ContactPlace, value: string, { places, writer }: Known): Verdict {
  const stands = (wanted: readonly Evidence[]): boolean =>
    wanted.some(({ page, box }) => page === grid.page.number && box && block.some((line) => holds(line, box)));
  if (stands(places.subject)) return stands(places.issuer) && writer === 'issuer' ? undefined : 'subject';
  if (stands(places.issuer)) return 'issuer';
  const lines = block.map(({ words }) => joinWords(words)).filter((line) => !line.includes(value));
  const isOffice = lines.some((line) => looksLikeCompany(line) || namesFax(line) || isFullAddress(line));
  return isOffice ? 'issuer' : undefined;
}

/** A town with its code: on a line of its own, or behind a street. */
function isFullAddress(line: string): boolean {
  const address = normaliseAddress(line);
  return address?.postal_code !== undefined && address.city !== undefined;
}
