// Signs of papers that say who somebody is and what they may do.
import type { TypeSigns } from '../type-signs.ts';

export const identitySigns: readonly TypeSigns[] = [
  {
    type: 'passport',
    title:
      'passport | passeport | pasaporte | passaporto | passaporte | reisepass | paspoort | pasport | paspor | paszport | pass / passport | pasaport | passi | cestovní pas | putovnica | útlevél | pas | προξενικό | passport card',
    strong:
      'passport no | passport number | n° de passeport | no de pasaporte | paspoort nr | passport no. | pass nr | type/type | code of issuing state | country code | signature of bearer | holder’s signature | ordinary passport | surname / nom | given names / prénoms | issuing country | passport book number',
    usual:
      'nationality | place of birth | date of expiry | date of issue | authority | surname | given names | date of birth | nationalité | lieu de naissance | date d’expiration | autorité | nacionalidad | staatsangehörigkeit | cittadinanza | sex',
    against:
      'visa | application | please | number of entries | travel insurance | insurance | insured | premium | policy | applicant',
  },
  {
    type: 'id_card',
    title:
      'identity card | identification card | carte nationale d’identité | carte d’identité | personalausweis | carta d’identità | documento nacional de identidad | cédula de identidad | cédula de ciudadanía | cartão de cidadão | identiteitskaart | identity card / carte d’identité | dowód osobisty | kad pengenalan | mykad | kartu tanda penduduk | id card | national identity card | national id | resident identity card | citizen card | bilhete de identidade | carteira de identidade | credencial para votar | osobna iskaznica | občanský průkaz | občiansky preukaz | személyazonosító igazolvány | henkilökortti | henkilötodistus | identitetskort | nationellt identitetskort | asmens tapatybės kortelė | isikutunnistus | osebna izkaznica | carte de identitate | kimlik kartı | republic of singapore identity card | hong kong identity card | unique identification authority of india | aadhaar | emirates id | nemzeti | ghana card | huduma | tarjeta de identidad | permanent account number card | voter id | elector photo identity card | military id | state identification card | real id identification card | schweizerische identitätskarte | identitätskarte',
    strong:
      'identity card | identification card | ministero dell’interno | republik österreich | registro nacional | dni | idesp | num soporte | codice fiscale | nomor induk kependudukan | nik | nric | government of india | enrolment no | numéro de carte | ausweisnummer | not a driver license | no. dokumentu | clave de elector | curp | registro civil | cardholder signature',
    usual:
      'surname | given names | date of birth | nationality | sex | height | expiry | date of expiry | place of birth | signature | firma | holder’s signature | sesso | statura | scadenza | sexo | nacionalidad | válido hasta | gültig bis | unterschrift | address | card no | document no',
    against:
      'driver license | driving licence | insurance | application | member id | visa | invoice | resident card | residence permit | uscis',
  },
  {
    type: 'drivers_license',
    title:
      'driver license | driver’s license | drivers license | driver licence | driver’s licence | drivers licence | driving licence | driving license | operator license | operator’s license | commercial driver license | permis de conduire | führerschein | permiso de conducción | permiso de conducir | licencia de conducir | licencia de conducción | licencia nacional de conducir | patente di guida | carta de condução | rijbewijs | prawo jazdy | körkort | kørekort | førerkort | ajokortti | carteira nacional de habilitação | lesen memandu | surat izin mengemudi | driving licence model of the european union | řidičský průkaz | vodičský preukaz | vozačka dozvola | vodniško dovoljenje | vezetői engedély | permis de conducere | свидетельство о управлении | sürücü belgesi | learner permit | instruction permit | provisional licence | probationary license',
    strong:
      'driver | dl | donor | organ donor | veh class | class | license class | restrictions | endorsements | endorsement | 4d | 4a iss | 4b exp | 4a | 4b | 9a end | lic | hgt | wgt | dd | eyes | hair | rstr | rest | customer identifier | conditions | dvla | under 21 until | federal limits apply | not for federal identification',
    usual:
      'dob | exp | iss | sex | class | address | end | ht | wt | hgt | wgt | eyes | veteran | usa | date of birth | expires | issued',
    against: 'application | insurance | premium | policy number | vehicle identification number | identification card',
  },
  {
    type: 'visa',
    title:
      'visa | visum | visado | visto | vize | immigrant visa | nonimmigrant visa | entry visa | schengen visa | e-visa | electronic visa | electronic travel authorization | visa grant notice | entry clearance | tourist visa | visto de entrada | evisa | e-tourist visa',
    strong:
      'issuing post name | number of entries | duration of stay | type of visa | visa type class | visa type | control number | valid for | nombre d’entrées | durée du séjour | iv category | etats schengen | schengen states | anzahl der einreisen | número de entradas | visa number | visa no | annotation | good for | iv case number | visa class | visa category | visa grant | immigrant visa | entries | vignette',
    usual:
      'passport number | passport no | from | until | nationality | surname | given name | issued on | remarks | birth date | valid until | valid from | place of issue',
    against: 'card number | debit | mastercard | credit card | subtotal | application form | statement',
  },
  {
    type: 'residence_permit',
    title:
      'permanent resident card | permanent resident | residence permit | titre de séjour | carte de séjour | carte de résident | aufenthaltstitel | niederlassungserlaubnis | aufenthaltserlaubnis | permiso de residencia | autorización de residencia | tarjeta de residencia | permesso di soggiorno | título de residência | autorização de residência | verblijfstitel | verblijfsdocument | karta pobytu | employment authorization card | employment authorization | biometric residence permit | resident card | residence card | uppehållstillstånd | opholdstilladelse | oppholdstillatelse | oleskelulupa | permis de séjour | work permit | permit to remain | permiso de conducir residencia | 在留カード | registro nacional de extranjeros | cédula de extranjería | tarjeta de extranjero | residence permit / aufenthaltstitel',
    strong:
      'uscis | uscis# | resident since | alien number | a# | category | card expires | type of permit | art des titels | type of residence permit | type de permis | tipo de permiso | tipo di permesso | remarks | anmerkungen | bemerkungen | leave to remain | work permitted | no public funds | settlement | fee-based approval | erwerbstätigkeit gestattet | allowed to work | not valid for reentry to u.s. | terms and conditions | nie | rodzaj zezwolenia',
    usual:
      'surname | given names | country of birth | date of birth | sex | nationality | valid until | card number | place of birth | date of issue | signature',
    against: 'driver license | lease | rent | tenant | application for',
  },
  {
    type: 'vehicle_registration',
    title:
      'vehicle registration | registration certificate | certificate of registration | vehicle registration certificate | certificat d’immatriculation | carte grise | zulassungsbescheinigung | fahrzeugschein | fahrzeugbrief | permiso de circulación | tarjeta de circulación | carta di circolazione | documento unico di circolazione | certificado de matrícula | documento único automóvel | kentekenbewijs | dowód rejestracyjny | registration card | certificate of title | v5c | vehicle log book | registration validation card | motor vehicle registration | validated registration card | registreringsbevis | vehicle registration card | registration identification card | certificado de registro e licenciamento de veículo | libretto di circolazione',
    strong:
      'vehicle identification number | vin | chassis | license plate | licence plate | plate number | registered keeper | registered owner | body type | make | model year | year model | odometer | gross vehicle weight | gvw | unladen weight | kennzeichen | immatriculation | registration mark | kenteken | bastidor | telaio | targa | matrícula | plate no | date of first registration | engine number | engine no | number of seats | cylinder capacity | empty weight | fuel type | title number | lienholder',
    usual:
      'make | model | year | color | colour | fuel | weight | vehicle | expires | owner | class | seats | body | registration number | registration',
    against: 'premium | policy number | claim | invoice total | rental agreement | application for insurance',
  },
];
