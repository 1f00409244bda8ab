// Cross Industry Invoice (UN/CEFACT), the syntax of Factur-X, ZUGFeRD 1 and 2, and one of XRechnung's two.
import type { PayloadReading } from '#document/machine-reading.ts';
import { join } from '../../payloads/payload.ts';
import { findElement, textAt, type XmlElement } from '../parse-xml.ts';
import { type InvoiceParty, readInvoice } from './invoice-facts.ts';

/** ZUGFeRD 1 has other names for the same. */
const head = 'ExchangedDocument|HeaderExchangedDocument';
const trade = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const agreement = `${trade}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;

export function readCii(root: XmlElement): PayloadReading | undefined {
  if (root.name !== 'CrossIndustryInvoice' && root.name !== 'CrossIndustryDocument') return undefined;
  const at = (path: string) => textAt(root, path);
  return readInvoice({
    number: at(`${head}/ID`),
    issued: at(`${head}/IssueDateTime/DateTimeString`),
    due: at(`${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`),
    currency: at(`${settlement}/InvoiceCurrencyCode`),
    seller: readParty(findElement(root, `${agreement}/SellerTradeParty`)),
    buyer: readParty(findElement(root, `${agreement}/BuyerTradeParty`)),
    buyerReference: at(`${agreement}/BuyerReference`),
    orderNumber: at(`${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID|ID`),
    iban: at(`${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`),
    net: at(`${sums}/TaxBasisTotalAmount`),
    tax: at(`${sums}/TaxTotalAmount`),
    gross: at(`${sums}/GrandTotalAmount`),
    payable: at(`${sums}/DuePayableAmount`),
  });
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  const at = (path: string) => textAt(party, path);
  return {
    name: at('Name'),
    street: join([at('PostalTradeAddress/LineOne'), at('PostalTradeAddress/LineTwo')], ', '),
    code: at('PostalTradeAddress/PostcodeCode'),
    city: at('PostalTradeAddress/CityName'),
    country: at('PostalTradeAddress/CountryID'),
    taxId: vatOf(party),
  };
}

/** A party may have a number of the tax office and one for value added tax. */
function vatOf(party: XmlElement | undefined): string {
  const ids = (party?.children ?? [])
    .filter(({ name }) => name === 'SpecifiedTaxRegistration')
    .flatMap((registration) => findElement(registration, 'ID') ?? []);
  return (ids.find(({ attributes }) => attributes.schemeID === 'VA') ?? ids[0])?.text ?? '';
}
