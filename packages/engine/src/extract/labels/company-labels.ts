// How papers of companies word their name, number, state and people.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const company: readonly DocumentType[] = ['certificate_of_incorporation', 'articles', 'ein_letter'];

export const companyLabels: readonly LabelEntry[] = [
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
      corporate number | uen | acn | abn | cin | kvk-nummer | charter no | state file number | dos id | dos id number | state id | sos id | document no | reg. no`,
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
];
