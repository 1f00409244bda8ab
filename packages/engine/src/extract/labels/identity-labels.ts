// How passports, cards, licences, visas and permits of several countries word what only they carry.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const papers: readonly DocumentType[] = ['passport', 'id_card', 'drivers_license', 'visa', 'residence_permit'];
const permits: readonly DocumentType[] = ['visa', 'residence_permit'];

export const identityLabels: readonly LabelEntry[] = [
  {
    name: 'passport_number',
    shape: 'identifier',
    phrases: `
      passport no | passport number | passport # | passport no. | number of passport | no. of passport |
      passport book number | n° de passeport | no du passeport | no. du passeport | numéro de passeport |
      n° du passeport | numéro du passeport | no de passeport | passeport n° | reisepass nr | pass-nr | passnr |
      passnummer | reisepassnummer | pass nr | no. de pasaporte | nº de pasaporte | número de pasaporte |
      pasaporte n° | pasaporte no | pasaporte | numero di passaporto | passaporto n | passaporto n. |
      numero passaporto | nº do passaporte | número do passaporte | passaporte nº | paspoortnummer |
      nummer paspoort | paspoort nr | numer paszportu | nr paszportu | pasaport no | pasaport numarası |
      no. pasport | nomor paspor | no paspor | passnummer / passport no | travel document number |
      travel document no | number of travel document | number of the travel document | passport or travel document number |
      passport/travel document number | číslo pasu | broj putovnice | útlevélszám | passin numero | paso nr | pases nr |
      passi number | seria și numărul pașaportului`,
  },
  {
    name: 'license_number',
    shape: 'identifier',
    phrases: `
      license number | licence number | license no | licence no | lic no | lic# | lic | lic. | dl | dl no |
      dl number | dln | dl# | driver license number | driver's license number | driver's licence number |
      drivers license number | driver licence number | driving licence number | driving licence no |
      operator license no | operator license number | license # | customer identifier | cust id | id no |
      driver license no | dl/id | dlid | dl/id number | licence | permis n° | numéro de permis | n° de permis |
      führerschein-nr | führerscheinnummer | número de licencia | licencia no | licencia nº |
      número de permiso | patente n | numero patente | carta de condução nº | rijbewijsnummer | number`,
    only: ['drivers_license'],
  },
  {
    name: 'license_number',
    shape: 'identifier',
    phrases: `
      driver's license number | drivers license number | driver license number | driving licence number |
      driver's licence number | driver's license no | drivers license no | driver license no |
      driver's license # | drivers license # | dl number | dl # | driver's license`,
    not: ['drivers_license', 'vehicle_registration'],
  },
  {
    name: 'license_class',
    shape: 'code',
    phrases: `
      class | license class | licence class | vehicle classifications | vehicle classification | categories |
      category | cat | catégories | classe | klassen | klasse | categoría | clase | categoria | tipo |
      vehicle class | veh. class | classification | categorie`,
    only: ['drivers_license'],
  },
  {
    name: 'restrictions',
    shape: 'code',
    phrases: `restrictions | rest | restr | restriction | restricciones | conditions`,
    only: ['drivers_license'],
  },
  {
    name: 'endorsements',
    shape: 'code',
    phrases: `endorsements | end | endorsement | endors`,
    only: ['drivers_license'],
  },
  {
    name: 'document_discriminator',
    shape: 'identifier',
    phrases: `
      dd | document discriminator | audit no | audit number | icn | inventory control number | card serial no`,
    only: ['drivers_license', 'id_card'],
  },
  {
    name: 'national_id_number',
    shape: 'identifier',
    phrases: `
      identity no | identity number | national id | national id number | national id no |
      national identity number | national identification number | personal number | personal no |
      personal id number | personal identification number | personal code | id number | identification number |
      identification no | nric | nric no | nric number | no. pengenalan | nik | citizen id |
      resident registration number | numéro d'identité | numéro d'identification | numéro national |
      numéro personnel | personnummer | personalnummer | persönliche nummer | número de identificación |
      número personal | dni | d.n.i. | nie | n.i.e. | dni núm | num. dni | número de documento nacional |
      cédula | cédula de identidad | cédula de ciudadanía | curp | rut | run | cpf | rg | registro geral |
      nif/nie | número de identificação civil | persoonsnummer | burgerservicenummer | bsn |
      rijksregisternummer | identificatienummer | pesel | rodné číslo | rodne cislo | cnp | oib | emšo | jmbg |
      személyi azonosító | henkilötunnus | isikukood | asmens kodas | personas kods | fødselsnummer | cpr-nr |
      kennitala | t.c. kimlik no | tc kimlik no | kimlik no | aadhaar | aadhaar number | emirates id | hkid |
      my number | nin | omang | ghana card number`,
  },
  {
    name: 'document_number',
    shape: 'identifier',
    phrases: `
      document no | document number | document no. | doc no | doc. no | card number | card no | card no. |
      card # | id card no | id card number | identity card no | identity card number | number of card |
      no. of document | id no | permit number | permit no | residence permit no | serial number |
      ausweisnummer | ausweis-nr | dokumentennummer | dokument-nr | kartennummer | personalausweisnummer |
      nummer | nr | no | n° | nº | numéro | número | numero | n. | n° du document | numéro du document |
      numéro de carte | n° de la carte d'identité | número de documento | num. soporte | número de soporte |
      idesp | nº documento | número de tarjeta | numero documento | numero del documento | numero carta |
      numero della carta | nº do documento | número do cartão | documentnummer | document nr | kaartnummer |
      kaartnr | identiteitskaart nr | numer dowodu | numer dokumentu | nr dokumentu | seria i numer | seri no |
      belge no | číslo dokladu | číslo průkazu | číslo op | broj osobne iskaznice | okmányazonosító |
      dokumentnummer | kortnummer | asiakirjan numero | no. dokumen | visa number | visa no | control number |
      foil number | sticker number | vignette number | n° visa | numéro de visa | visumnummer`,
    only: ['id_card', 'visa', 'residence_permit', 'passport'],
  },
  {
    name: 'document_number',
    shape: 'identifier',
    phrases: `
      document number | document no | identity card no | identity card number | id card no | id card number`,
    not: papers,
  },
  {
    name: 'uscis_number',
    shape: 'identifier',
    phrases: `
      uscis# | uscis number | uscis no | alien number | a-number | alien registration number | a# | alien no |
      a number | alien registration no | registration number`,
    only: [...papers, 'application_form', 'letter'],
  },
  {
    name: 'case_number',
    shape: 'identifier',
    phrases: `
      case number | iv case number | case no | case id | receipt number | petition number | petitioner |
      case #`,
    only: ['visa', 'residence_permit', 'application_form', 'letter'],
  },
  {
    name: 'registration_number',
    shape: 'identifier',
    phrases: `registration number | registration no`,
    only: ['visa'],
  },
  {
    name: 'country_code',
    shape: 'country_code',
    phrases: `
      code | country code | issuing country | issuing state | code of issuing state | state code |
      pays émetteur | code pays | code du pays | code de l'état émetteur | kod negara | kode negara | staat |
      código | código del país | país emisor | código del estado | código do país | codice paese |
      codice stato | stato emittente | landcode | land | kod kraju | code du pays émetteur | country of issue |
      issuing country/pays émetteur | code of state | ülke kodu | landkod | landekode | state issuing`,
    only: ['passport', 'id_card', 'residence_permit', 'visa'],
  },
  {
    name: 'issuing_authority',
    shape: 'authority',
    phrases: `
      authority | issuing authority | issued by | issuing office | authority of issue | issuing agency |
      office of issue | autorité | autorité de délivrance | autorité émettrice | délivré par | délivrée par |
      behörde | ausstellende behörde | ausgestellt von | ausgestellt durch | autoridad | autoridad expedidora |
      expedido por | expedida por | equipo | autorità | autorità di rilascio | rilasciato da | rilasciata da |
      autoridade | autoridade emissora | entidade emissora | emitido por | autoriteit | instantie |
      bevoegde instantie | afgegeven door | organ wydający | myndighed | myndighet | utfärdande myndighet |
      vydal | vydáno | orgán | izdao | izdata de | emisă de | emisă | kiállító hatóság | viranomainen |
      veren makam | verildiği yer | pejabat pengeluar | kantor yang mengeluarkan | väljaandja |
      išdavusi įstaiga | izdevējiestāde | údarás | issued at | issuing authority / autorité |
      authority / autorité / autoridad`,
    only: papers,
  },
  {
    name: 'issuing_authority',
    shape: 'authority',
    phrases: `issued by | issuing authority | issuing country/authority | issued by (country) | authority of issue`,
    only: ['application_form'],
  },
  {
    name: 'place_of_issue',
    shape: 'place',
    phrases: `
      place of issue | lieu de délivrance | lieu d'émission | ausstellungsort | lugar de expedición |
      luogo di rilascio | local de emissão | plaats van afgifte | miejsce wydania | place of issuance |
      city of issue | issued in | délivré à | comune di | comune | municipality`,
    only: papers,
  },
  {
    name: 'issue_date',
    shape: 'date',
    phrases: `
      date of issue | issue date | issued | issued on | date issued | iss | iss date | issue | doi |
      date of issuance | issuance date | issuing | issuing date | card issue date | date de délivrance |
      date d'émission | délivré le | délivrée le | date de delivrance | ausstellungsdatum | ausgestellt am |
      datum der ausstellung | ausgabedatum | tag der ausstellung | fecha de expedición | fecha de emisión |
      fecha expedición | expedición | emisión | fecha de expedicion | expedido | data di rilascio |
      data rilascio | emissione | rilascio | data di emissione | data de emissão | data emissão | emissão |
      data de expedição | datum van afgifte | datum afgifte | afgiftedatum | afgegeven op | data wydania |
      udstedelsesdato | utstedelsesdato | utfärdandedatum | utfärdat | datum vydání | dátum vydania |
      datum izdavanja | data emiterii | kiállítás dátuma | kiállítás kelte | myöntämispäivä | veriliş tarihi |
      düzenleme tarihi | tarikh dikeluarkan | tanggal dikeluarkan | tanggal pengeluaran | väljaandmise kuupäev |
      išdavimo data | izdošanas datums | datum izdaje | dáta eisiúna | visa issue date | iv issue date |
      date of issue of document | delivery`,
    only: [
      ...papers,
      'vehicle_registration',
      'application_form',
      'certificate_of_incorporation',
      'diploma',
      'transcript',
      'language_test',
      'insurance_policy',
      'other',
    ],
  },
  {
    name: 'expiry_date',
    shape: 'date',
    phrases: `
      date of expiry | expiry date | expiration date | date of expiration | expires | expires on | exp |
      exp date | exp. | expiry | expiration | valid until | valid till | valid thru | valid through |
      card expires | iv expires on | visa expires on | expires end | date d'expiration |
      date d'expiration / expiry | expire le | valable jusqu’au | valable jusqu'au | gültig bis | ablaufdatum |
      gueltig bis | datum des ablaufs | fecha de caducidad | fecha de vencimiento | fecha caducidad |
      caducidad | válido hasta | valido hasta | vencimiento | validez | vence | data di scadenza | scadenza |
      data scadenza | valida fino al | valido fino al | data de validade | validade | válido até |
      data de vencimento | data de expiração | geldig tot | einde geldigheid | geldig tot en met | vervaldatum |
      data ważności | termin ważności | udløbsdato | gyldig til | gäller till | giltigt till | giltig t.o.m. |
      platnost do | datum platnosti | platí do | vrijedi do | data expirării | valabilitate | érvényesség |
      lejárat dátuma | érvényességi idő | viimeinen voimassaolopäivä | voimassa | son geçerlilik tarihi |
      geçerlilik tarihi | tarikh tamat | tarikh tamat tempoh | tanggal habis berlaku | berlaku hingga |
      kehtiv kuni | galioja iki | derīgs līdz | velja do | dáta as feidhm | expiring | expira | exp. date |
      card expiry`,
    only: [...papers, 'vehicle_registration', 'application_form', 'insurance_policy', 'other', 'language_test'],
  },
  {
    name: 'valid_from',
    shape: 'date',
    phrases: `
      valid from | from | valable du | gültig von | gültig ab | von | válido desde | desde | valido dal | dal |
      válido de | geldig van | geldig vanaf | van | du | ważna od | card valid from`,
    only: [...permits, 'id_card'],
  },
  {
    name: 'valid_until',
    shape: 'date',
    phrases: `until | to | au | bis | hasta | al | até | tot | do`,
    only: ['visa'],
  },
  {
    name: 'visa_type',
    shape: 'text',
    phrases: `
      visa type | type of visa | type / class | visa type /class | type de visa | visumtyp | typ des visums |
      tipo de visado | tipo de visa | tipo di visto | tipo de visto | soort visum | type of visa / type | type`,
    only: ['visa'],
  },
  {
    name: 'visa_category',
    shape: 'code',
    phrases: `
      category | iv category | visa class | class | visa category | catégorie | kategorie | categoría |
      visa type class`,
    only: ['visa'],
  },
  {
    name: 'category',
    shape: 'code_or_text',
    phrases: `
      category | card category | catégorie | class of admission | type of permit | permit type |
      type of residence permit | art des aufenthaltstitels | art des titels | type de titre | type de permis |
      tipo de permiso | tipo di permesso | tipo de título | soort document | type of document | category/class |
      rodzaj zezwolenia`,
    only: ['residence_permit'],
  },
  {
    name: 'entries',
    shape: 'entries',
    phrases: `
      entries | number of entries | no. of entries | nombre d'entrées | anzahl der einreisen |
      número de entradas | numero di ingressi | numero ingressi | aantal binnenkomsten | liczba wjazdów |
      entries allowed`,
    only: ['visa', 'application_form'],
  },
  {
    name: 'duration_of_stay',
    shape: 'duration',
    phrases: `
      duration of stay | duration of visit | duration | durée du séjour | aufenthaltsdauer |
      dauer des aufenthalts | duración de la estancia | durata del soggiorno | duração da estada |
      duur van het verblijf | length of stay`,
    only: ['visa', 'application_form'],
  },
  {
    name: 'valid_for',
    shape: 'text',
    phrases: `valid for | valable pour | gültig für | válido para | valido per | geldig voor | ważna w`,
    only: ['visa'],
  },
  {
    name: 'issuing_post',
    shape: 'authority',
    phrases: `issuing post name | issuing post | post | issued at | issuing post code`,
    only: ['visa'],
  },
  {
    name: 'annotation',
    shape: 'text',
    phrases: `
      annotation | remarks | remarques | anmerkungen | bemerkungen | observaciones | annotazioni | observações |
      opmerkingen | uwagi | amendments | modifications | observations | endorsements`,
    only: ['passport', 'visa', 'residence_permit', 'id_card'],
  },
  {
    name: 'document_type',
    shape: 'code',
    phrases: `
      type | type of document | typ | tipo | jenis | type de document | document type | soort | rodzaj | türü`,
    only: ['passport'],
  },
  {
    name: 'ssn',
    shape: 'ssn',
    phrases: `
      social security number | ssn | social security no | soc sec no | social security # | ss# | ss no |
      soc. sec. no. | ssn# | employee ssn | employee's social security number | employee's soc sec no |
      social security num | ss number | employee's ssn | your social security number |
      social security number (or individual taxpayer identification number) | soc sec # |
      social security number of applicant | u.s. social security number | us social security number | taxpayer identification number ssn`,
  },
  {
    name: 'tax_id',
    shape: 'identifier',
    phrases: `
      tax id | tin | tax identification number | taxpayer identification number | taxpayer id | tax number |
      itin | fiscal code | codice fiscale | numéro fiscal | nif | n.i.f. | número de identificación fiscal |
      número de identificação fiscal | nº contribuinte | steuernummer | steuer-id |
      steuerliche identifikationsnummer | identifikationsnummer | fiscaal nummer | nip | tax file number | utr |
      pan | pan number | permanent account number | cuit | cuil | rfc | national insurance number | ni number |
      n.i. number | ni no | nino | n.i. no | sozialversicherungsnummer | numéro de sécurité sociale |
      n° de sécurité sociale | n° sécurité sociale | número de la seguridad social | sofinummer`,
  },
];
