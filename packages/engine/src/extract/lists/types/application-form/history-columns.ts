// Headings of columns in a form's table of jobs or schools.

export type HistoryColumn =
  | 'name'
  | 'role'
  | 'start_date'
  | 'end_date'
  | 'period'
  | 'birth_date'
  | 'sex'
  | 'address'
  | 'phone'
  | 'remark';

export interface HistoryKind {
  readonly list: 'jobs' | 'schools' | 'household_members';
  /** Besides the name, a row has at least one of these. */
  readonly telling: readonly HistoryColumn[];
  /** Names of a column in a record of the list. */
  readonly keys: Readonly<Partial<Record<HistoryColumn, string>>>;
  /** Wordings parted by `|`. */
  readonly columns: Readonly<Partial<Record<HistoryColumn, string>>>;
}

const from =
  'start date | from | date from | start | started | from (mm/yyyy) | from date | date started | start (mm/yyyy)';
const to = 'end date | to | date to | end | ended | until | to (mm/yyyy) | to date | date ended | end (mm/yyyy)';

const period =
  'from - to | from / to | from-to | dates | dates employed | dates of employment | employment dates | dates attended | period | from to';

export const historyKinds: readonly HistoryKind[] = [
  {
    list: 'jobs',
    telling: ['start_date', 'end_date', 'period'],
    keys: {
      name: 'employer_name',
      role: 'job_title',
      start_date: 'start_date',
      end_date: 'end_date',
      address: 'location',
      remark: 'reason_for_leaving',
    },
    columns: {
      name: 'employer name | employer | name of employer | employer or organization | employer or organisation | company | company name | employer / company | name of company | organisation | organization | employer name and address',
      role: 'position held | position | job title | title | role | occupation | post held | position / title | job title / position',
      start_date: from,
      end_date: to,
      period,
      address: 'location | city | address | employer address',
      phone: 'phone | telephone | phone number',
      remark: 'reason for leaving | reason | reason left',
    },
  },
  {
    list: 'schools',
    telling: ['start_date', 'end_date', 'period'],
    keys: { name: 'university', role: 'degree', start_date: 'start_date', end_date: 'end_date', address: 'location' },
    columns: {
      name: 'school | name of school | school name | institution | name of institution | university | college | college / university | school / university',
      role: 'degree | qualification | degree / diploma | degree earned | qualification obtained | diploma | degree or diploma',
      start_date: from,
      end_date: `${to} | year | graduation date | year graduated | graduated | date of graduation | year of completion`,
      period,
      address: 'location | city | address | city / state',
      remark: 'major | subject | subjects | field of study | course of study',
    },
  },
  {
    list: 'household_members',
    telling: ['birth_date'],
    keys: { name: 'full_name', role: 'relationship', birth_date: 'date_of_birth', sex: 'sex' },
    columns: {
      name: 'name | full name | names | name of person | name of family member | name of dependent | names of household members | legal name | first and last name | household member | dependent name | child name | name of child',
      role: 'relationship | relationship to you | relationship to applicant | relation | relationship to head of household | relation to you | relationship to insured | relation to applicant',
      birth_date: 'date of birth | birth date | dob | birthdate',
      sex: 'sex | gender | m/f',
    },
  },
];
