// Whom or what words speak of: "Spouse", "Name of employer", "Part 3. Your mother". Fields of one topic take no values of another.

/** People, and addresses that are not the usual one: a value of theirs may only stand where the form speaks of them. */
const people: Readonly<Record<string, string>> = {
  spouse: 'spouse spouses husband wife partner conjoint ehegatte ehepartner ehefrau ehemann conyuge coniuge',
  father: 'father fathers pere vater padre',
  mother: 'mother mothers mere mutter madre',
  parent: 'parent parents stepparent stepfather stepmother eltern padres',
  child: 'child children son daughter dependent dependents dependant dependants enfant enfants kind kinder hijo hija',
  guardian: 'guardian guardians custodian',
  co_applicant: 'coapplicant coborrower cosigner cotenant co_applicant co_borrower joint_applicant second_applicant',
  sponsor: 'sponsor sponsors sponsoring payer',
  host: 'host hosts hotel inviting invitation lodging accommodation inviter',
  landlord: 'landlord landlords lessor',
  reference: 'reference references referee recommender',
  emergency: 'emergency',
  supervisor: 'supervisor supervisors manager',
  relative: 'relative relatives sibling siblings brother sister companion companions occupant occupants',
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
respondent respondents petitioner beneficiary adoptee payee seller physician doctor`;

export const STRANGER = 'stranger';

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
  const topics = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    for (const topic of byWord.get(token) ?? []) topics.add(topic);
    for (const topic of byWord.get(`${token}_${tokens[index + 1]}`) ?? []) topics.add(topic);
  }
  return topics;
}

export const isTopicWord = (token: string) => byWord.has(token);
