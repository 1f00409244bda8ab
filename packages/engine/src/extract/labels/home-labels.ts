// How leases, insurance papers, school papers, vehicle papers and company papers word their labels.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const leases: readonly DocumentType[] = ['lease', 'application_form'];
const school: readonly DocumentType[] = [
  'transcript',
  'diploma',
  'application_form',
  'resume',
  'recommendation_letter',
];
const insurance: readonly DocumentType[] = ['insurance_policy'];
const company: readonly DocumentType[] = ['certificate_of_incorporation', 'articles', 'ein_letter'];

export const homeLabels: readonly LabelEntry[] = [
  {
    name: 'tenant_name',
    shape: 'person_name',
    phrases: `
      tenant | tenants | tenant(s) | tenant name | name of tenant | lessee | lessee(s) | renter | resident |
      resident(s) | locataire | preneur | mieter | arrendatario | inquilino | conduttore | locatario |
      arrendatário | huurder | najemca`,
    only: ['lease'],
  },
  {
    name: 'landlord_name',
    shape: 'party_name',
    phrases: `
      landlord | landlord(s) | landlord name | name of landlord | lessor | lessor(s) | owner/landlord |
      property manager | landlord/agent | bailleur | propriétaire | vermieter | arrendador | propietario |
      locatore | senhorio | verhuurder | wynajmujący | landlord's name | current landlord |
      name of current landlord`,
    only: leases,
  },
  {
    name: 'landlord_address',
    shape: 'address',
    phrases: `landlord address | landlord's address | address of landlord | lessor address`,
    only: leases,
  },
  {
    name: 'landlord_phone',
    shape: 'phone',
    phrases: `landlord phone | landlord's phone | landlord telephone | landlord phone number`,
    only: leases,
  },
  {
    name: 'property_address',
    shape: 'address',
    phrases: `
      property address | rental property | premises | address of premises | premises address | leased premises |
      the premises | address of property | property | rental address | address of the property |
      subject property | adresse du logement | adresse du bien | mietobjekt | mietsache | inmueble |
      dirección del inmueble | immobile | imóvel | gehuurde | woning | address of the leased premises |
      location of premises | demised premises | address of rental`,
    only: leases,
  },
  {
    name: 'lease_start_date',
    shape: 'date',
    phrases: `
      lease start date | start date | commencement date | lease commencement date | beginning date |
      lease begins | move-in date | lease start | begin date | commencing | commencing on | beginning | from |
      date d'effet | date d'entrée | prise d'effet | mietbeginn | fecha de inicio | data di inizio |
      decorrenza | data de início | ingangsdatum | tenancy start date | start of tenancy |
      date of commencement | effective date | term start`,
    only: ['lease'],
  },
  {
    name: 'lease_end_date',
    shape: 'date',
    phrases: `
      lease end date | end date | expiration date | lease expiration date | termination date | lease ends |
      lease end | ending | ending on | expiry date | to | date de fin | fin du bail | mietende | fecha de fin |
      fecha de término | data di fine | data de fim | data de término | einddatum | tenancy end date |
      end of tenancy | expires | term end`,
    only: ['lease'],
  },
  {
    name: 'lease_term',
    shape: 'duration',
    phrases: `
      lease term | term | term of lease | duration | lease period | length of lease | rental term | durée |
      durée du bail | mietdauer | duración | durata | duração | duur | tenancy period | fixed term |
      term of tenancy`,
    only: ['lease'],
  },
  {
    name: 'monthly_rent',
    shape: 'money',
    phrases: `
      monthly rent | rent | rent amount | base rent | monthly rental | rent per month | rental amount |
      monthly base rent | loyer | loyer mensuel | loyer hors charges | miete | kaltmiete | monatsmiete |
      grundmiete | monatliche miete | renta | renta mensual | alquiler | alquiler mensual | canone |
      canone mensile | renda | renda mensal | aluguel | huur | huurprijs | maandhuur | czynsz | the rent |
      monthly payment | rent payment | rent (per month)`,
    only: leases,
  },
  {
    name: 'security_deposit',
    shape: 'money',
    phrases: `
      security deposit | deposit | damage deposit | tenancy deposit | deposit amount | security deposit amount |
      dépôt de garantie | caution | kaution | mietkaution | fianza | depósito | deposito cauzionale | cauzione |
      caução | waarborgsom | borg | kaucja | the deposit`,
    only: leases,
  },
  {
    name: 'late_fee',
    shape: 'money',
    phrases: `late fee | late charge | late fees | late payment fee | late rent fee`,
    only: ['lease'],
  },
  {
    name: 'university',
    shape: 'organisation',
    phrases: `
      university | school | school name | name of school | college | institution | name of institution |
      college/university | college or university | institute | high school | université | établissement |
      école | universität | hochschule | schule | universidad | institución | centro | università | istituto |
      scuola | universidade | instituição | universiteit | uczelnia | university/college | university name |
      awarding institution | name of university | faculty`,
    only: school,
  },
  {
    name: 'degree',
    shape: 'text',
    phrases: `
      degree | degree awarded | degree earned | degree conferred | qualification | award |
      title of qualification | name of qualification | diploma | degree type | degree received | program |
      programme | program of study | programme of study | course of study | course | degree program | diplôme |
      abschluss | studiengang | título | titulación | titolo di studio | corso di laurea | curso | grau |
      opleiding | credential | degree sought | curriculum`,
    only: school,
  },
  {
    name: 'major',
    shape: 'text',
    phrases: `
      major | field of study | major field | specialization | specialisation | concentration | area of study |
      subject | fachrichtung | domaine | especialidad | major/minor | majors | discipline`,
    only: school,
  },
  {
    name: 'gpa',
    shape: 'number',
    phrases: `
      gpa | cumulative gpa | cum gpa | cgpa | overall gpa | grade point average |
      cumulative grade point average | overall grade | final grade | average | moyenne | moyenne générale |
      gesamtnote | durchschnittsnote | notendurchschnitt | nota media | promedio | media ponderata |
      média final | gemiddelde | weighted average | career gpa | overall average | cumulative average |
      institution gpa`,
    only: school,
  },
  {
    name: 'education_start',
    shape: 'date_or_month',
    phrases: `
      date of admission | admission date | enrolled | date enrolled | enrollment date | enrolment date |
      date of entry | entry date | admitted | date of enrolment | matriculation date | start of studies |
      date entered | studienbeginn | immatrikulation | start date`,
    only: ['transcript', 'diploma'],
  },
  {
    name: 'graduation_date',
    shape: 'date_or_month',
    phrases: `
      graduation date | date of graduation | date conferred | degree date | conferral date | date of award |
      award date | date awarded | conferred | conferred on | graduated | date degree conferred |
      completion date | date of completion | expected graduation | degree awarded on | date de délivrance |
      date d'obtention | abschlussdatum | datum des abschlusses | fecha de graduación | fecha de titulación |
      data di laurea | data de conclusão | afstudeerdatum | degree conferral date`,
    only: school,
  },
  {
    name: 'student_id',
    shape: 'identifier',
    phrases: `
      student id | student number | student no | student id number | student # | id number |
      matriculation number | matriculation no | registration number | registration no | enrolment number |
      enrollment no | roll number | roll no | matrikelnummer | numéro étudiant | n° d'étudiant |
      número de estudiante | matricola | numero di matricola | studentnummer | nr albumu | university id`,
    only: ['transcript', 'diploma', 'language_test', 'recommendation_letter', 'application_form'],
  },
  {
    name: 'insurer_name',
    shape: 'organisation',
    phrases: `
      insurer | insurance company | insurance carrier | carrier | name of insurer | underwritten by |
      insurer name | company name | insurance company name | name of insurance company | assureur |
      compagnie d'assurance | versicherer | versicherungsgesellschaft | aseguradora | compañía | compagnia |
      assicuratore | seguradora | verzekeraar | ubezpieczyciel | insurance provider | company | underwriter`,
    only: [...insurance, 'vehicle_registration'],
  },
  {
    name: 'insurer_address',
    shape: 'address',
    phrases: `
      insurer address | address of insurer | company address | claims address | mail claims to |
      send claims to | submit claims to`,
    only: insurance,
  },
  {
    name: 'policy_number',
    shape: 'identifier',
    phrases: `
      policy number | policy no | policy no. | policy # | insurance policy no | insurance policy number |
      certificate number | certificate no | policy id | contract number | numéro de police | n° de police |
      n° de contrat | numéro de contrat | versicherungsnummer | versicherungsschein-nr | policennummer |
      police-nr | versicherungsscheinnummer | vertragsnummer | número de póliza | póliza | póliza nº |
      nº de póliza | numero di polizza | polizza n | numero polizza | apólice nº | número da apólice |
      polisnummer | numer polisy | no. polisi`,
    not: ['passport', 'id_card', 'drivers_license', 'visa'],
  },
  {
    name: 'member_id',
    shape: 'identifier',
    phrases: `
      member id | member number | member no | member # | member id number | id number | subscriber id |
      subscriber number | identification number | enrollee id | membership number | membership no | id # | id |
      id no | insured id | card id | member id no | versichertennummer | n° d'adhérent | participant id |
      memberid`,
    only: insurance,
  },
  {
    name: 'group_number',
    shape: 'identifier',
    phrases: `
      group number | group no | group # | group | grp | grp no | group id | grp # | employer group | group no. |
      group policy number`,
    only: insurance,
  },
  {
    name: 'plan_number',
    shape: 'identifier',
    phrases: `plan number | plan no | plan id | plan code | health plan`,
    only: insurance,
  },
  {
    name: 'plan_name',
    shape: 'text',
    phrases: `plan | plan name | plan type | coverage type | product`,
    only: insurance,
  },
  {
    name: 'payer_id',
    shape: 'identifier',
    phrases: `payer id | payer no | payor id | electronic payer id | payer number | edi payer id`,
    only: insurance,
  },
  { name: 'rx_bin', shape: 'identifier', phrases: `rx bin | rxbin | bin`, only: insurance },
  { name: 'rx_group', shape: 'identifier', phrases: `rx grp | rx group | rxgrp | rxgroup`, only: insurance },
  { name: 'rx_pcn', shape: 'identifier', phrases: `rx pcn | rxpcn | pcn`, only: insurance },
  {
    name: 'pcp_name',
    shape: 'person_name',
    phrases: `pcp name | pcp | primary care physician | primary care provider | physician | doctor`,
    only: insurance,
  },
  {
    name: 'pcp_phone',
    shape: 'phone',
    phrases: `pcp phone | pcp phone number | physician phone | pcp telephone`,
    only: insurance,
  },
  {
    name: 'effective_date',
    shape: 'date',
    phrases: `
      effective date | effective | coverage effective date | policy effective date | start date |
      inception date | policy start date | coverage start date | effective from | valid from |
      commencement date | date of commencement | from | eff date | eff | date of issue | date d'effet |
      versicherungsbeginn | beginn | gültig ab | fecha de efecto | fecha de inicio | data effetto | decorrenza |
      data de início | ingangsdatum | policy inception | coverage date | effective dates`,
    only: insurance,
  },
  {
    name: 'expiration_date',
    shape: 'date',
    phrases: `
      expiration date | expiry date | expires | expires on | policy expiration date | end date |
      policy end date | valid until | valid to | to | exp date | termination date | coverage end date |
      renewal date | date d'expiration | date d'échéance | ablauf | versicherungsende | gültig bis |
      fecha de vencimiento | vencimiento | scadenza | data de fim | einddatum | expiration | date of expiry |
      policy expires`,
    only: insurance,
  },
  {
    name: 'policy_period',
    shape: 'date_range',
    phrases: `
      policy period | policy term | period of insurance | coverage period | insurance period | period of cover |
      cover period | période de garantie | versicherungszeitraum | periodo de seguro | vigencia |
      periodo assicurativo`,
    only: insurance,
  },
  {
    name: 'premium',
    shape: 'money',
    phrases: `
      premium | total premium | annual premium | premium amount | policy premium | monthly premium | prime |
      beitrag | prämie | prima | premio | prémio | premie | składka`,
    only: insurance,
  },
  {
    name: 'coverage_amount',
    shape: 'money',
    phrases: `
      coverage amount | sum insured | sum assured | limit of liability | coverage limit | versicherungssumme |
      montant assuré | suma asegurada | capitale assicurato`,
    only: insurance,
  },
  {
    name: 'deductible',
    shape: 'money',
    phrases: `deductible | excess | franchise | selbstbeteiligung | franquicia | franchigia`,
    only: insurance,
  },
  {
    name: 'company_name',
    shape: 'organisation',
    phrases: `
      name of corporation | name of company | company name | corporate name | name of the corporation |
      name of the company | entity name | name of entity | legal name | name of limited liability company |
      limited liability company name | business name | name of business | company | dénomination |
      raison sociale | dénomination sociale | firma | denominación | denominación social | razón social |
      denominazione | ragione sociale | denominação social | handelsnaam | name of llc |
      name of the limited liability company`,
    only: company,
  },
  {
    name: 'company_number',
    shape: 'identifier',
    phrases: `
      company number | company no | registration number | file number | file no | entity number |
      corporation number | business id | control number | filing number | siren | siret |
      handelsregisternummer | hrb | registered number | entity id | document number | charter number |
      corporate number | uen | acn | abn | cin | kvk-nummer | charter no | state file number`,
    only: company,
  },
  {
    name: 'incorporation_date',
    shape: 'date',
    phrases: `
      date of incorporation | incorporation date | date of formation | formation date | filing date |
      date filed | filed | date of registration | registration date | date of filing | effective date |
      date incorporated | date d'immatriculation | gründungsdatum | fecha de constitución |
      data di costituzione | data de constituição | oprichtingsdatum | filed on | file date`,
    only: ['certificate_of_incorporation', 'articles'],
  },
  {
    name: 'jurisdiction',
    shape: 'place',
    phrases: `
      jurisdiction | state of incorporation | state of formation | country of incorporation |
      place of incorporation | state of organization`,
    only: company,
  },
  {
    name: 'entity_type',
    shape: 'text',
    phrases: `
      entity type | type of entity | type of company | company type | type of business | legal form |
      forme juridique | rechtsform | forma jurídica | forma giuridica | business type | business entity type |
      type of organization`,
    only: company,
  },
  {
    name: 'registered_agent',
    shape: 'party_name',
    phrases: `
      registered agent | name of registered agent | registered agent name | agent for service of process |
      resident agent | statutory agent | initial registered agent | name of agent`,
    only: company,
  },
  {
    name: 'registered_office',
    shape: 'address',
    phrases: `
      registered office | registered office address | registered address | principal office |
      principal office address | principal place of business | siège social | sitz | domicilio social |
      sede legale | sede social | address of registered office | street address of registered office |
      address of principal office`,
    only: company,
  },
  {
    name: 'test_date',
    shape: 'date',
    phrases: `
      test date | date of test | date of examination | exam date | date of exam | date | examination date |
      test day | prüfungsdatum | fecha del examen | administration date`,
    only: ['language_test'],
  },
  {
    name: 'overall_score',
    shape: 'number',
    phrases: `
      overall | overall score | overall band score | overall band | total score | total | overall result |
      score total | gesamtpunktzahl | total scaled score`,
    only: ['language_test'],
  },
  {
    name: 'listening_score',
    shape: 'number',
    phrases: `listening | listening comprehension | hören | compréhension orale`,
    only: ['language_test'],
  },
  {
    name: 'reading_score',
    shape: 'number',
    phrases: `reading | reading comprehension | lesen | compréhension écrite`,
    only: ['language_test'],
  },
  {
    name: 'writing_score',
    shape: 'number',
    phrases: `writing | written expression | schreiben | production écrite | expression écrite`,
    only: ['language_test'],
  },
  {
    name: 'speaking_score',
    shape: 'number',
    phrases: `speaking | oral expression | sprechen | production orale | expression orale`,
    only: ['language_test'],
  },
  {
    name: 'cefr_level',
    shape: 'code',
    phrases: `cefr level | cefr | level | niveau | cefr score`,
    only: ['language_test'],
  },
  {
    name: 'test_report_number',
    shape: 'identifier',
    phrases: `
      test report form number | trf number | report number | candidate number | appointment number |
      candidate id | registration number | test taker id | score report code | reference number |
      certificate number`,
    only: ['language_test'],
  },
];
