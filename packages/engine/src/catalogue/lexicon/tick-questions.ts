// Questions that forms answer by a tick, and what may be ticked.
import { readSex } from '#values/read-sex.ts';

export interface TickQuestion {
  /** The fact that the ticked choice is. */
  readonly name: string;
  /** Wordings parted by `|`. */
  readonly phrases: string;
  /** The value of a choice as printed; null for what is no answer to this question. */
  readonly read: (choice: string) => string | null;
}

const oneOf =
  (pattern: RegExp) =>
  (choice: string): string | null =>
    pattern.test(choice) ? choice : null;

export const tickQuestions: readonly TickQuestion[] = [
  {
    name: 'marital_status',
    phrases:
      'marital status | civil status | familienstand | situation de famille | état civil | estado civil | stato civile',
    read: oneOf(
      /^(?:single|married|unmarried|separated|divorced|widow|civil|domestic|registered|never married|ledig|verheiratet|geschieden|verwitwet|célibataire|marié|divorcé|veu[fv]|pacsé|solter|casad|divorciad|viud|celibe|nubile|coniugat|vedov)/iu,
    ),
  },
  {
    name: 'sex',
    phrases: 'sex | gender | geschlecht | sexe | sexo | sesso | sex / gender | gender identity',
    read: readSex,
  },
  {
    name: 'citizenship',
    phrases: 'citizenship | citizenship status | residency status | immigration status',
    read: oneOf(/citizen|resident|alien|national|visa|refugee|asyl/i),
  },
  {
    name: 'credit_type',
    phrases: 'type of credit | type of application | credit type | application type',
    read: (choice) => {
      const kind = /\b(individual|joint)\b(?:\s+(credit|account|application))?/i.exec(choice);
      return kind ? `${kind[1]!.toLowerCase()} ${(kind[2] ?? 'credit').toLowerCase()}` : null;
    },
  },
  {
    name: 'employment_type',
    phrases:
      'employment type | type of employment | employment status | status of employment | job type | employment desired | desired employment',
    read: oneOf(/time|temp|contract|self|employ|permanent|casual|season|student|retired|intern|freelance/i),
  },
  {
    name: 'account_type',
    phrases: 'account type | type of account',
    read: oneOf(/check|saving|current|deposit|joint|money market/i),
  },
  {
    name: 'entries_requested',
    phrases: 'number of entries requested | number of entries | entries requested',
    read: oneOf(/single|one|double|two|multiple|mult/i),
  },
  {
    name: 'journey_purpose',
    phrases: 'purpose of trip | purpose of journey | purpose of travel | purpose of visit | purpose of stay',
    read: (choice) => choice,
  },
  {
    name: 'education_level',
    phrases: 'education level | highest level of education | highest education | level of education',
    read: (choice) => choice,
  },
];
