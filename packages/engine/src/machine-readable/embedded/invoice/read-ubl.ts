// Universal Business Language invoices and credit notes (OASIS UBL 2.1), the other syntax of XRechnung and that of Peppol.
import type { PayloadReading } from '#document/machine-reading.ts';
import { join } from '../../payloads/payload.ts';
import { findElement, textAt, type XmlElement } from '../parse-xml.ts';
import { type InvoiceParty, readInvoice } from './invoice-facts.ts';

export function readUbl(root: XmlElement): PayloadReading | undefined {
  const isUbl = root.children.some(({ name }) => name === 'AccountingSupplierParty');
  if (!isUbl || (root.name !== 'Invoice' && root.name !== 'CreditNote')) return undefined;
  const at = (path: string) => textAt(root, path);
  return readInvoice({
    number: at('ID'),
    issued: at('IssueDate'),
    due: at('DueDate') || at('PaymentMeans/PaymentDueDate'),
    currency: at('DocumentCurrencyCode'),
    seller: readParty(findElement(root, 'AccountingSupplierParty/Party')),
    buyer: readParty(findElement(root, 'AccountingCustomerParty/Party')),
    buyerReference: at('BuyerReference'),
    orderNumber: at('OrderReference/ID'),
    iban: at('PaymentMeans/PayeeFinancialAccount/ID'),
    net: at('LegalMonetaryTotal/TaxExclusiveAmount'),
    tax: at('TaxTotal/TaxAmount'),
    gross: at('LegalMonetaryTotal/TaxInclusiveAmount'),
    payable: at('LegalMonetaryTotal/PayableAmount'),
  });
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  const at = (path: string) => textAt(party, path);
  return {
    name: at('PartyLegalEntity/RegistrationName') || at('PartyName/Name'),
    street: join([at('PostalAddress/StreetName'), at('PostalAddress/AdditionalStreetName')], ', '),
    code: at('PostalAddress/PostalZone'),
    city: at('PostalAddress/CityName'),
    country: at('PostalAddress/Country/IdentificationCode'),
    taxId: at('PartyTaxScheme/CompanyID'),
  };
}
