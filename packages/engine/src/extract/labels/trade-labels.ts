// How bills, invoices and receipts word their sums, days and parties.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const trade: readonly DocumentType[] = ['invoice', 'receipt'];
const billed: readonly DocumentType[] = ['invoice', 'receipt', 'utility_bill'];

export const tradeLabels: readonly LabelEntry[] = [
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
      total amount | net amount payable | net payable | bill amount payable | total due this month |
      amount due this month | this month's total | your total | total to be paid`,
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
      cliente n | codice cliente | numero cliente | klantnummer | nr klienta | account number | account ref | account reference | customer code | client code |
      customer account no | your account number | a/c ref`,
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
      bestelnummer | your order no | your order number | your order ref | buyer's order no | buyers order no |
      customer order no | customer po number | your reference | your ref`,
    only: ['invoice', 'receipt'],
  },
  {
    name: 'customer_name',
    shape: 'party',
    phrases: `
      bill to | billed to | sold to | customer | customer name | invoice to | client | client name | buyer |
      to | bill-to | billing to | billed for | facturé à | client / customer | adressé à | rechnung an |
      rechnungsempfänger | kunde | cliente | facturar a | datos del cliente | destinatario | spett.le | klant |
      aan | nabywca | prepared for | issued to | recipient | purchaser | pelanggan | kepada`,
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
      items subtotal | total excluding vat | total excl. gst | total net amount | net total amount | total net value |
      taxable value | total taxable value | total taxable amount | goods total | total goods | amount excl. vat`,
    only: trade,
  },
  {
    name: 'tax',
    shape: 'money',
    phrases: `
      tax | sales tax | vat | gst | hst | tax amount | total tax | vat amount | tva | montant tva | total tva |
      mwst | ust | mehrwertsteuer | umsatzsteuer | iva | importe iva | importo iva | btw | pst | gst/hst |
      tax total | state tax | total vat | ppn | sst | kdv | taxes | total vat amount | total gst | total gst amount |
      total tax amount | vat total | meals tax | food tax | occupancy tax | room tax | city tax | local tax |
      of which vat | incl. vat | including vat | includes vat | vat included | vat incl`,
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
