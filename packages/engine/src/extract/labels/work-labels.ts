// How letters, offers and applications word work and pay.
import type { LabelEntry } from './label-entry.ts';

export const workLabels: readonly LabelEntry[] = [
  {
    name: 'employer_name',
    shape: 'organisation',
    phrases: `
      present employer or school name | present employer |
      employer | employer name | employer's name | name of employer | current employer | present employer |
      company | company name | name of company | employer or business name | business name |
      name of organisation | employed by | employer's business or organization name | business or organization name |
      name of business or organization | place of employment | place of work | name of present employer |
      employeur | nom de l'employeur | arbeitgeber | name des arbeitgebers | empleador | empresa |
      nombre de la empresa | datore di lavoro | azienda | empregador | werkgever | pracodawca | majikan`,
    not: [
      'invoice',
      'receipt',
      'certificate_of_incorporation',
      'articles',
      'ein_letter',
      'utility_bill',
      'insurance_policy',
      'bank_statement',
    ],
  },
  {
    name: 'employer_address',
    shape: 'address',
    phrases: `
      employer address | employer's address | address of employer | company address | business address |
      employer's business or organization address | business or organization address |
      employer's business or organization address, city or town, state, zip code |
      work address | adresse de l'employeur | adresse des arbeitgebers | dirección de la empresa |
      indirizzo del datore di lavoro`,
    not: ['invoice', 'receipt'],
  },
  {
    name: 'employer_phone',
    shape: 'phone',
    phrases: `
      employer phone | employer's phone | employer phone number | employer telephone | company phone |
      employer's telephone | phone of employer`,
    not: ['invoice', 'receipt'],
  },
  {
    name: 'employer_ein',
    shape: 'ein',
    phrases: `
      employer identification number | ein | employer id number | employer id number (ein) |
      employer identification number (ein) | employer's federal id number | employer fed id | federal id |
      federal id number | federal ein | fein | employer's identification number | federal tax id |
      employer tax id | fed id no | employer's id number`,
  },
  {
    name: 'job_title',
    shape: 'text',
    phrases: `
      job title | position | position title | position or title | title | present position | current position |
      designation | role | position held | job position | current job title | position/title | title/position |
      job | poste | fonction | emploi | intitulé du poste | berufsbezeichnung | position / funktion |
      tätigkeit | stellenbezeichnung | puesto | cargo | categoría profesional | mansione | qualifica | ruolo |
      functie | stanowisko | jawatan | jabatan | your position | job title / position | employee title |
      position applied for`,
    not: [
      'invoice',
      'receipt',
      'bank_statement',
      'lease',
      'passport',
      'id_card',
      'drivers_license',
      'visa',
      'residence_permit',
      'vehicle_registration',
    ],
  },
  {
    name: 'department',
    shape: 'text',
    phrases: `
      department | dept | dept. | division | abteilung | service | departamento | reparto | afdeling`,
    only: ['pay_stub', 'employment_letter', 'offer_letter', 'application_form', 'tax_form_w2'],
  },
  {
    name: 'employee_id',
    shape: 'identifier',
    phrases: `
      employee id | employee number | employee no | employee # | emp id | emp no | emp # | staff id | staff no |
      staff number | payroll number | payroll no | personnel number | works number | badge number | matricule |
      n° matricule | personalnummer | personal-nr | número de empleado | matricola | personeelsnummer |
      file no | clock number`,
    only: ['pay_stub', 'employment_letter', 'offer_letter', 'application_form', 'tax_form_w2'],
  },
  {
    name: 'employer_name+employer_address+employer_phone',
    shape: 'party_and_address',
    phrases: `
      employer and employer's address and telephone number | employer and employer's address |
      employer's name, address and telephone number | name, address and telephone number of employer |
      employer's name and address | name and address of present employer |
      employer name & address | name & address of employer | employer, address and telephone |
      name and address of current employer | employer (name and address) | employer name and address`,
    only: ['application_form'],
  },
  {
    name: 'span_start',
    shape: 'date_or_month',
    phrases: `from | date from | from (mm/yyyy) | from date | dates from | employed from`,
    only: ['application_form'],
  },
  {
    name: 'span_end',
    shape: 'date_or_month',
    phrases: `to | date to | to (mm/yyyy) | to date`,
    only: ['application_form'],
  },
  {
    name: 'employment_start_date',
    shape: 'date_or_month',
    phrases: `
      start date | date of employment | applicant's date of employment | employment start date | date hired |
      hire date | date of hire | date of joining | joining date | commencement date | employment date |
      employed since | employed from | first day of employment | employee's first day of employment | date started | start date of employment | original hire date |
      date of commencement | date d'embauche | date d'entrée | eintritt | eintrittsdatum |
      beginn der beschäftigung | beschäftigt seit | angestellt seit | fecha de ingreso | fecha de alta | antigüedad | data di assunzione |
      data assunzione | data de admissão | datum in dienst | in dienst | data zatrudnienia | service date`,
    only: ['employment_letter', 'offer_letter', 'pay_stub', 'application_form', 'letter'],
  },
  {
    name: 'employment_end_date',
    shape: 'date',
    phrases: `
      end date | employment end date | date of leaving | termination date | last day worked | date left |
      austritt | date de sortie`,
    only: ['employment_letter', 'application_form', 'letter'],
  },
  { name: 'previous_employment_start', shape: 'date', phrases: `date hired`, only: [] },
  {
    name: 'previous_employment_end',
    shape: 'date',
    phrases: `date terminated | date of termination`,
    only: ['employment_letter', 'application_form'],
  },
  {
    name: 'annual_base_pay',
    shape: 'money',
    phrases: `
      annual salary | annual base pay | annual base salary | base salary | salary | yearly salary |
      current salary | annual pay | annual income | gross annual salary | annual gross salary |
      salary per annum | current gross base pay | gross annual income | compensation | salaire annuel |
      salaire annuel brut | jahresgehalt | bruttojahresgehalt | salario anual | salario bruto anual | ral |
      retribuzione annua lorda | jaarsalaris | current annual salary | basic annual salary`,
    only: ['employment_letter', 'offer_letter', 'application_form', 'letter'],
  },
  {
    name: 'gross_monthly_income',
    shape: 'money',
    phrases: `
      gross monthly income | monthly income | monthly gross income | total monthly income | monthly salary |
      gross monthly salary | salaire mensuel brut | bruttomonatsgehalt | salario mensual |
      monthly gross salary | income per month`,
    only: ['employment_letter', 'offer_letter', 'application_form', 'letter'],
  },
  {
    name: 'base_monthly_income',
    shape: 'money',
    phrases: `
      base | base pay | base monthly income | base empl. income | base employment income |
      basic monthly salary`,
    only: ['application_form'],
  },
  { name: 'overtime_monthly_income', shape: 'money', phrases: `overtime`, only: ['application_form'] },
  { name: 'bonus_monthly_income', shape: 'money', phrases: `bonus | bonuses`, only: ['application_form'] },
  {
    name: 'commission_monthly_income',
    shape: 'money',
    phrases: `commission | commissions`,
    only: ['application_form'],
  },
  {
    name: 'military_entitlements',
    shape: 'money',
    phrases: `military entitlements | entitlements`,
    only: ['application_form'],
  },
  {
    name: 'supervisor_name',
    shape: 'person_name',
    phrases: `
      supervisor | supervisor name | name of supervisor | supervisor's name | immediate supervisor |
      reporting to | manager | vorgesetzter | reports to | line manager`,
    only: ['employment_letter', 'offer_letter', 'application_form'],
  },
  {
    name: 'supervisor_phone',
    shape: 'phone',
    phrases: `supervisor phone | supervisor's phone | supervisor telephone`,
    only: ['application_form'],
  },
];
