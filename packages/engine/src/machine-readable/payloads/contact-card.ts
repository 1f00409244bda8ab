// Contact cards: vCard 2.1 to 4.0 (RFC 6350 and before) and MeCard (NTT Docomo).

import type { MachineFact } from '#document/machine-reading.ts';
import { normalisePhone } from '#values/normalise/normalise-phone.ts';
import { join, type ReadPayload, readBasicDate, state } from './payload.ts';

interface Property {
  readonly name: string;
  /** `TYPE=home`, or the bare `HOME` of version 2.1. */
  readonly parameters: string;
  readonly value: string;
}

export const readContactCard: ReadPayload = ({ text }) => {
  const properties = /^\s*BEGIN:VCARD/i.test(text)
    ? cutVCard(text)
    : /^MECARD:/i.test(text)
      ? cutMeCard(text)
      : undefined;
  if (!properties) return undefined;
  // Nothing checks what somebody typed into a contact card.
  return { kind: 'contact_card', isProved: false, facts: readProperties(properties) };
};

function cutVCard(text: string): Property[] {
  // Folded lines go on with a blank (RFC 6350, 3.2), quoted-printable ones end in `=`.
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n');
  return lines.flatMap((line) => {
    const [, group, parameters = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    if (!group) return [];
    const plain = /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(value) : value;
    return [{ name: group.toUpperCase(), parameters: parameters.toUpperCase(), value: plain }];
  });
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `MECARD:N:LINDGREN,MAYA;TEL:…;;` */
function cutMeCard(text: string): Property[] {
  return [...text.slice('MECARD:'.length).matchAll(/([A-Z-]+):((?:\\.|[^;\\])*);/gi)].map(([, name, value]) => {
    const upper = name!.toUpperCase();
    return {
      name: upper,
      parameters: '',
      value: upper === 'N' || upper === 'ADR' ? value!.replaceAll(',', ';') : value!,
    };
  });
}

function readProperties(properties: readonly Property[]): MachineFact[] {
  const all = (name: string) => properties.filter((one) => one.name === name && one.value.trim() !== '');
  const first = (name: string): string | undefined => all(name)[0] && plainText(all(name)[0]!.value);
  const [surname, given, middle, , suffix] = parts(all('N')[0]?.value);
  const [, , street, city, region, code, country] = parts(all('ADR')[0]?.value);
  const meCardAddress = all('ADR')[0] && !city ? join(parts(all('ADR')[0]!.value), ', ') : '';
  const [company] = parts(all('ORG')[0]?.value);
  const phones = all('TEL').map(({ value, parameters }) => ({
    raw: value,
    number: normalisePhone(plainText(value).replace(/^tel:/i, ''))?.value,
    name: /CELL/.test(parameters)
      ? 'cell_phone'
      : /FAX/.test(parameters)
        ? 'fax'
        : /WORK/.test(parameters)
          ? 'work_phone'
          : 'phone',
  }));
  return [
    ...state('surname', surname, 'name'),
    ...state('given_names', join([given, middle], ' '), 'name'),
    ...state('name_suffix', suffix, 'name'),
    ...state('full_name', first('FN') ?? join([given, middle, surname], ' '), 'name'),
    ...phones.flatMap(({ name, number, raw }) => state(name, number ?? raw, 'phone', raw)),
    ...state('email', first('EMAIL')?.replace(/^mailto:/i, ''), 'email'),
    ...state('website', first('URL'), 'url'),
    ...state('date_of_birth', readBasicDate(first('BDAY')?.replace(/\D/g, '').slice(0, 8)), 'date', first('BDAY')),
    ...state(
      'address',
      city ? join([street, city, join([region, code], ' '), country], ', ') : meCardAddress,
      'address',
    ),
    ...state('company_name', company, 'name'),
    ...state('job_title', first('TITLE'), 'string'),
  ];
}

const parts = (value = ''): string[] => value.split(/(?<!\\);/).map(plainText);

const plainText = (text: string): string => text.replace(/\\n/gi, ', ').replace(/\\(.)/g, '$1').trim();
