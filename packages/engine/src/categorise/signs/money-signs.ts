// Signs of papers about pay, tax, accounts, bills and purchases.
import type { TypeSigns } from '../type-signs.ts';

export const moneySigns: readonly TypeSigns[] = [
  {
    type: 'pay_stub',
    title:
      'earnings statement | pay stub | paystub | pay slip | payslip | statement of earnings | earnings and deductions | pay statement | pay advice | salary slip | salary statement | wage slip | wage statement | payroll statement | bulletin de paie | bulletin de salaire | fiche de paie | gehaltsabrechnung | lohnabrechnung | lohn- und gehaltsabrechnung | entgeltabrechnung | verdienstabrechnung | abrechnung der brutto/netto-bezüge | nómina | recibo de salarios | recibo de nómina | recibo individual de salarios | busta paga | cedolino | prospetto paga | recibo de vencimento | holerite | contracheque | loonstrook | salarisspecificatie | loonspecificatie | odcinek wypłaty | lønseddel | lønnsslipp | lönebesked | slip gaji | direct deposit advice | advice of deposit | earnings record | salary certificate slip | remuneration statement',
    strong:
      'net pay | gross pay | pay period | pay date | year to date | ytd | gross earnings | total deductions | taxable wages | federal income tax | fed withholding | oasdi | medicare | net salary | net à payer | salaire brut | cotisations | urssaf | nettolohn | bruttolohn | gesamtbrutto | auszahlungsbetrag | lohnsteuer | líquido a percibir | total devengado | retenciones | netto in busta | trattenute | hours worked | employee id | tax code | ni number | pension | paye | basic salary | basic pay | earnings | deductions | net amount | period ending | check date | provident fund | kwsp | socso | epf | loonheffing | take home pay | hra | house rent allowance | pay rate | fica',
    usual:
      'employee | employer | hours | rate | overtime | bonus | tax | insurance | current | salary | department | regular | holiday | vacation | sick | 401(k) | allowance | employee name | designation',
    against: 'wage and tax statement | application | opening balance | closing balance | invoice | bill to',
  },
  {
    type: 'bank_statement',
    title:
      'bank statement | account statement | statement of account | checking account statement | consolidated statement | account summary | relevé de compte | relevé bancaire | relevé de compte bancaire | kontoauszug | extracto bancario | extracto de cuenta | estado de cuenta | estratto conto | extrato bancário | extrato de conta | rekeningafschrift | bankafschrift | wyciąg bankowy | kontoutdrag | kontoudskrift | kontoutskrift | penyata akaun | rekening koran | savings account statement | credit card statement | your statement | statement of accounts | monthly statement | e-statement | combined statement | business checking | transaction history | account activity | portfolio statement | current account statement',
    strong:
      'opening balance | closing balance | beginning balance | ending balance | previous balance | account number | deposits and credits | withdrawals and debits | deposits/credits | withdrawals/debits | statement period | balance brought forward | balance carried forward | total deposits | total withdrawals | checks paid | average daily balance | member fdic | sort code | iban | routing number | money in | money out | paid in | paid out | transaction details | transaction date | solde | crédit | débit | saldo inicial | saldo final | saldo anterior | alter kontostand | neuer kontostand | buchungstag | wertstellung | valuta | minimum payment due | credit limit | new balance | account summary | account balance | available credit | interest paid | electronic withdrawals | overdraft | posting date | account value',
    usual:
      'balance | deposit | withdrawal | transaction | debit | credit | account | branch | bank | statement | transfer | atm | interest | fee | date | description | page | customer service | savings | checking',
    against: 'kwh | meter | service address | invoice number | bill to | net pay | gross pay | application | employee',
  },
  {
    type: 'tax_form_w2',
    title: 'wage and tax statement | form w-2 | w-2 | w-2 wage and tax statement | corrected wage and tax statement',
    strong:
      'wage and tax statement | wages tips other comp | wages, tips, other compensation | social security wages | medicare wages and tips | federal income tax withheld | allocated tips | dependent care benefits | nonqualified plans | statutory employee | third-party sick pay | social security tips | employer identification number | state wages tips etc | local income tax | locality name | control number | omb no. 1545-0008 | copy b | copy 2 | employee’s social security number',
    usual:
      'social security tax withheld | medicare tax withheld | retirement plan | state income tax | employee’s name | employer’s name | department of the treasury',
    against: 'pay period | net pay | request for taxpayer | form 1040',
  },
  {
    type: 'tax_form_w9',
    title: 'request for taxpayer identification number and certification | form w-9 | w-9',
    strong:
      'request for taxpayer identification number | certification instructions | exempt payee code | backup withholding | requester’s name and address | federal tax classification | give form to the requester | exemption from fatca reporting code | disregarded entity',
    usual:
      'social security number | employer identification number | limited liability company | individual/sole proprietor | signature of u.s. person | list account number',
  },
  {
    type: 'tax_form_1099',
    title:
      'form 1099 | 1099-misc | 1099-nec | 1099-int | 1099-div | 1099-r | 1099-g | 1099-k | 1099-b | ssa-1099 | miscellaneous information | nonemployee compensation | interest income | dividends and distributions | certain government payments | social security benefit statement | form 1098',
    strong:
      'nonemployee compensation | payer’s tin | recipient’s tin | payer’s federal identification number | recipient’s identification number | recipient’s name | omb no. 1545-0116 | omb no. 1545-0115 | omb no. 1545-0112 | omb no. 1545-0119 | fatca filing requirement | 2nd tin not | payer’s name | form 1099 | copy b for recipient',
    usual:
      'federal income tax withheld | rents | royalties | other income | account number | corrected | state tax withheld | void',
    against: 'wage and tax statement | form 1040 | request for taxpayer',
  },
  {
    type: 'tax_return',
    title:
      'u.s. individual income tax return | form 1040 | individual income tax return | income tax return | tax return | self assessment tax return | sa100 | sa302 | notice of assessment | income tax and benefit return | t1 general | avis d’impôt | avis d’impôt sur les revenus | déclaration des revenus | einkommensteuerbescheid | einkommensteuererklärung | declaración de la renta | modelo 100 | modello 730 | modello redditi | dichiarazione dei redditi | declaração de irs | aangifte inkomstenbelasting | pit-37 | tax assessment | tax computation | schedule c | tax return transcript | corporation income tax return | 1040-sr | 1040 | itr-v | income tax return acknowledgement | indian income tax return',
    strong:
      'adjusted gross income | filing status | taxable income | total income | standard deduction | itemized deductions | amount you owe | refund | earned income credit | head of household | married filing jointly | revenu fiscal de référence | zu versteuerndes einkommen | base imponible general | reddito complessivo | line 15000 | tax year ended | total tax | attach form | paid preparer | gross total income | your social security number | spouse’s social security number | qualifying widow | child tax credit | refundable credits | schedule',
    usual:
      'dependents | exemption | deductions | credits | tax | income | wages | spouse | occupation | signature | internal revenue service | department of the treasury | omb no. 1545-0074',
    against:
      'wage and tax statement | request for taxpayer identification number | pay period | nonemployee compensation',
  },
  {
    type: 'utility_bill',
    title:
      'electricity bill | electric bill | gas bill | water bill | utility bill | your bill | energy bill | your energy statement | facture d’électricité | facture de gaz | facture d’énergie | stromrechnung | gasrechnung | energierechnung | jahresabrechnung strom | factura de electricidad | factura de luz | factura de gas | factura de agua | recibo de luz | bolletta | bolletta luce | bolletta gas | fatura de eletricidade | conta de luz | energienota | jaarnota | rachunek za prąd | faktura za energię | bil elektrik | tagihan listrik | telephone bill | internet bill | phone bill | wireless bill | broadband bill | your wireless bill | broadband and phone bill | your phone bill | telecom bill | mobile services bill | postpaid bill | your electricity bill | your gas bill | your water bill | mobile bill | broadband bill | council tax bill | statement of service | your account summary | service statement | water and sewer bill | billing statement | monthly bill | telefonrechnung | mobilfunkrechnung | rates notice | monthly statement summary | account charges',
    strong:
      'kwh | meter reading | meter number | service address | electricity | supply address | energy charges | delivery charges | usage | billing period | meter | water usage | sewer | gas usage | therms | cubic feet | gallons | late fee after | scheduled read date | residential | utility | point de livraison | consommation | compteur | verbrauch | zählernummer | zählerstand | verbrauchsstelle | abschlag | contador | consumo | potencia contratada | cups | fornitura | consumi | contatore | pod | pdr | internet | broadband | data usage | amount due | payment due upon receipt | previous invoice | balance forward | service charge | standing charge | tariff | unit rate | current charges | new charges | account summary | electricidad | eletricidade | autopay | return bottom portion with your payment | detach and return | power | bill period | bill date | plan charges | wireless | line rental | call charges | calls | minutes | data usage | device installment | surcharges | postpaid | service for | standing charges | mpan | mprn | talk and text | unlimited plan | modem rental | total new charges | taxes, surcharges & fees | balance from last bill | balance from your last bill | payment - thank you | auto pay | verbrauch | rechnungsbetrag strom',
    usual:
      'account number | due date | statement date | customer service | payment | total | payments received | make checks payable | rate | service | energy | electric | gas | water | page | bill date | late payment charge',
    against:
      'opening balance | closing balance | deposits | withdrawals | net pay | qty | unit price | premium | tenant | landlord',
  },
  {
    type: 'invoice',
    title:
      'invoice | tax invoice | commercial invoice | proforma invoice | sales invoice | facture | rechnung | factura | fattura | fatura | factuur | faktura | faktura vat | invoice / facture | invois | faktur | credit note | bill | rechnung nr',
    strong:
      'invoice number | invoice no | invoice date | invoice # | bill to | ship to | unit price | qty | quantity | po number | p.o. # | subtotal | sub total | due date | payment terms | terms | description | amount due | balance due | numéro de facture | rechnungsnummer | rechnungsdatum | número de factura | numero fattura | partita iva | mwst | tva | total ttc | total ht | vat reg no | vat no | remit to | total due | sold to | customer id | make checks payable to | net 30 | prix unitaire | einzelpreis | menge | base imponible | imponibile | thank you for your business | gstin | hsn',
    usual:
      'total | tax | amount | price | item | date | customer | phone | fax | vat | discount | shipping | rate | hours | iban | payment | due | thank you',
    against: 'kwh | meter | service address | opening balance | net pay | cashier | change due | employee | premium',
  },
  {
    type: 'receipt',
    title:
      'receipt | sales receipt | cash receipt | payment receipt | reçu | ticket de caisse | quittung | kassenbon | kassenbeleg | recibo | ticket | scontrino | documento commerciale | recibo de pago | kassabon | paragon fiskalny | paragon | kwitansi | resit | official receipt | rent receipt | guest check | customer copy | merchant copy | kuitti | kvitto | kvittering | guest folio | folio | hotel folio | guest statement | fuel receipt',
    strong:
      'cashier | change due | change | cash | subtotal | thank you for shopping | thank you | tip | gratuity | approval code | auth code | card number | tender | terminal id | terminal | merchant id | server | table | guests | items sold | debit card | mastercard | store | register | till | payment received | received from | visa debit | amount tendered | total sale | eft | ref # | transaction id | you saved | vielen dank | bar | rückgeld | efectivo | cambio | contanti | resto | merci de votre visite | espèces | carte bancaire | contactless | card payment | cshr | clerk | trn | reg | tax invoice no | items | eat in | take away | order # | check # | please come again | customer copy | gst summary | rounding | rounding adj | total incl. gst | fuel sale | pump | pump # | gallons | price/gal | price/g | price per gallon | unleaded | unld | diesel | litres | auth # | auth | tran # | self service | have a nice day | have a great day | come again | room charge | room rate | arrival | departure | folio no | folio number | room no | check-in | check-out | nights',
    usual: 'total | tax | amount | item | qty | date | time | price | visa | paid | sales tax | tel | gst | discount',
    against:
      'bill to | due date | invoice to | kwh | net pay | opening balance | account summary | terms and conditions of lease | employer',
  },
];
