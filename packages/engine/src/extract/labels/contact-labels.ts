// How papers word addresses and the ways to reach somebody.
import type { LabelEntry } from './label-entry.ts';

export const contactLabels: readonly LabelEntry[] = [
  {
    name: 'address',
    shape: 'address',
    phrases: `
      address | home address | residential address | residence address | current address | present address |
      permanent address | permanent home address | home/permanent address | your address | full address | address of residence | residence | place of residence |
      domicile | legal address | physical address | address of applicant | applicant address |
      applicant's address | holder's address | registered address | usual residence | adresse |
      adresse du domicile | adresse actuelle | adresse complète | domicile / address | anschrift |
      wohnanschrift | aktuelle anschrift | derzeitige anschrift | aktuelle adresse | wohnort | wohnsitz | gegenwärtige anschrift | dirección | domicilio |
      dirección particular | dirección actual | indirizzo | indirizzo di residenza | residenza |
      indirizzo di residenza / residence | endereço | morada | residência | adres | woonadres | woonplaats |
      adress | bostadsadress | adresse / address | adres zamieszkania | adres zameldowania | alamat | adresi |
      lakcím | adresa | domiciliu | address (line 1) | mailing and residence address |
      address including zip code | address line | permanent residence | customer address | employee address |
      address of owner | owner address`,
  },
  {
    name: 'relationship',
    shape: 'text',
    phrases: `relationship | relation | relationship to you | relationship to applicant | relationship to the applicant`,
    only: ['application_form'],
  },
  {
    name: 'address+email',
    shape: 'address',
    phrases: `
      home address and e-mail address | applicant's home address and e-mail address | address and e-mail address |
      home address and email | address and email | address and email address | applicant's home address and email address |
      postal address and e-mail address`,
    only: ['application_form'],
  },
  {
    name: 'address+phone',
    shape: 'address',
    phrases: `
      address and telephone number | home address and telephone number | address and phone number |
      address and telephone | home address and phone number | address and phone`,
    only: ['application_form'],
  },
  {
    name: 'street',
    shape: 'street',
    phrases: `
      street | street address | street name | address line 1 | address 1 | number and street |
      street address where you live | street and number | street & number | house number and street |
      home street address | rue | n° et rue | numéro et rue | straße | strasse | straße und hausnummer |
      straße, hausnummer | straße, nr. | calle | calle y número | via | rua | straat | straat en huisnummer |
      ulica | gatuadress | address (number and street) | address number and street |
      home address number and street`,
  },
  {
    name: 'unit',
    shape: 'code',
    phrases: `
      unit | unit # | unit no | unit number | apt | apt # | apt no | apt. | apartment | apartment number |
      apartment/unit # | apt/unit | apt./unit | apt / suite | suite | flat | address line 2 | address 2 |
      flat no`,
  },
  {
    name: 'city',
    shape: 'city',
    phrases: `
      city | town | city/town | town/city | city or town | suburb | city, town or post office | ville |
      localité | commune | ort | stadt | ciudad | localidad | población | municipio | città | comune | cidade |
      localidade | plaats | stad | miasto | miejscowość | postort | poststed | bandar | kota | home city`,
  },
  {
    name: 'state',
    shape: 'state',
    phrases: `
      state | province | state/province | state / province | state or province | province/state | county |
      region | bundesland | kanton | canton | provincia | estado | provincie | negeri | provinsi | prov |
      home state`,
  },
  {
    name: 'postal_code',
    shape: 'postal_code',
    phrases: `
      postal zone/zip code | postal zone | zip/postal code | postcode/zip |
      zip | zip code | zipcode | postal code | postcode | post code | zip/postal code | zip / postal code |
      postal/zip code | zip or postal code | code postal | plz | postleitzahl | código postal | c.p. | cap |
      codice postale | cep | kod pocztowy | postnummer | poskod | kode pos | home zip`,
  },
  {
    name: 'country',
    shape: 'country',
    phrases: `
      country | country of residence | country/region | pays | pays de résidence | land | país | paese |
      negara | kraj`,
  },
  {
    name: 'mailing_address',
    shape: 'address',
    phrases: `
      mailing address | postal address | correspondence address | mailing address (if different) |
      address for correspondence | adresse postale | adresse de correspondance | postanschrift |
      dirección postal | indirizzo postale | postadres | billing address | mail address`,
  },
  {
    name: 'former_address',
    shape: 'address',
    phrases: `
      former address | previous address | prior address | last address | ancienne adresse | frühere anschrift |
      dirección anterior | indirizzo precedente | vorig adres`,
  },
  {
    name: 'phone',
    shape: 'phone',
    phrases: `
      phone | phone number | phone number(s) | telephone number(s) | telephone numbers | phone no | phone no. | phone # | telephone | telephone number | telephone no |
      telephoneno | tel | tel. | tel no | tel. no | tel number | contact number | contact no | contact phone |
      primary phone | primary phone number | main telephone number | main phone | daytime phone |
      daytime telephone | day phone | employee's telephone number | employee telephone number |
      employee's phone number | employee phone number | employee phone | daytime phone number | ph | téléphone | numéro de téléphone |
      n° de téléphone | tél | telefon | telefonnummer | telefonnr | rufnummer | teléfono | número de teléfono |
      telefono | numero di telefono | telefone | número de telefone | telefoon | telefoonnummer | nr telefonu |
      numer telefonu | no telefon | telepon | your phone number | contact telephone`,
  },
  {
    name: 'home_phone',
    shape: 'phone',
    phrases: `
      home phone | home telephone | home phone number | home telephone number | home tel | phone (home) |
      telephone (home) | evening phone | téléphone domicile | telefon privat | landline`,
  },
  {
    name: 'cell_phone',
    shape: 'phone',
    phrases: `
      cell phone | cell | cell no | cell number | cell phone number | cellphone | mobile | mobile phone |
      mobile number | mobile no | mobile phone number | mobile telephone | phone (mobile) | phone (cell) |
      hp no | handphone | handphone no | portable | téléphone portable | téléphone mobile | handy |
      handynummer | mobil | mobiltelefon | mobilnummer | móvil | teléfono móvil | celular | cellulare |
      telemóvel | mobiel | gsm | komórka | telefon komórkowy | no telefon bimbit`,
  },
  {
    name: 'work_phone',
    shape: 'phone',
    phrases: `
      work phone | work telephone | business phone | office phone | business telephone | work phone number |
      phone (work) | office telephone | work number | téléphone professionnel | telefon geschäftlich`,
  },
  {
    name: 'alternate_phone',
    shape: 'phone',
    phrases: `
      alternate phone | alternate phone number | alternative phone | other phone | secondary phone |
      other contact number | alternate contact number | other telephone | second phone | alternate number`,
  },
  { name: 'fax', shape: 'phone', phrases: `fax | fax number | fax no | facsimile | télécopie | telefax` },
  {
    name: 'email',
    shape: 'email',
    phrases: `
      email | e-mail | email address | e-mail address | email id | mail | your email | contact email |
      adresse e-mail | adresse électronique | courriel | adresse mail | e-mail-adresse | correo electrónico |
      correo | dirección de correo | indirizzo e-mail | posta elettronica | endereço de e-mail |
      correio eletrónico | e-mailadres | adres e-mail | emel | personal email | employee's email address | employee's email | employee email address | employee email | email address (optional)`,
  },
  {
    name: 'website',
    shape: 'url',
    phrases: `
      website | web site | web | web page | homepage | url | portfolio | site web | webseite | página web |
      sito web | blog | online | personal website`,
  },
  { name: 'linkedin', shape: 'url', phrases: `linkedin | linkedin profile | linkedin url | linkedin.com` },
  {
    name: 'emergency_contact',
    shape: 'person_name',
    phrases: `
      emergency contact | emergency contact name | person to contact in case of emergency |
      in case of emergency contact | in case of emergency notify | in case of emergency | next of kin |
      notify in case of emergency | personne à contacter en cas d'urgence | notfallkontakt |
      contacto de emergencia | contatto di emergenza | contacto em caso de emergência | noodcontact`,
  },
  {
    name: 'emergency_contact_phone',
    shape: 'phone',
    phrases: `
      emergency contact phone | emergency contact number | emergency phone | emergency phone number |
      emergency telephone | emergency contact telephone`,
  },
  {
    name: 'emergency_contact_relationship',
    shape: 'text',
    phrases: `relationship to emergency contact | emergency contact relationship`,
  },
];
