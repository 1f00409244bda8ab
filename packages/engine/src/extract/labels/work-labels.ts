// How payslips, tax forms, letters and applications word work and pay.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const pay: readonly DocumentType[] = ['pay_stub'];
const w2: readonly DocumentType[] = ['tax_form_w2'];

export const workLabels: readonly LabelEntry[] = [
  {
    name: 'employer_name',
    shape: 'organisation',
    phrases: `
      employer | employer name | employer's name | name of employer | current employer | present employer |
      company | company name | name of company | employer or business name | business name |
      name of organisation | employed by | place of employment | place of work | name of present employer |
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
    name: 'employment_start_date',
    shape: 'date',
    phrases: `
      start date | date of employment | applicant's date of employment | employment start date | date hired |
      hire date | date of hire | date of joining | joining date | commencement date | employment date |
      employed since | employed from | date started | start date of employment | original hire date |
      date of commencement | date d'embauche | date d'entrée | eintritt | eintrittsdatum |
      beginn der beschäftigung | fecha de ingreso | fecha de alta | antigüedad | data di assunzione |
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
  {
    name: 'employee_address',
    shape: 'address',
    phrases: `employee address | employee's address | address of employee`,
    only: ['pay_stub', 'tax_form_w2'],
  },
  {
    name: 'period_start',
    shape: 'date',
    phrases: `
      period start | pay period start | period begin | period beginning | pay begin date | pay period begin |
      pay begin | begin date | start of period | from date | period from | pay period from | statement from |
      statement start date | from | opening date`,
    only: ['pay_stub', 'bank_statement'],
  },
  {
    name: 'period_end',
    shape: 'date',
    phrases: `
      period end | period ending | pay period end | pay period ending | period ended | pay end date | pay end |
      end date | end of period | to date | period to | pay period to | statement to | week ending |
      month ending | statement end date | through | closing date | statement closing date | period end date`,
    only: ['pay_stub', 'bank_statement'],
  },
  {
    name: 'pay_period',
    shape: 'date_range',
    phrases: `
      pay period | period | period covered | payroll period | période | période de paie | période de paye |
      abrechnungsmonat | abrechnungszeitraum | periodo | periodo de liquidación | periodo di paga |
      mese di retribuzione | periode | okres | pay period dates | salary period | salary month | pay month |
      month | for the month of | payslip for the month of | earnings period | for period`,
    only: pay,
  },
  {
    name: 'pay_date',
    shape: 'date',
    phrases: `
      pay date | payment date | date paid | check date | cheque date | paid date | advice date | pay day |
      date of payment | paid on | deposit date | date de paiement | payé le | date de paie | auszahlungsdatum |
      zahltag | fecha de pago | data di pagamento | data pagamento | betaaldatum | data wypłaty | process date |
      payment made on | pay day date`,
    only: pay,
  },
  {
    name: 'gross_pay',
    shape: 'money',
    phrases: `
      gross pay | gross | gross earnings | total gross | total gross pay | gross wages | gross salary |
      total earnings | total pay | gross income | gross amount | total payments | total additions |
      total gross earnings | current gross | salaire brut | total brut | brut | gesamtbrutto | bruttolohn |
      brutto | bruttogehalt | bruttobezüge | steuer-brutto | total devengado | salario bruto | total devengos |
      devengado | lordo | totale competenze | retribuzione lorda | vencimento bruto | total de vencimentos |
      total abonos | brutoloon | bruto loon | bruto | gross pay this period | total taxable pay`,
    only: pay,
  },
  {
    name: 'net_pay',
    shape: 'money',
    phrases: `
      net pay | net | net salary | net amount | take home pay | take-home pay | net wages | net earnings |
      total net pay | net payment | amount paid | net check | check amount | net to pay | net income |
      current net | total net | net à payer | net payé | net a payer | net à payer avant impôt | salaire net |
      auszahlungsbetrag | nettolohn | netto | nettoverdienst | überweisung | nettobezug | nettogehalt |
      líquido a percibir | líquido total a percibir | neto | salario neto | total líquido | líquido |
      netto in busta | netto a pagare | netto del mese | valor líquido | líquido a receber | nettoloon |
      netto loon | do wypłaty | net pay this period | net payable | payable amount | total net payable`,
    only: pay,
  },
  {
    name: 'gross_pay_ytd',
    shape: 'money',
    phrases: `
      gross pay ytd | ytd gross | gross ytd | gross year to date | year to date gross | ytd gross pay |
      total gross pay td | gross pay to date | gross for tax td | cumul brut | total gross ytd |
      taxable gross to date`,
    only: pay,
  },
  {
    name: 'net_pay_ytd',
    shape: 'money',
    phrases: `net pay ytd | ytd net | net ytd | ytd net pay | net pay to date`,
    only: pay,
  },
  {
    name: 'total_deductions',
    shape: 'money',
    phrases: `
      total deductions | deductions | deductions total | total withholdings | total taxes and deductions |
      total des retenues | total retenues | gesamtabzüge | total deducciones | total a deducir |
      totale trattenute | total descontos | total de descontos | totaal inhoudingen`,
    only: pay,
  },
  {
    name: 'federal_income_tax',
    shape: 'money',
    phrases: `
      federal income tax | fed income tax | federal tax | fed tax | federal withholding | fed withholding |
      fit | fwt | federal wh | fed w/h | fitw | fed wt | federal w/h | withholding tax | us federal tax`,
    only: pay,
  },
  {
    name: 'social_security_tax',
    shape: 'money',
    phrases: `
      social security tax | social security | soc sec tax | oasdi | fica | ss tax | fica ss |
      social security employee | fica soc sec | social sec | fica oasdi | soc sec | fica social security |
      ss employee`,
    only: pay,
  },
  {
    name: 'medicare_tax',
    shape: 'money',
    phrases: `
      medicare tax | medicare | fica med | fica medicare | medicare employee | med tax | medicare ee |
      fica-medicare`,
    only: pay,
  },
  {
    name: 'state_income_tax',
    shape: 'money',
    phrases: `state income tax | state tax | state withholding | sit | swt | state w/h`,
    only: pay,
  },
  {
    name: 'income_tax',
    shape: 'money',
    phrases: `
      income tax | tax | paye | paye tax | tds | lohnsteuer | impôt sur le revenu | prélèvement à la source |
      irpf | irpef | irs | loonheffing`,
    only: pay,
  },
  { name: 'tax_code', shape: 'code', phrases: `tax code | steuerklasse`, only: pay },
  {
    name: 'wages',
    shape: 'money',
    phrases: `
      wages, tips, other compensation | wages tips other comp | wages, tips, other comp. | wages, tips, etc. |
      wages and tips | 1 wages, tips, other compensation | wages tips and other compensation |
      wages, tips, other`,
    only: w2,
  },
  {
    name: 'federal_income_tax_withheld',
    shape: 'money',
    phrases: `
      federal income tax withheld | fed income tax withheld | federal income tax | fed. income tax withheld |
      federal tax withheld`,
    only: ['tax_form_w2', 'tax_form_1099'],
  },
  {
    name: 'social_security_wages',
    shape: 'money',
    phrases: `social security wages | soc sec wages | soc. sec. wages | ss wages`,
    only: w2,
  },
  {
    name: 'social_security_tax_withheld',
    shape: 'money',
    phrases: `
      social security tax withheld | social security tax | soc sec tax withheld | ss tax withheld |
      soc. sec. tax withheld`,
    only: w2,
  },
  {
    name: 'medicare_wages',
    shape: 'money',
    phrases: `medicare wages and tips | medicare wages | medicare wages & tips`,
    only: w2,
  },
  { name: 'medicare_tax_withheld', shape: 'money', phrases: `medicare tax withheld | medicare tax`, only: w2 },
  { name: 'social_security_tips', shape: 'money', phrases: `social security tips`, only: w2 },
  { name: 'allocated_tips', shape: 'money', phrases: `allocated tips`, only: w2 },
  { name: 'dependent_care_benefits', shape: 'money', phrases: `dependent care benefits`, only: w2 },
  { name: 'nonqualified_plans', shape: 'money', phrases: `nonqualified plans`, only: w2 },
  {
    name: 'state_wages',
    shape: 'money',
    phrases: `state wages, tips, etc. | state wages | state wages tips etc`,
    only: w2,
  },
  {
    name: 'state_income_tax',
    shape: 'money',
    phrases: `state income tax | state tax | state income tax withheld`,
    only: ['tax_form_w2', 'tax_form_1099'],
  },
  { name: 'local_wages', shape: 'money', phrases: `local wages, tips, etc. | local wages`, only: w2 },
  { name: 'local_income_tax', shape: 'money', phrases: `local income tax | local tax`, only: w2 },
  { name: 'locality_name', shape: 'text', phrases: `locality name | locality`, only: w2 },
  { name: 'control_number', shape: 'identifier', phrases: `control number | control no | control #`, only: w2 },
  {
    name: 'tax_year',
    shape: 'year',
    phrases: `
      tax year | calendar year | for calendar year | year | assessment year | income year | for the year`,
    only: ['tax_form_w2', 'tax_return', 'tax_form_1099'],
  },
];
