// How vehicle registrations word their labels, with the harmonised EU codes of directive 1999/37/EC in `types/vehicle-registration.ts`.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const vehicle: readonly DocumentType[] = ['vehicle_registration', 'insurance_policy', 'application_form'];
const registration: readonly DocumentType[] = ['vehicle_registration'];

export const vehicleLabels: readonly LabelEntry[] = [
  {
    name: 'vin',
    shape: 'vin',
    phrases: `
      vin | vehicle identification number | vehicle id number | vehicle identification no | vin number |
      chassis no | chassis number | vin/frame number | vin/chassis/frame no | identification number |
      numéro d'identification du véhicule | numéro de châssis | fahrzeug-identifizierungsnummer | fin |
      fahrgestellnummer | número de bastidor | bastidor | numero di telaio | telaio | número do quadro |
      chassi | chassisnummer | voertuigidentificatienummer | numer vin | no. casis`,
    only: vehicle,
  },
  {
    name: 'plate_number',
    shape: 'plate',
    phrases: `
      plate number | license plate | licence plate | license plate number | plate no | plate | plate # |
      registration mark | registration no | registration number | reg no |
      license plate no | lic. plate | vehicle registration mark | vehicle registration number | tag number |
      tag | tag no | numéro d'immatriculation | immatriculation | n° d'immatriculation | amtliches kennzeichen |
      kennzeichen | matrícula | número de matrícula | placa | placas | targa | numero di targa | kenteken |
      numer rejestracyjny | no. pendaftaran | regn no | regn. no | registration mark no | license plate state | vehicle license | registration mark of vehicle | registration mark of the vehicle | vehicle registration`,
    only: vehicle,
  },
  {
    name: 'plate_number',
    shape: 'plate',
    phrases: `license number | license no`,
    only: registration,
  },
  {
    name: 'vehicle_make',
    shape: 'text',
    phrases: `
      make | vehicle make | manufacturer | marque | marke | hersteller | marca | merk | marka |
      make of vehicle | buatan | maker's name | makers name | maker name | maker`,
    only: vehicle,
  },
  {
    name: 'vehicle_model',
    shape: 'text',
    phrases: `
      model | vehicle model | modèle | modell | modelo | modello | handelsbezeichnung |
      dénomination commerciale | denominación comercial | denominazione commerciale | handelsbenaming | model name | maker's model |
      nama model`,
    only: vehicle,
  },
  {
    name: 'vehicle_year',
    shape: 'year',
    phrases: `
      year | model year | yr | vehicle year | year of manufacture | year model | yr model | baujahr | année |
      año | año modelo | anno | ano | bouwjaar | rok produkcji | yr of mfr | tahun dibuat | month/year of mfg | month & year of manufacture`,
    only: vehicle,
  },
  {
    name: 'vehicle_color',
    shape: 'text',
    phrases: `
      color | colour | vehicle color | vehicle colour | couleur | farbe | kleur | colore | cor | kolor`,
    only: vehicle,
  },
  {
    name: 'body_type',
    shape: 'text',
    phrases: `
      body type | body | body style | body type model | style | carrosserie | aufbau | carrocería |
      carrozzeria | type of body`,
    only: vehicle,
  },
  {
    name: 'fuel_type',
    shape: 'text',
    phrases: `
      fuel | fuel type | type of fuel | carburant | kraftstoff | combustible | carburante | combustível |
      brandstof | alimentazione | motive power | propulsion | fuel used`,
    only: vehicle,
  },
  {
    name: 'first_registration_date',
    shape: 'date',
    phrases: `
      date of first registration | first registration | date of 1st registration |
      date de première immatriculation | date de 1ère immatriculation | datum der erstzulassung |
      erstzulassung | fecha de primera matriculación | fecha de matriculación | data di prima immatricolazione |
      data da primeira matrícula | datum eerste toelating | eerste toelating | data pierwszej rejestracji |
      date first registered`,
    only: registration,
  },
  {
    name: 'registration_date',
    shape: 'date',
    phrases: `
      registration date | date of registration | date d'immatriculation | zulassungsdatum | fecha de registro |
      date registered | date of last registration`,
    only: registration,
  },
  {
    name: 'issue_date',
    shape: 'date',
    phrases: `
      date of issue | issue date | date issued | issued | document reference issue date | date du certificat`,
    only: registration,
  },
  {
    name: 'expiry_date',
    shape: 'date',
    phrases: `
      expiration date | expires | expiry date | exp date | registration expires | valid through |
      registration valid until | reg exp | regn validity | regn. validity | registration valid upto | valid upto | validity | registration expiration date | valid until | exp`,
    only: registration,
  },
  {
    name: 'title_number',
    shape: 'identifier',
    phrases: `
      title number | title no | title # | document reference number | doc ref no | certificate number |
      zulassungsbescheinigung nr | numéro de formule`,
    only: registration,
  },
  { name: 'odometer', shape: 'integer', phrases: `odometer | odometer reading | mileage`, only: vehicle },
];
