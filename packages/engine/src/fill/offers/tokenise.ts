// Words of labels made comparable: lower case, no accents, one spelling for what forms abbreviate, and no words that only ask.

const spellings: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  numbers: 'number',
  tel: 'phone',
  telephone: 'phone',
  telno: 'phone',
  phones: 'phone',
  mobile: 'cell',
  cellular: 'cell',
  licence: 'license',
  dob: 'birth',
  birthdate: 'birth',
  forename: 'first',
  forenames: 'given',
  firstname: 'first',
  lastname: 'last',
  surname: 'last',
  surnames: 'last',
  zipcode: 'zip',
  postcode: 'zip',
  gender: 'sex',
  addr: 'address',
  st: 'street',
  apartment: 'apt',
  yrs: 'years',
  qty: 'number',
  social: 'social',
  ssn: 'social',
};

/** Words that ask, or say of the applicant what is meant anyway. */
const fillers: ReadonlySet<string> = new Set(
  `a an the of for to in on at by as is are was be been and or s your you my i me please enter print type provide write state_your give fill
applicant applicants applicant's borrower borrowers tenant employee employees student patient insured proposed_insured taxpayer
candidate holder bearer signer user users users1 person legal complete full current present currently exact exactly
part section item page line question step see instructions
if any applicable shown appears listed must same form field text box block letters capital
mm dd yyyy yy mmm ddd jj tt aaaa dmy mdy required optional only here below above
le la les l de du d des der die das den el los las del di il lo gli und et y e o`.split(/\s+/),
);

/** Tokens in order; when nothing but fillers is there ("Applicant"), those stay. */
export function tokenise(text: string): string[] {
  const words = text
    .replace(/^\s*(?:\d+[a-z]?[.)]?\s+)?if\s[^,;:]{3,60},\s*/i, '')
    .replace(/(?:[.;:]\s+|\()if\s(?:\bno\.|[^.;:)])*/gi, ' ')
    .replace(/\bif mail is not delivered\b[^,;.]*/gi, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\baddr(?:ess)?\.?\s*(?:\(?line\s*)?([12])\b/gi, 'address row$1')
    .replace(/\b(?:name\s+and\s+surname|surname\s+and\s+name)\b/gi, 'full name')
    .replace(/\b(?:applicant\s*(?:\/|or)\s*petitioner|petitioner\s*(?:\/|or)\s*applicant)\b/gi, 'applicant')
    .replace(/#/g, ' number ')
    .replace(/\be[-\s]?mail\b/gi, 'email')
    .replace(/\bd\.?o\.?b\b\.?|\bborn on\b/gi, 'date of birth')
    .replace(/\bs\.?s\.?n\b\.?/gi, 'social security number')
    .replace(/\bco[-\s](?=applicant|borrower|signer|tenant)/gi, 'co')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?=s\b)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+[a-z]?$/.test(word))
    .map((word) => spellings[word] ?? word);
  const telling = words.filter((word) => !fillers.has(word) && !/^[a-z]$/.test(word));
  return telling.length > 0 ? telling : words;
}
