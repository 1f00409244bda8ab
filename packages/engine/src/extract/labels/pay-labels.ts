// How payslips word their period and their sums.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const pay: readonly DocumentType[] = ['pay_stub'];

export const payLabels: readonly LabelEntry[] = [
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
      ss employee | fica ss tax | fica-ss`,
    only: pay,
  },
  {
    name: 'medicare_tax',
    shape: 'money',
    phrases: `
      medicare tax | medicare | fica med | fica medicare | medicare employee | med tax | medicare ee |
      fica-medicare | fica med tax`,
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
];
