// How policies and insurance cards word their numbers and days.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const insurance: readonly DocumentType[] = ['insurance_policy'];

export const insuranceLabels: readonly LabelEntry[] = [
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
      policy number | policy no | current policy number | present policy number | policy no. | policy # | insurance policy no | insurance policy number |
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
      effective date | proposed effective date | requested effective date | coverage effective date |
      policy effective date | coverage start date`,
    only: ['application_form'],
  },
  {
    name: 'effective_date',
    shape: 'date',
    phrases: `
      effective date | effective | coverage effective date | policy effective date | start date |
      inception date | policy start date | coverage start date | effective from | valid from |
      commencement date | date of commencement | from | eff date | eff | date of issue | date d'effet |
      versicherungsbeginn | beginn | gültig ab | fecha de efecto | fecha de inicio | data effetto | decorrenza |
      data de início | ingangsdatum | policy inception | coverage date | effective dates |
      cover starts | cover start date | effective date of commencement | effective date of the commencement |
      date of commencement of insurance | cover from | coverage starts | coverage begins | insurance start date`,
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
      policy expires | cover ends | cover end date | cover until | coverage ends | insurance end date`,
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
];
