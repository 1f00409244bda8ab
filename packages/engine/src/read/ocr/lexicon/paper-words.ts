// Words that stand on papers and in no dictionary of English: short forms, and what labels say in other languages.

/** Of English papers. */
const english = `
  abn acct ach addr adp amt apr apt approx assn atm attn ave bal bic bldg blvd bsa btw cust cvv dept dep desc dist div dln
  dmv dob doc ein eligibility emp employee employees employer est etc exp fax fed fein fica fico fid fka fname hrs hgt
  iban inc incl ins int inv irs iss itin lbs lic lname lld llc llp loc ltd max med medicare medicaid mfg mgr min misc
  mrn mrs msrp mtd mtg nbr nhs npi num nv oasdi ofc org pct pin pkg pmt pobox pos ppo pte pts pty pymt qty rcpt rd rec
  recd ref reg rev rfc rtn routing sched sdi sec seq sig ssa ssn sr jr ii iii std ste stmt subtotal sui swift tds tel temp tin tot
  trans trn txn url usd vin visa vol wgt wks yob yrs ytd zip email mail online login website username non
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday jan feb apr jun jul aug sep sept oct nov dec
  america american americans canada canadian england english europe european france french german germany india indian
  ireland irish italian italy london mexico spain spanish states york washington california texas florida`;

const others = `
  name vorname nachname geburtsname geburtsdatum geburtsort geburtstag staatsangehörigkeit geschlecht
  straße strasse hausnummer postleitzahl ort wohnort anschrift adresse unterschrift datum gültig bis ausgestellt
  behörde ausweis personalausweis reisepass führerschein aufenthaltstitel rechnung rechnungsnummer kundennummer betrag
  summe gesamt gesamtbetrag netto brutto mehrwertsteuer mwst steuer steuernummer lohn gehalt abrechnung konto
  kontonummer bankleitzahl bank überweisung auszahlung menge preis stück herr frau telefon nummer seite vertrag miete
  versicherung arbeitgeber arbeitnehmer monat jahr tag
  nombre nombres apellido apellidos fecha nacimiento lugar sexo nacionalidad domicilio dirección calle ciudad provincia
  código postal número documento identidad pasaporte permiso conducir expedición caducidad válido hasta firma
  factura cliente importe total cantidad precio base imponible iva impuesto cuenta saldo teléfono correo empresa
  trabajador nómina salario devengado deducciones líquido mes año día página contrato alquiler seguro
  nome cognome data nascita luogo sesso cittadinanza residenza indirizzo via città comune cap numero documento
  carta identità passaporto patente rilasciato scadenza firma fattura cliente importo totale quantità prezzo imposta
  conto saldo telefono datore lavoro retribuzione mese anno giorno pagina contratto affitto assicurazione
  nom prénom prénoms né née naissance lieu sexe nationalité domicile adresse rue ville pays code carte passeport
  permis délivré expire signature facture client montant total quantité prix taxe tva compte solde téléphone
  employeur salarié salaire mois année jour page contrat loyer assurance numéro
  voornaam achternaam geboortedatum geboorteplaats adres woonplaats bedrag
  nome apelido nascimento morada cidade valor conta imposto`;

/** Articles, prepositions and the like of the languages around: as common there as `of` is here. */
export const otherFunctionWords: readonly string[] = `
  der die das den dem des ein eine einer und oder von zum zur für mit bei auf aus nach ist nicht el la los las del una
  de en con por para sin es su que al il lo gli le dello della dei degli delle da nel nella per che sono non les du aux
  une au avec pour dans sur par est et ou het een van voor met naar do dos das em com`
  .trim()
  .split(/\s+/);

export const paperWords: readonly string[] = `${english} ${others}`.trim().split(/\s+/);
