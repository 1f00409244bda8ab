// How statements, bills, invoices and receipts word accounts, sums and dates.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const bank: readonly DocumentType[] = ['bank_statement'];
const statements: readonly DocumentType[] = ['bank_statement', 'utility_bill'];
const trade: readonly DocumentType[] = ['invoice', 'receipt'];
const billed: readonly DocumentType[] = ['invoice', 'receipt', 'utility_bill'];

export const moneyLabels: readonly LabelEntry[] = [
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
  },
  { name: 'sort_code', shape: 'sort_code', phrases: `sort code | sortcode | branch sort code | bank sort code` },
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
      statement | statement prepared | date prepared | dated | issued | issued on | factuurdatum`,
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
      deposits & credits | deposits | credits | money in | total money in | payments in | total paid in |
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
      withdrawals and debits | withdrawals & debits | withdrawals | debits | money out | total money out |
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
      solde précédent | saldo anterior | previous charges | last statement balance | amount of your last bill |
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
  {
    name: 'amount_due',
    shape: 'money',
    phrases: `
      amount due | total amount due | total due | amount payable | total payable | please pay | balance due |
      payment due upon receipt | due upon receipt | amount to pay | total to pay | pay this amount |
      total amount payable | new charges | total current charges | amount you owe | you owe | total bill |
      bill total | bill amount | invoice total | current amount due | your new balance | new balance |
      account balance | what you owe | montant à payer | total à payer | net à payer | montant dû | total ttc |
      montant total | zu zahlen | zahlbetrag | rechnungsbetrag | gesamtbetrag | zu zahlender betrag |
      importe total | total a pagar | importe a pagar | total factura | totale da pagare | totale bolletta |
      importo da pagare | valor a pagar | te betalen | totaal te betalen | do zapłaty | jumlah perlu dibayar |
      total amount`,
    only: ['utility_bill'],
  },
  {
    name: 'amount_due',
    shape: 'money',
    phrases: `
      amount due | balance due | total due | amount payable | total amount due | reste à payer |
      offener betrag`,
    only: ['invoice'],
  },
  {
    name: 'due_date',
    shape: 'date',
    phrases: `
      due date | payment due | payment due date | due by | pay by | due on | date due | payment due by |
      please pay by | pay before | due | date d'échéance | échéance | à payer avant le |
      date limite de paiement | fällig am | fälligkeit | fälligkeitsdatum | zahlbar bis | zu zahlen bis |
      fecha de vencimiento | vencimiento | fecha límite de pago | scadenza | data di scadenza | entro il |
      pagare entro il | data de vencimento | data limite de pagamento | vencimento | vervaldatum |
      te betalen voor | uiterste betaaldatum | termin płatności | tarikh akhir bayaran | jatuh tempo |
      payment terms due | direct debit date | auto pay date | bank draft date`,
    only: billed,
  },
  {
    name: 'late_fee_after',
    shape: 'date',
    phrases: `late fee after | late after | past due after | late charge after | delinquent after`,
    only: ['utility_bill'],
  },
  {
    name: 'late_fee',
    shape: 'money',
    phrases: `late fee | late charge | late payment fee | late payment charge | late fee amount`,
    only: ['lease', 'utility_bill'],
  },
  {
    name: 'service_address',
    shape: 'address',
    phrases: `
      service address | service location | supply address | service at | site address | premises |
      premises address | premise address | location of service | property address |
      adresse du point de livraison | lieu de consommation | adresse de consommation | verbrauchsstelle |
      lieferadresse | lieferstelle | dirección de suministro | dirección del suministro |
      indirizzo di fornitura | indirizzo fornitura | local de consumo | leveringsadres | service for |
      delivery point`,
    only: ['utility_bill'],
  },
  {
    name: 'utility_provider',
    shape: 'organisation',
    phrases: `
      provider | supplier | utility | make checks payable to | make check payable to |
      please make checks payable to | service provider | fournisseur | versorger | comercializadora |
      energy supplier | utility company`,
    only: ['utility_bill'],
  },
  {
    name: 'customer_id',
    shape: 'identifier',
    phrases: `
      customer id | customer number | customer no | customer no. | customer # | client id | client number |
      client no | customer account | customer ref | customer reference | cust. no | cust id | numéro client |
      n° client | référence client | kundennummer | kunden-nr | kdnr | número de cliente | nº cliente |
      cliente n | codice cliente | numero cliente | klantnummer | nr klienta | account number`,
    only: ['invoice', 'receipt', 'utility_bill'],
  },
  {
    name: 'meter_number',
    shape: 'identifier',
    phrases: `
      meter number | meter no | meter # | meter id | zählernummer | n° compteur | número de contador`,
    only: ['utility_bill'],
  },
  {
    name: 'invoice_number',
    shape: 'identifier',
    phrases: `
      invoice number | invoice no | invoice no. | invoice # | inv no | inv # | invoice | invoice id | bill no |
      bill number | bill # | document number | tax invoice no | tax invoice | reference number |
      numéro de facture | facture n° | n° de facture | facture no | facture | rechnungsnummer | rechnung nr |
      rechnungs-nr | rechnung | número de factura | factura nº | factura n | factura | nº factura |
      numero fattura | fattura n | fattura nr | fattura | fatura nº | número da fatura | factuurnummer |
      factuur nr | faktura nr | numer faktury | nomor faktur | receipt no | receipt number | receipt #`,
    only: ['invoice', 'receipt', 'utility_bill'],
  },
  {
    name: 'invoice_date',
    shape: 'date',
    phrases: `
      invoice date | date of invoice | date | issue date | date of issue | issued | issued on | bill date |
      billing date | inv date | dated | date issued | invoice issued | date de facture | date de facturation |
      date facture | date d'émission | rechnungsdatum | datum | fecha de factura | fecha factura | fecha |
      fecha de emisión | data fattura | data | data de emissão | data da fatura | factuurdatum |
      data wystawienia | tanggal | tarikh`,
    only: ['invoice'],
  },
  {
    name: 'po_number',
    shape: 'identifier',
    phrases: `
      po number | po no | p.o. number | p.o. no | p.o. # | p.o.# | po # | po | purchase order |
      purchase order number | purchase order no | order number | order no | order # | your order | customer po |
      bestellnummer | bon de commande | n° de commande | número de pedido | nº pedido | numero ordine |
      bestelnummer`,
    only: ['invoice', 'receipt'],
  },
  {
    name: 'customer_name',
    shape: 'party',
    phrases: `
      bill to | billed to | sold to | customer | customer name | invoice to | client | client name | buyer |
      to | bill-to | billing to | billed for | facturé à | client / customer | adressé à | rechnung an |
      rechnungsempfänger | kunde | cliente | facturar a | datos del cliente | destinatario | spett.le | klant |
      aan | nabywca | attn | attention | prepared for | issued to | recipient | purchaser | pelanggan | kepada`,
    only: trade,
  },
  {
    name: 'ship_to',
    shape: 'party',
    phrases: `
      ship to | deliver to | delivery address | shipping address | shipped to | livré à | adresse de livraison |
      lieferanschrift | enviar a | consignee`,
    only: trade,
  },
  {
    name: 'vendor_name',
    shape: 'party',
    phrases: `
      from | seller | vendor | supplier | vendor name | sold by | issued by | bill from | merchant |
      payable to | make all checks payable to | company | company name | vendeur | verkäufer | emisor |
      fornitore | sprzedawca | remit to | pay to`,
    only: trade,
  },
  {
    name: 'subtotal',
    shape: 'money',
    phrases: `
      subtotal | sub total | sub-total | net total | net amount | total before tax | amount before tax |
      total net | total excl. tax | total excl vat | total ht | montant ht | sous-total | total hors taxes |
      zwischensumme | nettobetrag | summe netto | netto | subtotal sin iva | base imponible | imponibile |
      totale imponibile | valor líquido | subtotaal | suma netto | total ex vat | taxable amount | net |
      items subtotal | total excluding vat | total excl. gst`,
    only: trade,
  },
  {
    name: 'tax',
    shape: 'money',
    phrases: `
      tax | sales tax | vat | gst | hst | tax amount | total tax | vat amount | tva | montant tva | total tva |
      mwst | ust | mehrwertsteuer | umsatzsteuer | iva | importe iva | importo iva | btw | pst | gst/hst |
      tax total | state tax | total vat | ppn | sst | kdv | taxes`,
    only: trade,
  },
  {
    name: 'total',
    shape: 'money',
    phrases: `
      total | grand total | total amount | invoice total | total due | amount due | balance due | total to pay |
      amount payable | total payable | total amount due | total incl. vat | total including vat |
      total incl. tax | total inc gst | total sale | total paid | amount | total ttc | montant ttc |
      net à payer | montant total | total à payer | gesamtbetrag | gesamtsumme | rechnungsbetrag |
      bruttobetrag | summe | gesamt | zu zahlen | endbetrag | total factura | importe total | total a pagar |
      totale | totale fattura | totale da pagare | totale complessivo | total geral | valor total | totaal |
      totaalbedrag | te betalen | razem | do zapłaty | suma | jumlah | total price | total cost | bill total |
      order total`,
    only: trade,
  },
  {
    name: 'transaction_date',
    shape: 'date',
    phrases: `
      date | transaction date | date of purchase | purchase date | sale date | trans date | datum | fecha |
      data | tanggal | tarikh | date/time | order date`,
    only: ['receipt'],
  },
  {
    name: 'transaction_time',
    shape: 'time',
    phrases: `time | transaction time | heure | uhrzeit | hora | ora | tijd | waktu | masa`,
    only: ['receipt'],
  },
];
