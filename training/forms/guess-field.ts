// Guesses the question of a blank on a real form from the name that its makers gave it; for values only, so a near
// guess is enough.

const patterns: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/, 'email'],
  [/(cell|mobile)/, 'cell_phone'],
  [/(phone|telephone|tel\b)/, 'phone'],
  [/(date.*birth|birth.*date|dob|birthday)/, 'date_of_birth'],
  [/(birth.?place|place.*birth|city.*birth)/, 'place_of_birth'],
  [/(middle|m\.?i\.?\b|initial)/, 'middle_name'],
  [/(first|given)/, 'given_names'],
  [/(last|surname|family)/, 'surname'],
  [/(ssn|social.?sec)/, 'ssn'],
  [/(ein\b|employer.*identification|fein)/, 'employer_ein'],
  [/(zip|postal)/, 'postal_code'],
  [/(apt|unit|suite)/, 'unit'],
  [/(street|address.?(line)?.?1|home.?address|mailing.?address)/, 'street'],
  [/address/, 'address'],
  [/(city|town)/, 'city'],
  [/\bstate\b/, 'state'],
  [/(routing|rtn)/, 'routing_number'],
  [/account/, 'account_number'],
  [/(employer|company|firm)/, 'employer_name'],
  [/(occupation|job)/, 'occupation'],
  [/(docket|case)/, 'case_number'],
  [/signature.*date|date/, 'date'],
  [/(name|petitioner|applicant|taxpayer)/, 'full_name'],
  [/(wages|salar)/, 'wages'],
  [/(signature|signed)/, 'signatory'],
];
const somebodyElse =
  /(spouse|employer|preparer|dependent|child|minor|witness|attorney|petitioners?2|respondent|guardian|parent|provider)/;

export interface Guess {
  readonly field: string | null;
  /** It is asked of somebody else than the person who fills the form. */
  readonly other: boolean;
}

export function guessField(name: string, label: string): Guess {
  const text = `${name} ${label}`
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.]/g, ' ')
    .toLowerCase();
  return { field: patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null, other: somebodyElse.test(text) };
}
