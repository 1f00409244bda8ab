// Parties of papers and forms, and things that have facts of their own. A fact that begins with one of these names is
// theirs.
import type { FieldPerson } from '@oneform/contract';

interface PartyEntry {
  /** Words for it speak of the paper's own subject. */
  readonly isSubject?: true;
  /** Its address, telephone and the like are not the subject's. */
  readonly isOther?: true;
  /** `self`: its facts go wherever they are asked for; `owned`: each person has one of it, so whose it is must be known. */
  readonly holds?: 'self' | 'owned';
  /** Its facts are also personal facts of somebody in this role: `recommender_phone` is the phone of a reference. */
  readonly asPerson?: FieldPerson;
  /** Applications have sections, columns or rows for it: `wordings` words it in every language. */
  readonly isWorded?: true;
}

const table = {
  applicant: { isSubject: true, isWorded: true },
  holder: { isSubject: true },
  tenant: { isSubject: true },
  employee: { isSubject: true },
  insured: { isSubject: true },
  policyholder: { isSubject: true },
  customer: { isSubject: true, holds: 'owned' },
  borrower: { isSubject: true },
  student: { isSubject: true },
  recipient: { isSubject: true },
  taxpayer: { isSubject: true },
  patient: { isSubject: true },

  spouse: { isOther: true, holds: 'self', asPerson: 'spouse', isWorded: true },
  previous_spouse: { isWorded: true },
  father: { isOther: true, holds: 'self', isWorded: true },
  mother: { isOther: true, holds: 'self', isWorded: true },
  parent: { isWorded: true },
  child: { isWorded: true },
  household_member: { isWorded: true },
  co_applicant: { isOther: true, holds: 'self', asPerson: 'co_applicant' },
  emergency_contact: { isOther: true, holds: 'self', isWorded: true },
  recommender: { isOther: true, holds: 'self', asPerson: 'reference' },
  reference: { isOther: true, holds: 'self', asPerson: 'reference' },
  host: { holds: 'self' },
  sender: { isOther: true },
  beneficiary: { isWorded: true },
  witness: { isWorded: true },
  attorney: { isWorded: true },
  preparer: { isWorded: true },
  office: { isWorded: true },

  employer: { isOther: true, holds: 'owned', isWorded: true },
  supervisor: { isOther: true, holds: 'owned' },
  landlord: { isOther: true, holds: 'owned', isWorded: true },
  bank: { isOther: true, holds: 'owned', isWorded: true },
  lender: { isOther: true, holds: 'owned' },
  creditor: { holds: 'owned' },
  insurer: { isOther: true, holds: 'owned' },
  vendor: { isOther: true, holds: 'owned' },
  merchant: { isOther: true, holds: 'owned' },
  supplier: { isOther: true },
  payer: { isOther: true },
  filer: { isOther: true },
  company: { holds: 'owned' },
  organisation: { holds: 'owned' },
  school: { holds: 'owned', isWorded: true },
  university: { isOther: true },
  utility: { holds: 'owned' },

  contact: { holds: 'owned' },
  lease: { holds: 'owned' },
  policy: { holds: 'owned' },
  previous: { holds: 'owned' },
  registered: { holds: 'owned' },
  vehicle: { holds: 'owned' },
} as const satisfies Readonly<Record<string, PartyEntry>>;

type Table = typeof table;
type PartyName = keyof Table;
/** Parties of whose entry this holds. */
export type PartyThat<Property> = { [Name in PartyName]: Table[Name] extends Property ? Name : never }[PartyName];

export const parties: readonly (readonly [name: PartyName, entry: PartyEntry])[] = Object.entries(table) as [
  PartyName,
  PartyEntry,
][];

export const partiesThat = (holds: (entry: PartyEntry) => unknown): readonly PartyName[] =>
  parties.filter(([, entry]) => holds(entry)).map(([name]) => name);
