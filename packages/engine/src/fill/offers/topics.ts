// Topics of words: "Spouse", "Name of employer", "Part 3. Your mother". Fields of one topic take no values of another.
import type { Party } from '#catalogue/wordings/facts.ts';
import { type WordedLanguage, wordedLanguages } from '#catalogue/wordings/languages.ts';
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { tokenise } from './tokenise.ts';

export const STRANGER = 'stranger';
/** The person who fills the form in: said of a section it takes nothing away from what is theirs. */
export const APPLICANT = 'applicant';

/** People, and addresses that are not the usual one: a value of theirs may only stand where the form speaks of them. */
const people: Readonly<Record<string, string>> = {
  former_spouse: 'former_spouse ex_spouse previous_spouse former_husband former_wife prior_spouse',
  spouse: 'spouse spouses husband wife partner conjoint ehegatte ehepartner ehefrau ehemann conyuge coniuge',
  father: 'father fathers pere vater padre',
  mother: 'mother mothers mere mutter madre',
  parent: 'parent parents stepparent stepfather stepmother eltern padres',
  child:
    'child children son daughter dependent dependents dependant dependants enfant enfants kind kinder kindes hijo hija',
  guardian: 'guardian guardians custodian',
  co_applicant: 'coapplicant coborrower cosigner cotenant co_applicant co_borrower joint_applicant second_applicant',
  sponsor: 'sponsor sponsors sponsoring payer',
  host: 'host hosts hotel inviting invitation lodging accommodation inviter',
  landlord: 'landlord landlords lessor',
  reference: 'reference references referee recommender',
  emergency: 'emergency',
  supervisor: 'supervisor supervisors manager',
  relative:
    'relative relatives sibling siblings brother sister companion companions occupant occupants others_living other_people household_members family_members',
  agent: 'agent agency originator broker',
  alias:
    'alias aliases aka nickname nicknames maiden formerly other_names other_name other_last former_names former_name previous_names previous_name names_used name_used known_by',
  mailing: 'mailing postal_address correspondence mail',
  previous: 'previous former prior earlier past last_address last_employer vorherige precedent',
  foreign: 'foreign',
  next: 'new intended future destination proposed',
};

/** Things: their name must be near only where the words alone would fit anything ("Number", "Date of issue"). */
const things: Readonly<Record<string, string>> = {
  employer: 'employer employers employment work workplace arbeitgeber employeur empleador job',
  company: 'company business entity corporation organization organisation llc',
  school: 'school schools university college education institution schule universitat ecole escuela',
  passport: 'passport travel_document passeport reisepass pasaporte passaporto',
  licence: 'licence license licences licenses driver drivers driving fuhrerschein permis',
  id_card: 'identity_card id_card',
  permit: 'permit residence_permit',
  visa: 'visa visas',
  bank: 'bank banks account accounts institution',
  vehicle: 'vehicle vehicles auto car truck',
  policy: 'policy insurance insurer insured carrier',
  loan: 'loan mortgage creditor lender debt',
  property: 'property premises',
  birth: 'birth born geburt naissance nacimiento nascita',
};

/** Nobody of whom a collection speaks: what stands beside these is theirs to fill in. */
const strangers = `attorney attorneys lawyer counsel preparer preparers interpreter interpreters translator witness witnesses notary judge
clerk magistrate court docket bailiff firm firms that_person that_persons sheriff officer official office_use designee plaintiff plaintiffs defendant defendants
respondent respondents petitioner beneficiary adoptee friend friends payee seller physician doctor recipient recipients addressee disclosee representative representatives decree`;

/** Names of sections of forms in other languages, by the word of ours. */
const topicOfParty: Partial<Record<Party, string>> = {
  applicant: APPLICANT,
  spouse: 'spouse',
  child: 'child',
  father: 'father',
  mother: 'mother',
  parent: 'parent',
  employer: 'employer',
  landlord: 'landlord',
  attorney: STRANGER,
  preparer: STRANGER,
  witness: STRANGER,
  office: STRANGER,
  beneficiary: STRANGER,
  emergency_contact: 'emergency',
  previous_spouse: 'former_spouse',
  bank: 'bank',
  school: 'school',
  household_member: 'relative',
};

interface Phrase {
  readonly tokens: readonly string[];
  readonly topic: string;
}

/** By the first of their words; words of the same text say it together, in whichever order. */
let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

function listPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const captioned = new Map(
    wordedLanguages.map((language) => [
      language,
      new Set(Object.values(readWordings(language).captions).flatMap((texts) => texts.flatMap(tokenise))),
    ]),
  );
  const all = wordedLanguages.flatMap((language) => {
    const { parties } = readWordings(language);
    const named = Object.entries(topicOfParty).flatMap(([party, topic]) =>
      parties[party as Party]
        .flatMap((text) => [text, ...alternativesOf(text, language)])
        .map((text) => ({ text, tokens: tokenise(text), topic, party, language })),
    );
    if (undeclined.has(language)) return named;
    return [...named, ...declined(named).filter(({ topic }) => topic === APPLICANT || personTopics.has(topic))];
  });
  const single = Map.groupBy(
    all.filter(({ tokens }) => tokens.length === 1),
    ({ tokens }) => tokens[0]!,
  );
  // The rest of "About you" says nothing, and a word of one language may be another word in the next: "børn", "born".
  const isPlain = ({ text, tokens: [word, ...more], topic }: (typeof all)[number]) => {
    if (more.length > 0) return true;
    const same = single.get(word!)!;
    const ours = new Set(same.map(({ language }) => language));
    const others = wordedLanguages.filter((language) => !ours.has(language) && captioned.get(language)!.has(word!));
    return !/\s/.test(text.trim()) && others.length < ours.size && same.every((one) => one.topic === topic);
  };
  return Map.groupBy(
    all.filter((phrase) => phrase.tokens.length > 0 && isPlain(phrase)),
    ({ tokens }) => tokens[0]!,
  );
}

