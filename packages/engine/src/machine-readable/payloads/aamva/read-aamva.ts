// Driving licences and identification cards of North America (AAMVA DL/ID Card Design Standard, 2000 to 2020, annex D).
import type { MachineFact } from '#document/machine-reading.ts';
import { join, type ReadPayload, state } from '../payload.ts';
import { issuers } from './issuers.ts';
import { readHeight, readLicenceDate, readPostalCode, readSex, readWeight } from './read-measures.ts';
import { readLicenceName, tidy } from './read-name.ts';
import { splitElements } from './split-elements.ts';

/** Elements of the standard of 2000 in second place. */
const classes = ['DCA', 'DAR'] as const;
const restrictions = ['DCB', 'DAS'] as const;
const endorsements = ['DCD', 'DAT'] as const;

export const readAamva: ReadPayload = ({ text }) => {
  const elements = splitElements(text);
  if (!elements) return undefined;
  const { values, issuer, subfile } = elements;
  const said = (...ids: readonly string[]) => ids.map((id) => tidy(values.get(id))).find(Boolean);
  const date = (name: string, id: string) => state(name, readLicenceDate(values.get(id)), 'date', values.get(id));
  const isCard = subfile === 'ID';
  const country = said('DCG');
  return {
    kind: 'driving_licence',
    documentType: isCard ? 'id_card' : 'drivers_license',
    isProved: true,
    facts: [
      ...readNames(values),
      ...state(isCard ? 'document_number' : 'license_number', said('DAQ'), 'code'),
      ...date('date_of_birth', 'DBB'),
      ...date('issue_date', 'DBD'),
      ...date('expiry_date', 'DBA'),
      ...state('sex', readSex(values.get('DBC')), 'code', values.get('DBC')),
      ...state(
        'height',
        readHeight(said('DAU')) ?? readHeight(said('DAV') && `${said('DAV')} cm`),
        'string',
        values.get('DAU'),
      ),
      ...state('weight', readWeight(said('DAW'), said('DAX')), 'string', said('DAW', 'DAX')),
      ...state('eye_color', said('DAY'), 'code'),
      ...state('hair_color', said('DAZ'), 'code'),
      ...state('address', readAddress(values), 'address'),
      ...(isCard ? [] : state('license_class', said(...classes), 'code')),
      ...state('restrictions', said(...restrictions), 'code'),
      ...state('endorsements', said(...endorsements), 'code'),
      ...state('document_discriminator', said('DCF'), 'code'),
      ...state('place_of_birth', said('DCI'), 'string'),
      ...state('state', issuers[issuer], 'string', issuer),
      ...state('country_code', /^(?:USA|CAN|MEX)$/.test(country ?? '') ? country : undefined, 'country'),
    ],
  };
};

function readNames(values: ReadonlyMap<string, string>): MachineFact[] {
  const { surname, given, suffix, full, isSurnameCut, isGivenCut } = readLicenceName(values);
  const cut = (facts: MachineFact[], isCutShort: boolean) =>
    isCutShort ? facts.map((fact) => ({ ...fact, isCutShort })) : facts;
  return [
    ...cut(state('surname', surname, 'name'), isSurnameCut),
    ...cut(state('given_names', given, 'name'), isGivenCut),
    ...state('name_suffix', suffix, 'name'),
    ...cut(
      state('full_name', full ?? (surname && given && join([given, surname, suffix], ' ')), 'name'),
      isSurnameCut || isGivenCut,
    ),
  ];
}

/** Residence before mailing address (`DAL` to `DAP` were the residence in 2000). */
function readAddress(values: ReadonlyMap<string, string>): string {
  const of = (ids: readonly [string, string, string, string, string]) => {
    const [street, second, city, state, code] = ids.map((id) => tidy(values.get(id)));
    if (!street || !city) return '';
    return join([join([street, second], ' '), city, join([state, readPostalCode(code)], ' ')], ', ');
  };
  return of(['DAL', 'DAM', 'DAN', 'DAO', 'DAP']) || of(['DAG', 'DAH', 'DAI', 'DAJ', 'DAK']);
}
