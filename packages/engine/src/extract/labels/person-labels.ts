// How papers in several languages word the labels of a person: names, birth, nationality, description.
import type { LabelEntry } from './label-entry.ts';

export const personLabels: readonly LabelEntry[] = [
  {
    name: 'full_name',
    shape: 'person_name',
    weak: true,
    phrases: `
      name | nama | naam | names | full name | your name | name in full | full legal name | legal name |
      complete name | print name | printed name | name of applicant | applicant name | applicant's name |
      name of borrower | borrower name | borrower's name | name of holder | name of bearer | holder |
      card holder | cardholder | cardholder name | nom complet | nom et prénom | nom et prénoms | nom prénom |
      nom / prénom | prénom et nom | vor- und nachname | name, vorname | vorname und name | vollständiger name |
      name und vorname | nombre completo | nombre y apellidos | nombres y apellidos | apellidos y nombres |
      apellidos y nombre | apellido y nombre | nome completo | nome e cognome | cognome e nome |
      nome e sobrenome | naam en voornamen | volledige naam | fullt navn | namn | navn | imię i nazwisko |
      adı soyadı | ad soyad | nama penuh | nama lengkap | patient name | student name | name of student |
      name of employee | employee name | employee's name | employee | customer name | name of candidate |
      candidate name | candidate | member name | member | subscriber name | subscriber | insured name |
      name of insured | policyholder | policy holder | policyholder name | claimant | claimant name |
      account holder | account holder name | account owner | account name | taxpayer name | name of taxpayer |
      registered keeper | registered owner | owner | owner name | name of owner | name of registered owner |
      first and last name | name (first, middle, last) | first middle last name | applicant | borrower |
      client name | participant name | kontoinhaber | titulaire | titulaire du compte | titular |
      titular de la cuenta | intestatario | rekeninghouder | candidate full name | learner name |
      name of the holder`,
  },
  {
    name: 'surname',
    shape: 'person_name',
    phrases: `
      surname | surnames | surname(s) | last name | lastname | last name(s) | family name | family name(s) |
      last | surname / family name | primary name | nom | noms | nom de famille | nom usuel | apellidos |
      apellido | apellido(s) | primer apellido | cognome | nachname | familienname | zuname | apelido |
      apelidos | apelido(s) | sobrenome | sobrenomes | achternaam | geslachtsnaam | familienaam | efternavn |
      efternamn | etternavn | nazwisko | prezime | příjmení | priezvisko | cognom | soyadı | soyad |
      vezetéknév | családi név | nume | nume de familie | sukunimi | pavardė | uzvārds | perekonnanimi |
      priimek | surname of applicant | legal last name | familyname | applicant last name |
      applicant's last name | sloinne`,
  },
  {
    name: 'given_names',
    shape: 'person_name',
    phrases: `
      given names | given name | given name(s) | first name | firstname | first names | first name(s) |
      forename | forenames | forename(s) | other names | christian names | first | first and middle names |
      first name and middle name | given names / first names | prénom | prénoms | prénom(s) | vorname |
      vornamen | vorname(n) | nombre | nombres | nombre(s) | nome | nomi | nomes | nome próprio |
      nome(s) próprio(s) | nome(s) | nomes próprios | voornaam | voornamen | voornaam / voornamen | fornavn |
      fornavne | förnamn | imię | imiona | imię (imiona) | ime | jméno | meno | adı | ad | utónév | keresztnév |
      prenume | etunimet | etunimi | vardas | vārds | eesnimi | nom(s) propre(s) | secondary name |
      legal first name | applicant first name | applicant's first name | réamhainm | prenom | forenames(s) |
      given | first and given names`,
  },
  {
    name: 'middle_name',
    shape: 'code',
    phrases: `middle initial | m.i. | mi | middle initial (m.i.)`,
  },
  {
    name: 'middle_name',
    shape: 'person_name',
    phrases: `
      middle name | middle names | middle name(s) | middle | deuxième prénom |
      segundo nombre | zweiter vorname`,
  },
  { name: 'name_suffix', shape: 'code', phrases: `suffix | name suffix` },
  {
    name: 'other_names',
    shape: 'text',
    phrases: `
      alias | aliases | also known as | other names used | previous names | former name | former names |
      alternate names | nom d’usage | preferred name | known as | nickname`,
  },
  {
    name: 'birth_name',
    shape: 'person_name',
    phrases: `
      birth name | name at birth | surname at birth | maiden name | geburtsname | nom de naissance |
      nom de jeune fille | meisjesnaam | cognome alla nascita | apellido de soltera | nazwisko rodowe`,
  },
  {
    name: 'date_of_birth',
    shape: 'date',
    phrases: `
      date of birth | dob | d.o.b. | birth date | birthdate | date of birth (mm/dd/yyyy) | birthday | born |
      born on | birth | date naissance | date de naissance | né(e) le | né le | née le | geburtsdatum |
      geburtstag | geboren am | geb. datum | fecha de nacimiento | fecha nacimiento | f. nacimiento |
      data di nascita | nato il | nata il | nato/a il | data de nascimento | data nascimento | nascimento |
      geboortedatum | geboren op | fødselsdato | födelsedatum | data urodzenia | datum narození |
      dátum narodenia | datum rođenja | data nașterii | születési idő | születési dátum | syntymäaika |
      doğum tarihi | tarikh lahir | tanggal lahir | sünniaeg | gimimo data | dzimšanas datums | datum rojstva |
      data naixement | dáta breithe | birth date (mm/dd/yyyy)`,
  },
  {
    name: 'place_of_birth',
    shape: 'place',
    phrases: `
      place of birth | birthplace | birth place | pob | town of birth | city of birth |
      place and country of birth | city and country of birth | lieu de naissance | lieu naissance | né(e) à |
      né à | née à | geburtsort | lugar de nacimiento | lugar nacimiento | luogo di nascita | nato a | nata a |
      nato/a a | local de nascimento | lugar de nascimento | naturalidade | naturalidade / place of birth |
      geboorteplaats | fødested | födelseort | miejsce urodzenia | místo narození | miesto narodenia |
      mjesto rođenja | locul nașterii | loc naștere | születési hely | syntymäpaikka | doğum yeri |
      tempat lahir | fødeby | sünnikoht | gimimo vieta | dzimšanas vieta | kraj rojstva | áit bhreithe |
      lieu / place of birth | heimatort`,
  },
  {
    name: 'place_of_birth+date_of_birth',
    shape: 'place_and_date',
    phrases: `
      date and place of birth | place and date of birth | date & place of birth | date/place of birth |
      place/date of birth | geburtsdatum und -ort | geburtsdatum und geburtsort | geburtsort und -datum |
      date et lieu de naissance | lieu et date de naissance | fecha y lugar de nacimiento |
      lugar y fecha de nacimiento | luogo e data di nascita | data e luogo di nascita | born on and in`,
    not: ['passport', 'id_card', 'drivers_license', 'residence_permit', 'visa'],
  },
  {
    name: 'country_of_birth',
    shape: 'country',
    phrases: `
      country of birth | country/region of birth | country or region of birth | birth country | pays de naissance | geburtsland | país de nacimiento |
      paese di nascita | stato di nascita | país de nascimento | geboorteland | kraj urodzenia | fødeland |
      födelseland`,
  },
  {
    name: 'sex',
    shape: 'sex',
    phrases: `
      sex | gender | sex/gender | sexe | geschlecht | sexo | sesso | género | genere | geslacht | kjønn | køn |
      kön | płeć | pohlaví | pohlavie | spol | nem | sukupuoli | cinsiyet | cinsiyeti | jantina |
      jenis kelamin | lytis | dzimums | sugu | gnéas | sexul`,
  },
  {
    name: 'nationality',
    shape: 'country',
    phrases: `
      nationality | nationalities | country of nationality | country/territory of nationality | country/region of origin (nationality) | country of origin (nationality) | current nationality | present nationality | nationality / citizenship |
      nationality or citizenship | nationalité | staatsangehörigkeit | nationalität | nacionalidad |
      nazionalità | cittadinanza | nacionalidade | nationaliteit | statsborgerskap | statsborgerskab |
      nationalitet | medborgarskap | obywatelstwo | státní občanství | státní příslušnost | štátne občianstvo |
      državljanstvo | cetățenie | cetăţenia | állampolgárság | kansalaisuus | uyruğu | uyruk | warganegara |
      kewarganegaraan | pilietybė | valstybinė pilietybė | pilsonība | kodakondsus | náisiúntacht |
      nacionalitat`,
  },
  {
    name: 'citizenship',
    shape: 'country_or_status',
    phrases: `
      citizenship | citizenship status | citizen of | country of citizenship | citizenship residency |
      immigration status | citoyenneté | ciudadanía | cidadania`,
  },
  {
    name: 'marital_status',
    shape: 'marital_status',
    phrases: `
      marital status | civil status | taxable marital status | marital | état civil | situation de famille |
      situation familiale | familienstand | estado civil | stato civile | burgerlijke staat | sivilstand |
      civilstånd | stan cywilny | medeni hali | status perkahwinan | status perkawinan | filing status`,
  },
  {
    name: 'dependents',
    shape: 'integer',
    phrases: `
      dependents | number of dependents | no. of dependents | dependants | number of dependants |
      number of children | personnes à charge | anzahl kinder | número de dependientes | family members`,
  },
  {
    name: 'occupation',
    shape: 'text',
    phrases: `
      occupation | primary occupation | ausgeübter beruf | derzeitiger beruf | profession | current occupation | your occupation | trade or profession | beruf | profesión |
      ocupación | professione | profissão | beroep | pekerjaan | yrke | zawód | mesleği`,
  },
  {
    name: 'height',
    shape: 'height',
    phrases: `
      height | hgt | ht | taille | größe | groesse | estatura | talla | statura | altura | lengte | tinggi |
      längd | højde | høyde | wzrost | výška | visina | boy | ūgis`,
  },
  { name: 'weight', shape: 'weight', phrases: `weight | wgt | wt | poids | gewicht | peso` },
  {
    name: 'eye_color',
    shape: 'eye_color',
    phrases: `
      eyes | eye color | eye colour | colour of eyes | color of eyes | eye | couleur des yeux | yeux |
      augenfarbe | color de ojos | ojos | colore occhi | occhi | cor dos olhos | olhos | kleur ogen |
      kolor oczu | ögonfärg`,
  },
  {
    name: 'hair_color',
    shape: 'eye_color',
    phrases: `
      hair | hair color | hair colour | colour of hair | haarfarbe | cheveux | capelli | cabello`,
  },
  {
    name: 'blood_type',
    shape: 'code',
    phrases: `
      blood type | blood group | groupe sanguin | blutgruppe | grupo sanguíneo | gruppo sanguigno |
      golongan darah | tipo de sangre`,
  },
  {
    name: 'languages',
    shape: 'text',
    phrases: `
      languages | languages known | languages spoken | langues | sprachen | idiomas | lingue | talen | language skills |
      preferred language | primary language | what is your preferred language`,
  },
  {
    name: 'father_name',
    shape: 'person_name',
    phrases: `
      father's name | father name | name of father | father | nom du père | name des vaters | nombre del padre |
      padre | nome del padre | nome do pai | pai | filiação | hijo/a de | baba adı | s/o | nama bapa |
      father's full name`,
  },
  {
    name: 'mother_name',
    shape: 'person_name',
    phrases: `
      mother's name | mother name | name of mother | mother | mother's maiden name | nom de la mère |
      name der mutter | nombre de la madre | madre | nome della madre | nome da mãe | mãe | anne adı |
      mother's full name`,
  },
  {
    name: 'spouse_name',
    shape: 'person_name',
    phrases: `
      spouse's name | spouse name | name of spouse | spouse | husband name | husband's name | wife's name |
      nom du conjoint | ehegatte | nombre del cónyuge | coniuge | cônjuge | spouse full name | partner name |
      partner's name`,
  },
];
