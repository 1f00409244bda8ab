// Words of papers that name no field: heads of columns, titles of boxes, lines of payslips, captions that decoys stand under.
import type { Composer } from '../composer.ts';
import type { Language } from '../world/locales.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

/** For each its wordings in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const words = {
  quantity:
    'Qty; Units; Hours; Quantity | Menge; Anz.; Std | Qté; Nombre; Base | Cant.; Unidades | Q.tà; Ore/GG | Qtd.; Ref. | Aantal',
  rate: 'Rate; % | Satz; Faktor; %-Zuschl. | Taux; Taux % | Tipo; % | Aliquota; % | Taxa; % | %; Tarief',
  base: 'Base; Basis | Bemessung; Basis | Base; Assiette | Base | Imponibile; Importo base | Base | Basis; Basis / tarief',
  code: 'Code; No.; Item; Ref | LA-Nr.; Lohnart; Pos.; Nr. | Code; Réf.; N° | Cód.; Nº | Voce; Cod. | Cód. | Code; Nr.',
  label:
    'Description; Payments; Details; Particulars | Bezeichnung; Erläuterung; Buchungstext; Leistung | Libellé; Désignation; Éléments de paie; Nature de l’opération | Concepto; Descripción | Descrizione; Causale | Descrição; Histórico | Omschrijving',
  deducted:
    'Deductions; Employee | Abzüge; AN-Anteil | À déduire; Part salariale; Retenues | Deducciones | Trattenute | Descontos | Inhouding',
  paid: 'Amount; Earnings; Payments | Betrag; Bezüge | À payer; Gains | Devengos; Importe | Competenze | Vencimentos; Abonos | Betaling; Bedrag',
  employer:
    'Employer; Employer share | AG-Anteil | Part patronale; Charges patronales | Aportación empresa | C/ditta | Entidade | Werkgever',
  ytd: 'Year to date; YTD; This year | Jahreswert; kumuliert; Jahr | Cumul; Cumul annuel; Année | Acumulado; Acum. año | Progressivo; Progr. | Acumulado | Cumulatief',
  month: 'This period; Current; Month | Monat; lfd. Monat | Période; Mois | Mes | Mese | Mês | Periode',
  date: 'Date; Posted | Datum; Buchung | Date | Fecha; F. oper. | Data; Data op. | Data | Datum',
  valueDate:
    'Value; Value date; Type | Wert; Valuta | Valeur; Date valeur | F. valor | Valuta | Data valor | Rentedatum',
  in: 'Money in; Paid in; Deposits; Credit | Haben; Gutschrift | Crédit | Abono; Haber | Avere; Accrediti | Crédito | Bij',
  out: 'Money out; Paid out; Withdrawals; Debit | Soll; Lastschrift | Débit | Cargo; Debe | Dare; Addebiti | Débito | Af',
  balance: 'Balance; Running balance | Saldo; Kontostand | Solde | Saldo | Saldo | Saldo | Saldo',
  amount:
    'Amount; Total; Net amount | Betrag; GP in €; Gesamt | Montant; Montant HT | Importe | Importo | Valor; Total | Bedrag',
  price:
    'Price; Unit price; Each | EP in €; Einzelpreis | P.U. HT; Prix unitaire | Precio | Prezzo unit. | P. unit. | Prijs',
  vat: 'VAT; VAT %; Tax | MwSt; USt % | TVA; TVA % | IVA | IVA; Aliq. IVA | IVA | BTW',
  net: 'Net; Goods | Netto | HT; Base HT | Base | Imponibile | Base; Incidência | Excl. btw; Netto',
  gross: 'Gross; Total | Brutto | TTC | Total | Totale | Total | Incl. btw; Bruto',
  contact:
    'Contact; Your contact; Handled by; Agent | Bearbeiter; Ihr Ansprechpartner; Sachbearbeiter; Ihr Berater | Votre conseiller; Affaire suivie par; Contact | Su gestor; Contacto | Referente; Rif. | Contacto; Gestor | Behandeld door; Contactpersoon',
  extension:
    'Direct line; Extension; Call us; Customer service | Durchwahl; Telefon; Service-Telefon | Téléphone; Ligne directe; Service client | Teléfono; Atención al cliente | Telefono; Servizio clienti | Telefone; Apoio ao cliente | Doorkiesnummer; Klantenservice',
  yours:
    'Your ref; Your reference; Our ref; File no. | Ihr Zeichen; Unser Zeichen; Ihre Nachricht vom; Aktenzeichen; Vorgang | Vos réf.; Nos réf.; N° de dossier; Référence | Su ref.; N/Ref.; Expediente | Vs. rif.; Ns. rif.; Pratica n. | V/ Ref.; N/ Ref.; Processo | Uw kenmerk; Ons kenmerk; Dossier',
  page: 'Page; Sheet; Page No. | Seite; Blatt | Page; Feuillet | Página; Hoja | Pagina; Pag.; Foglio | Página; Pág. | Pagina; Blad',
  project:
    'Project; Job; Site; Contract type; Meter reading; Tariff | Projekt-Nr.; Bauvorhaben; Auftrag vom; Tarif; Zählerstand | Chantier; Affaire; Offre; Index | Obra; Tarifa; Lectura; CUPS | Commessa; Cantiere; Tariffa; POD | Obra; Tarifa; CPE | Project; Tarief; EAN-code',
  registry:
    'Registered in; Company reg. no.; Regd. No. | Amtsgericht; HRB; Handelsregister; FN | RCS; Siren; SIRET; Code NAF | Reg. Merc.; Hoja; CIF | REA; Cap. soc.; C.C.I.A.A. | Matriculada na CRC; Capital social | KvK',
  vatNumber:
    'VAT Reg. No.; VAT no. | USt-IdNr.; UID | N° TVA; TVA intracom. | NIF-IVA; C.I.F. | P.IVA; Partita IVA | NIF; Contribuinte n.º | Btw-nr.; BTW nummer',
  taxNumber:
    'Tax no.; EIN; Fed ID | St.-Nr.; Steuernummer | N° fiscal; N° CNSS | NIF; CIF | C.F.; Codice fiscale | NIPC | RSIN',
  manager:
    'Directors; President | Geschäftsführer; Vorstand; Inhaber | Gérant; Président | Administrador | Legale rappresentante | Gerência | Directie',
  payslipLine:
    'Regular; Overtime @ 1.5; Holiday pay; Tool allowance; Salary Basic; Shift premium; Bonus; Commission; Sick pay; Meal allowance | Gehalt; Überstunden Grundvergütung; Nachtzuschlag stfr. 25 %; VWL-Zuschuss Arbeitgeber; Sachbezug; Funktionszulage; Urlaubsgeld; Fahrtkostenzuschuss | Salaire de base; Heures supplémentaires 25%; Prime d’ancienneté; Prime de panier; Indemnité de trajet; Absence; Prime de chantier | Salario base; Antigüedad; Plus de asistencia; Nocturnidad; Plus transporte; Horas extraordinarias; Prorrata pagas extra | Retribuzione ordinaria; Ferie godute; Straordinario 25%; Maggiorazione turno; Rimborso km; Indennità mensa; Tredicesima | Vencimento base; Subsídio de alimentação; Diuturnidades; Horas extra; Subsídio de férias; Ajudas de custo | Salaris; Overwerk (BT); Ploegentoeslag; Reiskosten onbelast; Thuiswerkvergoeding; Vakantiegeld; Bijtelling auto',
  deductionLine:
    'PAYE tax; Pension; Student loan (Plan 2); Health insurance; 401(k); Dental; Union dues; Garnishment; Cycle to work; Vision | Kirchensteuer; Solidaritätszuschlag; KV-Beitrag; RV-Beitrag; AV-Beitrag; PV-Beitrag; SV-Beitrag lfd. DN; Pfändung; Kantine; VWL Bausparkasse | Sécurité sociale plafonnée; Complémentaire santé; CSG déduct. de l’impôt sur le revenu; CSG/CRDS non déduct.; Retraite complémentaire T1; Assurance chômage; Titres-restaurant; Prévoyance | Contingencias comunes; Desempleo; Formación profesional; Mecanismo de equidad; Anticipos; Cuota sindical | Contributo IVS; FIS; Addizionale regionale; Addizionale comunale; Fondo pensione; Trattenuta sindacale; Acconto addizionale | Segurança Social; ADSE; Sindicato; Penhora; Seguro de saúde | Pensioenpremie werknemer; WIA-excedent; Personeelsvereniging; WGA-hiaat; Zvw-bijdrage; Fietsplan',
  payslipBox:
    'NI table; Tax period; Pay method; Employer pension; Exemptions; Pay frequency; Cost centre; Holiday left; Rate; Location; Pay group | StKl; Kinderfreibetr.; Krankenkasse; Konfession; SV-Schlüssel; PGRS; Freibetrag mtl.; MFB; St.-Tg.; SV-Tg.; Url. Anspr.; Url. gen.; Familienbonus; Beitragsgruppe; Kostenstelle | Classification; Coefficient; Convention collective; Ancienneté; Statut professionnel; Code NAF; URSSAF; Plafond S.S.; Net imposable; Ch. patronales | Grupo de cotización; Grupo profesional; Núm. afiliación; Contrato; Total días; CCC; Convenio | Livello; Qualifica; Contratto applicato; Posizione INPS; Pos. INAIL; Scatti anzianità; Paga base; Contingenza; Ore ordinarie; Sett. INPS; GG detraz.; Quota T.F.R.; P.A.R. | Categoria; N.º Seg. Social; Dias úteis; Apólice seguro; Venc./hora; IRS; Dependentes | Tabel; Bijzonder tarief; Verzekerd; Functie; Schaal / trede; Uurloon; Parttime %; Loonheffingskorting; SV dagen; Loonheffingennr.',
  netBox:
    'Take home pay; Net pay; NET PAYMENT | Auszahlungsbetrag; Auszahlung; Überweisung | Net payé en euros; Net à payer | Líquido a percibir; Líquido total | Netto del mese; Netto in busta | Valor líquido; Total a receber | Netto te betalen; Uit te betalen',
  bankTo:
    'Paid to; Bank details; Deposited to | Bankverbindung; Überweisung auf | Virement sur; Paiement par virement | Transferencia a; Domiciliación | Banca d’appoggio; Accredito su | Transferência para | Over te maken op; Rekening',
  leave:
    'Leave; Holiday entitlement | Urlaub; Zeitkonten | Congés; Congés (J. ouvrables) | Vacaciones | Ferie; Permessi | Férias | Verlof in uren; Reserveringen',
  total:
    'Total; Grand total; TOTAL | Gesamtbetrag; Summe; SUMME | Total TTC; NET A PAYER; Total à payer | TOTAL; Importe total | TOTALE; Totale da pagare | TOTAL; Total a pagar | Totaal; TE BETALEN',
  person:
    'Name; Name (first, MI, last); Full name | Name, Vorname | Nom et prénom | Nombre y apellidos | Cognome e nome | Nome | Naam',
  self: 'SELF; Self; Applicant | Antragsteller; selbst | Demandeur; lui-même | Titular; Solicitante | Dichiarante | Próprio; Requerente | Aanvrager; zelf',
  relation:
    'spouse; son; daughter; mother; partner; father; sister | Ehefrau; Sohn; Tochter; Mutter; Partner | conjoint; fils; fille; mère | cónyuge; hijo; hija; madre | coniuge; figlio; figlia; madre | cônjuge; filho; filha; mãe | partner; zoon; dochter; moeder',
  members:
    'Household members; List everyone who lives in your home; Dependents; Family members; Occupants; Directors; Drivers and resident relatives | Haushaltsmitglieder; Familienangehörige; Weitere Personen im Haushalt | Composition du foyer; Personnes à charge; Membres de la famille | Miembros de la unidad familiar; Personas que conviven | Componenti del nucleo familiare; Familiari a carico | Agregado familiar; Dependentes | Gezinsleden; Medebewoners',
  first:
    'Applicant; You; Borrower; Applicant 1; Your details; Declarant 1 | Antragsteller; Antragsteller 1; Mieter 1; Sie selbst | Demandeur; Déclarant 1; Emprunteur | Titular; Solicitante 1; Declarante | Richiedente; Dichiarante | Titular; Requerente; Sujeito passivo A | Aanvrager; U zelf',
  second:
    'Co-applicant; Spouse; Co-borrower; Applicant 2; Your partner | Mitantragsteller; Antragsteller 2; Ehegatte; Partner/in | Codemandeur; Déclarant 2; Conjoint | Cotitular; Solicitante 2; Cónyuge | Coobbligato; Coniuge | Segundo titular; Cônjuge; Sujeito passivo B | Medeaanvrager; Uw partner',
  references:
    'Your references; Invoice details; Account details; Reference | Ihre Daten; Angaben; Bitte stets angeben | Vos références; Vos contacts; Référence | Datos de la factura; Referencias | Riferimenti; Dati fattura | Os seus dados; Referências | Uw gegevens; Kenmerken',
  summary:
    'Account summary; Statement period activity summary; Summary; Your account at a glance | Kontoübersicht; Zusammenfassung; Ihr Konto | Votre situation; Synthèse; Situation de vos comptes | Resumen; Resumen de la cuenta | Riepilogo; Sintesi del conto | Resumo; Resumo da conta | Overzicht; Samenvatting',
  transactions:
    'Your transactions; Transaction history; Activity | Umsätze; Buchungen | Opérations; Relevé des opérations | Movimientos | Movimenti; Lista movimenti | Movimentos | Transacties; Bij- en afschrijvingen',
  situation:
    'Your assessment; How we worked it out; Result; Your situation; Calculation | Festsetzung; Berechnung; Ergebnis | Votre situation; Détail du calcul | Liquidación; Resultado | Liquidazione; Prospetto | Liquidação; Demonstração | Aanslag; Berekening',
  assessed:
    'Wages and salaries; Interest; Total credits; Deductions allowed; Net tax; Credit carried forward; Prepayments; Surcharge; Child benefit; Monthly benefit; Medical premium; Rounding | Einkünfte aus nichtselbständiger Arbeit; Werbungskosten; Sonderausgaben; Solidaritätszuschlag; Kirchensteuer; bereits getilgt; Nachzahlung; Anrechnung | Salaires; Abattement; Revenu brut global; Décote; Prélèvements sociaux; Avance perçue; Prélèvement à la source | Rendimientos del trabajo; Reducción; Mínimo personal; Cuota íntegra; Retenciones; Cuota diferencial | Reddito complessivo; Oneri deducibili; Imposta lorda; Detrazioni; Ritenute; Addizionale | Rendimento global; Deduções específicas; Coleta; Retenções na fonte; Pagamentos por conta | Loon; Aftrekposten; Heffingskorting; Ingehouden loonheffing; Voorlopige aanslag',
  cash: 'CASH; VISA CREDIT; MASTERCARD; Change; Card | BAR; EC-Karte; girocard; Rückgeld | CARTE BANCAIRE; ESPECES; RENDU | EFECTIVO; TARJETA; CAMBIO | CONTANTE; PAGAMENTO ELETTRONICO; RESTO | MULTIBANCO; NUMERARIO; TROCO | PIN; CONTANT; WISSELGELD',
  cardSlip:
    'AID; Auth code; App label; Card no.; Entry mode; Approval; TVR; Merchant ID; Seq | Terminal-ID; TA-Nr.; BNr; VU-Nummer; Genehmigungs-Nr.; EMV-Daten; Pos-Info | AID; N° auto; Contrat; Certificat; No carte | AID; Aut.; Comercio; Tarjeta | AID; Aut.; Esercente; PAN | AID; Aut.; Cartão; Comerciante | AID; Autorisatie; Kaart; Kaartserienummer',
  detach:
    'Detach and return with your payment; Payment coupon; Remittance advice; Please return this portion | Bitte hier abtrennen; Zahlschein; Überweisungsbeleg | Talon de paiement; Partie à détacher et à joindre à votre règlement; TIP SEPA | Recorte por aquí; Carta de pago; Talón de pago | Bollettino; Ricevuta di versamento | Destacar por aqui; Talão de pagamento | Acceptgiro; Betaalstrook',
  keep: 'This is not a bill; Important messages; Note | Hinweise zur Abrechnung; Wichtige Hinweise | Bon à savoir; Informations | Información; Observaciones | Comunicazioni; Note | Informações; Observações | Mededelingen; Let op',
} as const;

export type PlainWord = keyof typeof words;

const parsed = new Map(
  Object.entries(words).map(([name, cells]) => [
    name,
    cells.split('|').map((cell) =>
      cell
        .split(';')
        .map((text) => text.trim())
        .filter(Boolean),
    ),
  ]),
);

/** All wordings in the paper's language. */
export function plainWords({ language }: Composer, name: PlainWord): readonly string[] {
  const cells = parsed.get(name)!;
  return cells[Math.max(0, (languages as readonly Language[]).indexOf(language))] ?? cells[0]!;
}

export const plainWord = (composer: Composer, name: PlainWord): string =>
  composer.random.pick(plainWords(composer, name));
