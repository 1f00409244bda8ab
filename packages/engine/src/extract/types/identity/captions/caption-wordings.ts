// Wordings that only cards and passports use, beside those of the lexicon, and captions that stand there without a value worth having.
import type { LabelEntry } from '#extract/labels/label-entry.ts';

/** Two facts under one caption; the value is taken apart by `read-card-value.ts`. */
export const PLACE_AND_DATE_OF_BIRTH = 'place_of_birth+date_of_birth';

/** What stands under these is no fact; they end the value before them. */
export const MUTE = '';

const PLACE_AND_DATE_OF_ISSUE = 'place_of_issue+issue_date';

const licences = ['drivers_license', 'id_card'] as const;

/** What cards and passports say; of other facts the lexicon has wordings that only misread here. */
export const namesOnCards: ReadonlySet<string> = new Set(
  `surname given_names middle_name full_name birth_name other_names date_of_birth place_of_birth country_of_birth sex nationality citizenship
  marital_status occupation height weight eye_color hair_color blood_type father_name mother_name spouse_name address passport_number
  license_number license_class restrictions endorsements document_discriminator national_id_number document_number uscis_number case_number
  registration_number country_code issuing_authority place_of_issue issue_date expiry_date valid_from valid_until visa_type visa_category
  category entries duration_of_stay valid_for issuing_post annotation document_type ssn tax_id card_access_number`.split(
    /\s+/,
  ),
);

