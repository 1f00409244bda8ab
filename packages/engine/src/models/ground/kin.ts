// Names under which one and the same print may go.

const kin: readonly (readonly string[])[] = [
  ['document_number', 'passport_number', 'license_number', 'national_id_number', 'uscis_number', 'visa_number'],
  ['total', 'amount_due', 'new_balance', 'closing_balance', 'unpaid_balance'],
  ['opening_balance', 'previous_balance'],
  ['expiry_date', 'expiration_date', 'valid_until'],
  ['issue_date', 'valid_from', 'effective_date'],
  ['statement_date', 'period_end'],
  ['education_end', 'graduation_date'],
  ['ssn', 'tax_id'],
  ['ein', 'employer_ein', 'tax_id'],
  ['phone', 'home_phone', 'cell_phone', 'alternate_phone', 'work_phone'],
  ['vendor_name', 'merchant_name', 'company_name', 'organisation_name'],
  ['vendor_address', 'merchant_address', 'company_address'],
  ['vendor_phone', 'merchant_phone', 'company_phone'],
  ['nationality', 'citizenship'],
  ['university', 'school_name'],
];

/** Facts that are written in cells of their own, and the whole they make. */
const wholes: Readonly<Record<string, readonly string[]>> = {
  name: ['given_names', 'first_name', 'surname', 'middle_name', 'name_suffix'],
  address: ['street', 'unit', 'city', 'state', 'postal_code', 'country'],
};

export const isKin = (a: string, b: string): boolean =>
  a === b ||
  kin.some((names) => names.includes(a) && names.includes(b)) ||
  a.endsWith(`_${b}`) ||
  b.endsWith(`_${a}`) ||
  isPartOf(a, b) ||
  isPartOf(b, a);

/** A street stands where an address is asked for, and the other way round. */
const isPartOf = (part: string, whole: string): boolean =>
  Object.entries(wholes).some(([end, parts]) => whole.endsWith(end) && parts.includes(part));
