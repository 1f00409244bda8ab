// How leases word their parties, their days and their sums.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const leases: readonly DocumentType[] = ['lease', 'application_form'];

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
      locatore | senhorio | verhuurder | wynajmujący | landlord's name | current landlord | landlord's legal name | legal name of landlord | name of the landlord |
      name of current landlord`,
    only: leases,
  },
  {
    name: 'landlord_address',
    shape: 'address',
    phrases: `landlord address | landlord's address | address of landlord | lessor address | landlord's address for notices |
      landlord mailing address | landlord's mailing address | address for notices to landlord | lessor's address |
      landlord notice address | owner's address`,
    only: leases,
  },
  {
    name: 'landlord_phone',
    shape: 'phone',
    phrases: `landlord phone | landlord's phone | landlord telephone | landlord phone number | landlord's telephone |
      landlord's telephone number | landlord's phone number | landlord tel | landlord contact number | lessor phone`,
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
      monthly payment | rent payment | rent (per month) | rent or mortgage | rent/mortgage | rent or mortgage payment`,
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
];