export const captionWordings: readonly LabelEntry[] = [
  {
    name: PLACE_AND_DATE_OF_BIRTH,
    shape: 'place_and_date',
    phrases: `
      place and date of birth | date and place of birth | luogo e data di nascita | data e luogo di nascita |
      date et lieu de naissance | lieu et date de naissance | geburtsdatum und -ort | geburtsdatum und geburtsort |
      fecha y lugar de nacimiento | lugar y fecha de nacimiento | data e local de nascimento |
      geboortedatum en -plaats | geboorteplaats en datum | data i miejsce urodzenia | tempat/tgl lahir |
      tempat tgl lahir | tempat tanggal lahir | geboorteplaats en geboortedatum | né(e) le / à | nato il a`,
  },
  {
    name: PLACE_AND_DATE_OF_ISSUE,
    shape: 'place_and_date',
    only: ['visa', 'residence_permit', 'id_card', 'passport'],
    phrases: `
      place and date of issue | place & date of issue | date and place of issue | place/date of issue | issued in |
      lieu et date de délivrance | ort und datum der ausstellung | ort der ausstellung und gültigkeitsbeginn | lugar y fecha de expedición | délivré à | issued at |
      luogo e data di rilascio | ausgestellt in | expedido en | rilasciato a | afgegeven te | wydana w`,
  },
  {
    name: 'full_name',
    shape: 'person_name',
    only: ['visa', 'residence_permit', 'passport', 'id_card'],
    phrases: `
      surname, name | surname, names | surname, name(s) | surname, first name | nom prénoms | nom prénoms/name | nom et prénoms | nom, prénoms |
      name vorname | apellidos y nombre | apellidos y nombres | cognome e nome | surname first name | nom, prénom | name, vorname | surname name | nom prénom |
      apellidos, nombre | cognome, nome | surnames and forenames | surname/forenames | surname and given names | name in full`,
  },
  {
    name: 'registration_number',
    shape: 'identifier',
    only: ['visa'],
    phrases: `registration number | registration no | reg number`,
  },
  {
    name: 'license_number',
    shape: 'identifier',
    only: ['drivers_license'],
    phrases: `
      4d number | dl number | dl no. | dln | dlno | d.l. no | lic no | lic number | lic. no | licno | license |
      driver's license no | customer identifier | customer id | cust identifier | id number | number/numéro |
      licence no/no de permis | licence no | licence number | permit no | permit number | numéro/number |
      numéro de référence | führerschein nr | nr. | cid | oln | opr lic | operator no | client no | client number |
      ref no | id`,
  },
  {
    name: 'document_number',
    shape: 'identifier',
    only: ['id_card'],
    phrases: `id | idn | id# | id card number | dl/id | 4d id | identification card no | id card | idno`,
  },
  {
    name: 'surname',
    shape: 'person_name',
    only: licences,
    phrases: `ln | last name | family name | 1 family name | surname/nom`,
  },
  {
    name: 'given_names',
    shape: 'person_name',
    only: licences,
    phrases: `fn | first name | given names | first middle | first and middle name | other names`,
  },
  {
    name: 'issue_date',
    shape: 'date',
    phrases: `
      iss | issued | iss date | iss/dél | iss./dél | issued/délivré | delivered | date issued/date de délivrance |
      datum uitgifte | ausstellung | ausgestellt am | card issued | issue | lss | fecha de expedicion | delivré le |
      date of issuance | datum afgifte | emission date | validità dal`,
  },
  {
    name: 'expiry_date',
    shape: 'date',
    phrases: `
      exp | expires | exp date | exp/exp | exp./exp | expiry/expiration | expires on | expires/expire | expiry |
      valid to | valid till | vto | vigencia | valid until/valable jusqu'au | gültig bis/date of expiry/date d'expiration |
      fecha de validez | fecha de expiración | emissione valida fino al | card expires`,
  },
  {
    name: 'date_of_birth',
    shape: 'date',
    phrases: `
      dob | d.o.b | dob/ddn | birthdate | birth date | ddn | date de naissance/date of birth | year of birth | yob |
      geburtstag/date of birth/date de naissance | fecha nac | f. nac | dob/date of birth`,
  },
  {
    name: 'surname',
    shape: 'person_name',
    phrases: `
      surname/nom | surname/nom/apellidos | nom/surname | name/surname/nom | name/surname | cognome/surname | apellidos/surname |
      surname/cognome | achternaam/surname/nom | apelido/surname | nazwisko/surname | family name/nom de famille | primary identifier`,
  },
  {
    name: 'given_names',
    shape: 'person_name',
    phrases: `
      given names/prénoms | given names/prénoms/nombres | prénoms/given names | vornamen/given names/prénoms | nome/name | nome/given names |
      nombre/name | nombre/given names | first names/prénoms | secondary identifier | first name/prénom | imiona/given names`,
  },
  { name: 'sex', shape: 'sex', phrases: `sex | sx | sex/sexe | gender/sexe | kelamin | gender` },
  { name: 'height', shape: 'height', phrases: `hgt | ht | hgt/haut | height/taille | hgt. | größe/height/taille` },
  { name: 'weight', shape: 'weight', phrases: `wgt | wt | weight | wgt/poids` },
  {
    name: 'eye_color',
    shape: 'eye_color',
    phrases: `eyes | eye | eyes/yeux | augenfarbe/colour of eyes/couleur des yeux`,
  },
  { name: 'hair_color', shape: 'eye_color', only: licences, phrases: `hair | hair/cheveux` },
  {
    name: 'license_class',
    shape: 'code',
    only: ['drivers_license'],
    phrases: `
      class | classe | class/catég | class/classe | cls | licence class | licence type | license type | veh class |
      vehicle class | vehicle classifications | class of vehicle | classes | cov | klasse | kategorie`,
  },
  {
    name: 'restrictions',
    shape: 'code',
    only: ['drivers_license'],
    phrases: `rest | restr | rstr | restrictions | rest/cond | conditions | restriction | rest.`,
  },
  {
    name: 'endorsements',
    shape: 'code',
    only: ['drivers_license'],
    phrases: `end | endorse | endors | endorsements | endorsement`,
  },
  {
    name: 'document_discriminator',
    shape: 'identifier',
    only: licences,
    phrases: `dd | dd/réf | dd/ref | document discriminator | audit | audit no | inventory | icn | dcn`,
  },
  {
    name: 'issuing_authority',
    shape: 'authority',
    phrases: `
      issuing authority | authority/autorité | authority/autorité/autoridad | ausstellende behörde | behörde/authority/autorité |
      organ wydający/issuing authority | place of issue/authority | questura | autorità/authority`,
  },
  {
    name: 'nationality',
    shape: 'country',
    phrases: `staatsangehörigkeit/nationality/nationalité | nationality/nationalité | citizenship/nationality`,
    only: ['passport', 'id_card', 'residence_permit', 'visa'],
  },
  {
    name: 'national_id_number',
    shape: 'identifier',
    only: ['id_card'],
    phrases: `
      dni núm | dni num | dni | nif | your aadhaar no | aadhaar no | vid | pesel | nuip | ic no | identity card number |
      personal number/osobní číslo | emirates id number | id number/رقم الهوية | cnic number | identity number | civil id no |
      nid no`,
  },
  {
    name: 'tax_id',
    shape: 'identifier',
    only: ['id_card'],
    phrases: `permanent account number card | permanent account number | codice fiscale | fiscal code | pan no | nif`,
  },
  {
    name: 'card_access_number',
    shape: 'identifier',
    only: ['id_card', 'residence_permit'],
    phrases: `can | zugangsnummer | card access number`,
  },
  {
    name: MUTE,
    shape: 'text',
    phrases: `
      place of origin | lieu d'origine | lieu d'origine place of origin | heimatort | luogo di attinenza | lieu d’origine |
      signature | signature of bearer | holder's signature | signature of holder | signature du titulaire | firma |
      firma del titolare | firma del titular | unterschrift | unterschrift der inhaberin | unterschrift des inhabers |
      signature of bearer / signature du titulaire | handtekening | podpis | assinatura | driver license |
      driver's license | drivers license | driver licence | driving licence | federal limits apply |
      not for federal identification | organ donor | donor | veteran | rev | previous type | duplicate | dups |
      under 21 until | under 18 until | identification card | identity card |
      endorsements and limitations | amendments | passport card | surname and name of parents or legal guardian |
      estremi atto di nascita | cognome e nome dei genitori | birth certificate | this card is the property of |
      photo | name of parents | observations | see page | hair color | commercial driver license | age 21 on |
      permis de conduire | residence permit | permanent resident | permanent resident card | resident card |
      tear off | resident since | pr since/rp depuis | pr since | card type | version | thumbprint | bearer's signature | holder signature | name/signature`,
  },
];