/** "Ehepartner / Lebenspartner", "Rodzic lub opiekun prawny": each of the two. */
function alternativesOf(text: string, language: WordedLanguage): string[] {
  const word = or[language];
  const parts = text.split(word === undefined ? /\s*\/\s*/u : new RegExp(`\\s*/\\s*|\\s${word}\\s`, 'iu'));
  return parts.length > 1 ? parts.filter((part) => part.length > shortest) : [];
}

const or: Partial<Record<WordedLanguage, string>> = {
  cs: 'nebo',
  da: 'eller',
  de: 'oder',
  es: 'o',
  fr: 'ou',
  hr: 'ili',
  hu: 'vagy',
  it: 'o',
  nl: 'of',
  no: 'eller',
  pl: 'lub',
  pt: 'ou',
  ro: 'sau',
  sk: 'alebo',
  sl: 'ali',
  sr: 'ili',
  sv: 'eller',
};

/** "Dane dziecka": what is left of a heading without the words that those of many parties have is the party, as it is declined. */
function declined<One extends { readonly text: string; readonly tokens: readonly string[]; readonly party: string }>(
  named: readonly One[],
): One[] {
  const speakOf = Map.groupBy(
    named.flatMap(({ tokens, party }) => tokens.map((token) => ({ token, party }))),
    ({ token }) => token,
  );
  const isFrame = (token: string) => new Set(speakOf.get(token)!.map(({ party }) => party)).size >= many;
  return named.flatMap((one) => {
    const [word, ...more] = one.tokens.filter((token) => !isFrame(token));
    const isLeft = word !== undefined && more.length === 0 && /\s/.test(one.text) && word.length >= shortest;
    return isLeft ? [{ ...one, text: word, tokens: [word] }] : [];
  });
}

/** Languages in whose headings the rest is a word of any text. */
const undeclined: ReadonlySet<string> = new Set(['en', 'id', 'tl', 'vi']);
/** Parties, and letters. */
const many = 5;
const shortest = 4;

const byWord = new Map<string, string[]>();
for (const [topic, words] of [...Object.entries(people), ...Object.entries(things), [STRANGER, strangers] as const]) {
  for (const word of words.trim().split(/\s+/)) byWord.set(word, [...(byWord.get(word) ?? []), topic]);
}

export const personTopics: ReadonlySet<string> = new Set([...Object.keys(people), STRANGER]);

/** Those of them whose names, addresses and phones follow under words that do not name them again. */
export const addressKinds: ReadonlySet<string> = new Set(['mailing', 'previous', 'next', 'foreign']);
/** Names that somebody bears besides, and addresses, are not somebody. */
export const bearerTopics: ReadonlySet<string> = new Set(
  [...personTopics].filter((topic) => !addressKinds.has(topic) && topic !== 'alias'),
);

/** Topics that the tokens name, alone or two together. */
export function topicsOf(tokens: readonly string[]): Set<string> {
  phrases ??= listPhrases();
  const topics = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    for (const topic of byWord.get(token) ?? []) topics.add(topic);
    for (const topic of byWord.get(`${token}_${tokens[index + 1]}`) ?? []) topics.add(topic);
    for (const phrase of phrases.get(token) ?? phrases.get(uninflected(token)) ?? [])
      if (phrase.tokens.every((other, at) => at === 0 || tokens.includes(other))) topics.add(phrase.topic);
  }
  return topics;
}

/** "Antragstellers", "antragstellenden": by an ending more than the word of a heading. */
const uninflected = (token: string) => (token.length > longEnough ? token.replace(/[sn]$/u, '') : token);
const longEnough = 6;

/** "Other than the children": whoever is excepted is not spoken of. */
const exceptions =
  /\b(?:other than|except(?:ing)?|excluding|autres? que|sauf|außer|andere als|altri (?:che|da)|except[oa]|distint[oa]s? de)\b.*$/iu;
/** Nobody is married to these. */
const firmPartner = /\b(?:limited|general|business|trading|channel|equity|managing|senior)\s+partners?\b/giu;
/** "Person 2", "Debtor 2": of several the first one fills the form in. */
const laterPerson =
  /\b(?:person(?:ne|a|en)?|pessoa|persoon|osoba|member|mitglied|debtor|applicant|borrower|petitioner|parent|party|taxpayer|claimant|signer|insured|antragsteller(?:in)?|demandeur|solicitante|richiedente|aanvrager|wnioskodawca)\s*(?:no\.?|nr\.?|n[°º]|#)?\s*(?:[2-9]|1\d)\b/iu;
export const isLaterPerson = (text: string) => laterPerson.test(text);
const otherPerson = /\b(?:other|another|anderen?|otra|autre|altra)\s+person(?:ne|a)?\b|\boutra pessoa\b/iu;

/** Topics that a text speaks of. */
export function topicsIn(text: string): Set<string> {
  const topics = topicsOf(tokenise(text.replace(exceptions, '').replace(firmPartner, '')));
  if (laterPerson.test(text)) topics.add('relative');
  if (otherPerson.test(text)) topics.add(STRANGER);
  return topics;
}

export const isTopicWord = (token: string) => byWord.has(token);
