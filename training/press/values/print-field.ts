// Prints a field of a world: coherent where fields belong to the same person or sum, invented otherwise.
import type { Organisation } from '../world/organisations.ts';
import { makePlace, type Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { invent } from './invent.ts';
import type { Style } from './style.ts';

type Print = (world: World, style: Style) => string;

const years = (date: Date, count: number): Date =>
  new Date(
    Date.UTC(date.getUTCFullYear() + count, date.getUTCMonth(), Math.max(1, date.getUTCDate() - (count > 0 ? 1 : 0))),
  );
const days = (date: Date, count: number): Date => new Date(date.getTime() + count * 86_400_000);
const on =
  (pick: (world: World) => Date): Print =>
  (world, style) =>
    style.printDate(pick(world));
const money =
  (pick: (world: World) => number): Print =>
  (world, style) =>
    style.printMoney(pick(world));
const name =
  (pick: (world: World) => Person): Print =>
  (world, style) =>
    style.printName(pick(world));
const firm =
  (pick: (world: World) => Organisation): Print =>
  (world) =>
    pick(world).name;
const place =
  (pick: (world: World) => Organisation | Person): Print =>
  (world, style) => {
    const owner = pick(world);
    return style.printPlace('home' in owner ? owner.home : owner.place);
  };
const phone =
  (pick: (world: World) => { phone: string }): Print =>
  (world) =>
    pick(world).phone;

const height: Print = ({ random }) =>
  random.pick(['5\'-08"', '6\'-04"', '5-08', '5\' 11"', '1,75 m', '182 cm', '160 cm', '1.62 m', '5\'-11"', '5\'07"']);
const month: Print = ({ today, random }) => {
  const text = `${today.getUTCMonth() + 1}`.padStart(2, '0');
  return random.pick([`${text}/${today.getUTCFullYear()}`, String(today.getUTCFullYear())]);
};

/** Half the homes are let by a firm; one paper names one landlord. */
const isLetByFirm = ({ friend }: World): boolean => friend.birth.getUTCDate() % 2 === 0;

/** Fields that hang together; everything else is invented from its shape. */
const printers: Record<string, Print> = {
  full_name: name((w) => w.subject),
  surname: (w) => w.subject.surname,
  given_names: (w) => (w.random.chance(0.3) ? `${w.subject.given} ${w.subject.middle}` : w.subject.given),
  first_name: (w) => w.subject.given,
  middle_name: (w) => (w.random.chance(0.5) ? w.subject.middle : w.subject.middle.slice(0, 1)),
  birth_name: (w) => w.friend.surname,
  spouse_name: name((w) => w.spouse),
  father_name: name((w) => ({ ...w.friend, surname: w.subject.surname })),
  mother_name: name((w) => w.official),
  emergency_contact: name((w) => w.spouse),
  emergency_contact_phone: (w) => w.spouse.phone,
  date_of_birth: on((w) => w.subject.birth),
  place_of_birth: (w) => w.random.pick([w.subject.birthplace, `${w.subject.birthplace}, ${w.locale.name}`]),
  country_of_birth: (w) => w.locale.name,
  sex: (w) =>
    w.random.pick(w.subject.sex === 'F' ? ['F', 'F', 'Female', 'FEMALE', 'F/F'] : ['M', 'M', 'Male', 'MALE', 'M/M']),
  nationality: (w) =>
    w.random.pick([
      w.locale.adjective,
      w.locale.adjective.toUpperCase(),
      w.locale.iso3,
      w.locale.name.toUpperCase(),
      w.locale.name,
    ]),
  citizenship: (w) => w.random.pick([w.locale.adjective, w.locale.name, w.locale.iso3, 'U.S. Citizen']),
  country_code: (w) => w.random.pick([w.locale.iso3, w.locale.country]),
  country: (w) => w.locale.name,
  currency: (w) => w.locale.currency,
  height,
  weight: (w) =>
    w.random.pick([
      w.random.pattern('199 lb'),
      w.random.pattern('199 lbs'),
      w.random.pattern('99 kg'),
      w.random.pattern('1XX').replace(/[A-Z]/g, '5'),
    ]),
  eye_color: (w) =>
    w.random.pick(['BLU', 'BRO', 'BRN', 'GRN', 'HAZ', 'Blue', 'Brown', 'Green', 'braun', 'BLUE', 'grün']),
  hair_color: (w) => w.random.pick(['BLK', 'BRO', 'BLN', 'Brown', 'Black', 'Blond', 'GRY']),
  address: place((w) => w.subject),
  mailing_address: place((w) => w.subject),
  former_address: (w, s) => s.printPlace(makePlace(w.random, w.locale)),
  employee_address: place((w) => w.subject),
  service_address: place((w) => w.subject),
  property_address: place((w) => w.subject),
  street: (w) => w.subject.home.street,
  unit: (w) => w.subject.home.unit || w.random.pattern('9A'),
  city: (w) => w.subject.home.city,
  state: (w) => w.subject.home.state || w.locale.name,
  postal_code: (w) => w.subject.home.postalCode,
  phone: (w) => w.subject.phone,
  home_phone: (w) => w.subject.phone,
  cell_phone: (w) => w.subject.mobile,
  alternate_phone: (w) => w.subject.mobile,
  work_phone: (w) => w.employer.phone,
  email: (w) => w.subject.email,
  employer_name: firm((w) => w.employer),
  employer_address: place((w) => w.employer),
  employer_phone: phone((w) => w.employer),
  previous_employer: firm((w) => w.formerEmployer),
  supervisor_name: name((w) => w.official),
  issuing_authority: firm((w) => w.authority),
  place_of_issue: (w) => w.authority.place.city,
  issue_date: on((w) => w.today),
  expiry_date: on((w) => years(w.today, w.random.pick([5, 10, 4, 3]))),
  valid_from: on((w) => w.today),
  valid_until: on((w) => years(w.today, 5)),
  period_start: on((w) => days(w.today, -30)),
  period_end: on((w) => w.today),
  pay_date: on((w) => days(w.today, 5)),
  statement_date: on((w) => w.today),
  invoice_date: on((w) => w.today),
  transaction_date: on((w) => w.today),
  order_date: on((w) => days(w.today, -6)),
  due_date: on((w) => days(w.today, 30)),
  payment_due_date: on((w) => days(w.today, 21)),
  effective_date: on((w) => w.today),
  expiration_date: on((w) => years(w.today, 1)),
  lease_start_date: on((w) => w.today),
  lease_end_date: on((w) => years(w.today, 1)),
  education_start: month,
  graduation_date: month,
  gross_pay: money((w) => w.pay.gross),
  net_pay: money((w) => w.pay.net),
  gross_pay_ytd: money((w) => w.pay.gross * w.pay.periods),
  net_pay_ytd: money((w) => w.pay.net * w.pay.periods),
  federal_income_tax: money((w) => w.pay.federal),
  social_security_tax: money((w) => w.pay.social),
  medicare_tax: money((w) => w.pay.medicare),
  total_deductions: money((w) => w.pay.deductions),
  opening_balance: money((w) => w.account.opening),
  previous_balance: money((w) => w.account.opening),
  total_deposits: money((w) => w.account.deposits),
  total_withdrawals: money((w) => w.account.withdrawals),
  closing_balance: money((w) => w.account.closing),
  new_balance: money((w) => w.account.closing),
  subtotal: money((w) => w.bill.subtotal),
  tax: money((w) => w.bill.tax),
  total: money((w) => w.bill.total),
  amount_due: money((w) => w.bill.total),
  bank_name: firm((w) => w.bank),
  bank_address: place((w) => w.bank),
  insurer_name: firm((w) => w.insurer),
  insurer_address: place((w) => w.insurer),
  insured_name: name((w) => w.subject),
  utility_provider: firm((w) => w.utility),
  university: firm((w) => w.school),
  tenant_name: name((w) => w.subject),
  tenant_name_2: name((w) => w.spouse),
  occupant_1: name((w) => w.child),
  patient_name: name((w) => w.subject),
  provider_name: name((w) => w.official),
  lender_name: (w, s) => (w.random.chance(0.5) ? w.bank.name : s.printName(w.friend)),
  reference: (w, s) => invent('identifier', w, s, 'reference'),
  landlord_name: (w, s) => (isLetByFirm(w) ? w.landlord.name : s.printName(w.friend)),
  landlord_email: (w) => (isLetByFirm(w) ? w.landlord.email : w.friend.email),
  landlord_address: place((w) => (isLetByFirm(w) ? w.landlord : w.friend)),
  landlord_phone: phone((w) => (isLetByFirm(w) ? w.landlord : w.friend)),
  vendor_name: firm((w) => w.vendor),
  vendor_address: place((w) => w.vendor),
  vendor_phone: phone((w) => w.vendor),
  vendor_email: (w) => w.vendor.email,
  merchant_name: firm((w) => w.vendor),
  merchant_address: place((w) => w.vendor),
  merchant_phone: phone((w) => w.vendor),
  company_name: firm((w) => w.employer),
  registered_office: place((w) => w.employer),
  registered_agent: name((w) => w.friend),
  customer_name: (w, s) => (w.random.chance(0.5) ? w.customer.name : s.printName(w.subject)),
  customer_address: place((w) => w.subject),
  ship_to: place((w) => w.customer),
};

/** Fields whose values hang together in a household; those of all others are random by shape. */
export const coherentFields: readonly string[] = Object.keys(printers);

/** The spouse's, the friend's or the official's world: the same household seen from somebody else. */
export const seenFrom = (world: World, other: Person): World =>
  Object.create(world, { subject: { value: other }, spouse: { value: world.subject } });

export function printField(field: string, shape: string, world: World, style: Style): string {
  const print = printers[field];
  const text = print ? print(world, style) : invent(shape, world, style, field);
  return style.upper && !/[@/]/.test(text) ? text.toUpperCase() : text;
}
