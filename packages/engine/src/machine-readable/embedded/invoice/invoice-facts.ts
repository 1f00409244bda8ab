// Facts of both syntaxes of the European invoice (EN 16931), and whether its sums agree.
import { isValidIBAN } from 'ibantools';
import type { MachineFact, PayloadReading } from '#document/machine-reading.ts';
import { isoDate } from '#values/normalise/resolve-date.ts';
import { join, state } from '../../payloads/payload.ts';

export interface InvoiceParty {
  readonly name: string;
  readonly street: string;
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly taxId: string;
}

export interface Invoice {
  readonly number: string;
  /** `YYYYMMDD` or with hyphens. */
  readonly issued: string;
  readonly due: string;
  readonly currency: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly buyerReference: string;
  readonly orderNumber: string;
  readonly iban: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly payable: string;
}

export function readInvoice(invoice: Invoice): PayloadReading {
  const { seller, buyer } = invoice;
  const iban = invoice.iban.replace(/\s/g, '');
  return {
    kind: 'e_invoice',
    documentType: 'invoice',
    isProved: comesOut(invoice),
    facts: [
      ...state('invoice_number', invoice.number, 'code'),
      ...date('invoice_date', invoice.issued),
      ...date('due_date', invoice.due),
      ...state('vendor_name', seller.name, 'name'),
      ...state('vendor_address', addressOf(seller), 'address'),
      ...state('vendor_tax_id', seller.taxId, 'code'),
      ...state('customer_name', buyer.name, 'name'),
      ...state('customer_address', addressOf(buyer), 'address'),
      ...state('customer_tax_id', buyer.taxId, 'code'),
      ...state('customer_reference', invoice.buyerReference, 'code'),
      ...state('po_number', invoice.orderNumber, 'code'),
      ...state('iban', isValidIBAN(iban) ? iban : undefined, 'code', invoice.iban),
      ...money('subtotal', invoice.net),
      ...money('tax', invoice.tax),
      ...money('total', invoice.gross),
      ...money('amount_due', invoice.payable),
      ...state('currency', /^[A-Z]{3}$/.exec(invoice.currency)?.[0], 'code'),
    ],
  };
}

/** Net and tax make the gross, to the cent: nobody who wrote them by mistake or altered one of them gets this right. */
function comesOut({ net, tax, gross }: Invoice): boolean {
  return net !== '' && gross !== '' && Math.abs(Number(net) + Number(tax || 0) - Number(gross)) < 0.005;
}

function date(name: string, text: string): MachineFact[] {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  return state(name, year && isoDate(Number(year), Number(month), Number(day)), 'date', text);
}

function money(name: string, text: string): MachineFact[] {
  return state(name, /^-?\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text).toFixed(2) : undefined, 'money', text);
}

const addressOf = ({ street, code, city, country }: InvoiceParty): string =>
  city && join([street, join([code, city], ' '), country], ', ');
