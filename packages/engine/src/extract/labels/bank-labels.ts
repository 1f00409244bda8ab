// How statements word accounts, days and balances.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const bank: readonly DocumentType[] = ['bank_statement'];
const statements: readonly DocumentType[] = ['bank_statement', 'utility_bill'];

export const bankLabels: readonly LabelEntry[] = [
  {
    name: 'bank_name',
    shape: 'organisation',
    phrases: `
      bank name | name of bank | bank | financial institution | name of financial institution |
      nom de la banque | banque | kreditinstitut | banco | nombre del banco | banca | bank name and address`,
    not: ['passport', 'id_card', 'visa'],
  },
  {
    name: 'account_number',
    shape: 'identifier',
    phrases: `
      account number | account no | account no. | account # | acct no | acct # | acct number | a/c no |
      a/c number | account | account number ending | acc no | acc. no | numéro de compte | n° de compte |
      compte n° | kontonummer | konto-nr | konto | konto nr | número de cuenta | cuenta | nº de cuenta |
      numero di conto | conto corrente n | numero conto | número da conta | conta | rekeningnummer | rekening |
      numer rachunku | nr rachunku | nomor rekening | no. akaun | nombor akaun | hesap no |
      your account number | customer account number | primary account | primary account number |
      service account | utility account number | account id | account number:`,
    not: ['passport', 'id_card', 'drivers_license', 'visa', 'residence_permit'],
  },
  { name: 'iban', shape: 'iban', phrases: `iban | international bank account number | iban number | iban no` },
  {
    name: 'bic',
    shape: 'code',
    phrases: `bic | swift | swift code | bic/swift | swift/bic | bic code | swift bic`,
    only: [...statements, 'invoice', 'pay_stub', 'application_form', 'letter', 'other'],
  },
  {
    name: 'sort_code',
    shape: 'sort_code',
    phrases: `sort code | sortcode | branch sort code | bank sort code`,
    only: [...statements, 'invoice', 'pay_stub', 'application_form', 'letter', 'other'],
  },
  {
    name: 'routing_number',
    shape: 'identifier',
    phrases: `
      routing number | routing no | aba | aba number | aba routing number | routing transit number | rtn |
      routing number (rtn) | bank routing number | routing/transit number | transit number | aba no |
      routing #`,
  },
  {
    name: 'account_type',
    shape: 'text',
    phrases: `
      account type | type of account | product | product name | account description | kontoart |
      type de compte | tipo de cuenta | tipo conto | jenis akaun`,
    only: ['bank_statement', 'application_form', 'letter'],
  },
  {
    name: 'statement_date',
    shape: 'date',
    phrases: `
      statement date | date of statement | statement issued | statement as of | as of | as at | bill date |
      billing date | date of bill | bill issue date | date issued | issue date | invoice date |
      date d'émission | date du relevé | auszugsdatum | rechnungsdatum | fecha de extracto | fecha de emisión |
      fecha | data | data emissione | data estratto conto | datum | date de facture | date | bill issued |
      statement | statement prepared | date prepared | date mailed | mailing date | dated | issued | issued on | factuurdatum`,
    only: statements,
  },
  {
    name: 'statement_period',
    shape: 'date_range',
    phrases: `
      statement period | statement dates | period | for the period | period covered | account statement period |
      période | période du | zeitraum | abrechnungszeitraum | periodo | período | periodo di riferimento |
      billing period | service period | bill period | statement from | transactions from | statement cycle |
      billing cycle | covering period | supply period | usage period`,
    only: statements,
  },
  {
    name: 'opening_balance',
    shape: 'money',
    phrases: `
      opening balance | beginning balance | starting balance | balance brought forward | balance b/f |
      balance b/fwd | previous balance | balance forward | brought forward | balance at start |
      previous statement balance | start balance | opening ledger balance | solde précédent | ancien solde |
      solde initial | anfangssaldo | alter kontostand | alter saldo | kontostand alt | saldo inicial |
      saldo anterior | saldo iniziale | beginsaldo | vorig saldo | saldo początkowe | baki awal | saldo awal |
      balance at beginning | beginning balance on | opening balance on | balance from previous statement`,
    only: bank,
  },
  {
    name: 'closing_balance',
    shape: 'money',
    phrases: `
      closing balance | ending balance | end balance | new balance | current balance | balance carried forward |
      balance c/f | carried forward | final balance | balance at end | closing ledger balance | total balance |
      account balance | ending balance on | closing balance on | nouveau solde | solde final | solde créditeur |
      solde au | endsaldo | neuer kontostand | neuer saldo | kontostand neu | aktueller kontostand |
      saldo final | saldo actual | saldo finale | saldo contabile | eindsaldo | nieuw saldo | saldo końcowe |
      baki akhir | saldo akhir | your closing balance | your balance | statement balance | balance as of |
      balance on`,
    only: bank,
  },
  {
    name: 'total_deposits',
    shape: 'money',
    phrases: `
      total deposits | deposits/credits | deposits and other credits | total credits | deposits and credits |
      total deposits into your account | deposits & credits | deposits | credits | money in | total money in | payments in | total paid in |
      paid in | total deposits and credits | deposits and additions | deposits & other credits | additions |
      total additions | total des crédits | total crédits | summe haben | total abonos | total ingresos |
      total entrate | totale accrediti | total de créditos | totaal bij | total credit | credit total |
      total received | incoming`,
    only: bank,
  },
  {
    name: 'total_withdrawals',
    shape: 'money',
    phrases: `
      total withdrawals | withdrawals/debits | withdrawals and other debits | total debits |
      withdrawals and debits | total withdrawals from your account | withdrawals & debits | withdrawals | debits | money out | total money out |
      payments out | total paid out | paid out | checks and debits | withdrawals & other debits |
      withdrawals and subtractions | subtractions | total subtractions | checks/debits | total des débits |
      total débits | summe soll | total cargos | total gastos | total uscite | totale addebiti |
      total de débitos | totaal af | total debit | debit total | total spent | outgoing |
      withdrawals and other subtractions | electronic withdrawals`,
    only: bank,
  },
  {
    name: 'interest_paid',
    shape: 'money',
    phrases: `interest paid | interest earned | interest | interest paid this period`,
    only: bank,
  },
  {
    name: 'available_balance',
    shape: 'money',
    phrases: `
      available balance | available funds | solde disponible | verfügbarer betrag | saldo disponible |
      available credit`,
    only: bank,
  },
  {
    name: 'average_balance',
    shape: 'money',
    phrases: `
      average ledger balance | average balance | average daily balance | average ledger balance this period |
      average collected balance`,
    only: bank,
  },
  {
    name: 'previous_balance',
    shape: 'money',
    phrases: `
      previous balance | previous invoice | balance from last bill | previous amount due | last bill |
      amount of last bill | balance brought forward | previous bill | prior balance | opening balance |
      solde précédent | saldo anterior | previous charges | last statement balance | balance from last bill | balance from your last bill | balance on last bill |
      amount due on previous statement | previous account balance | your last bill | last bill amount | amount of your last bill |
      balance from last statement`,
    only: ['utility_bill'],
  },
  {
    name: 'new_balance',
    shape: 'money',
    phrases: `new balance | new balance total | statement balance`,
    only: bank,
  },
  {
    name: 'minimum_payment',
    shape: 'money',
    phrases: `
      minimum payment | minimum payment due | minimum amount due | minimum due | total minimum payment due |
      paiement minimum | mindestbetrag | pago mínimo`,
    only: statements,
  },
  {
    name: 'payment_due_date',
    shape: 'date',
    phrases: `payment due date | payment due | payment due by | due date | payment date`,
    only: bank,
  },
  {
    name: 'credit_limit',
    shape: 'money',
    phrases: `
      credit limit | total credit limit | credit line | overdraft limit | arranged overdraft limit`,
    only: bank,
  },
  {
    name: 'currency',
    shape: 'currency',
    phrases: `
      currency | currency code | account currency | devise | währung | moneda | valuta | divisa | moeda |
      mata uang | mata wang`,
  },
];
