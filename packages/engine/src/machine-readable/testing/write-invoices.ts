// One invoice in both syntaxes of EN 16931, for tests and the bench.

export interface Sums {
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
}

const sums: Sums = { net: '400.00', tax: '76.00', gross: '476.00' };

/** Facts of both invoices. */
export const invoiceFacts: Readonly<Record<string, string>> = {
  invoice_number: 'RE-2026-0471',
  invoice_date: '2026-03-03',
  due_date: '2026-04-02',
  vendor_name: 'Lindenau Werkzeuge GmbH',
  vendor_address: 'Hauptstraße 12, 04177 Leipzig, DE',
  vendor_tax_id: 'DE136695976',
  customer_name: 'Maya Elise Lindgren',
  customer_address: 'Ahornweg 7, 10115 Berlin, DE',
  customer_reference: '04011000-1234512345-06',
  po_number: 'PO-77',
  iban: 'DE89370400440532013000',
  subtotal: '400.00',
  tax: '76.00',
  total: '476.00',
  amount_due: '476.00',
  currency: 'EUR',
};

/** Factur-X 1.0 and ZUGFeRD 2: Cross Industry Invoice. */
export function writeCii({ net, tax, gross } = sums): string {
  const party = (name: string, street: string, code: string, city: string, vat: string) =>
    `<ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>${code}</ram:PostcodeCode><ram:LineOne>${street}</ram:LineOne>
    <ram:CityName>${city}</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>${vat}`;
  const vat = `<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">21/815/08150</ram:ID></ram:SpecifiedTaxRegistration>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:factur-x.eu:1p0:basicwl</ram:ID>
  </ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>RE-2026-0471</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260303</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>
      <ram:SellerTradeParty>${party('Lindenau Werkzeuge GmbH', 'Hauptstraße 12', '04177', 'Leipzig', vat)}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${party('Maya Elise Lindgren', 'Ahornweg 7', '10115', 'Berlin', '')}</ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-77</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>
        <ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260402</udt:DateTimeString>
      </ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount>
        <ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${tax}</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>${gross}</ram:GrandTotalAmount><ram:DuePayableAmount>${gross}</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}

/** XRechnung 3 and Peppol: Universal Business Language. */
export function writeUbl({ net, tax, gross } = sums): string {
  const party = (name: string, street: string, code: string, city: string, vat: string) =>
    `<cac:Party><cac:PostalAddress><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${code}</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${vat}
    <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;
  const vat =
    '<cac:PartyTaxScheme><cbc:CompanyID>DE136695976</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ID>RE-2026-0471</cbc:ID><cbc:IssueDate>2026-03-03</cbc:IssueDate><cbc:DueDate>2026-04-02</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference><cac:OrderReference><cbc:ID>PO-77</cbc:ID></cac:OrderReference>
  <cac:AccountingSupplierParty>${party('Lindenau Werkzeuge GmbH', 'Hauptstraße 12', '04177', 'Leipzig', vat)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Maya Elise Lindgren', 'Ahornweg 7', '10115', 'Berlin', '')}</cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">${net}</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">${gross}</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">${gross}</cbc:PayableAmount></cac:LegalMonetaryTotal>
</ubl:Invoice>`;
}
