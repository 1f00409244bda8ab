// Machine readable zones by kind of paper (ICAO 9303 parts 4, 5 and 7); their check digits are chance.
import type { Random } from './random.ts';

export function printZone(kind: string, random: Random): string[] {
  const state = random.pick(['USA', 'GBR', 'FRA', 'D<<', 'IND', 'MEX', 'ITA', 'HRV', 'UTO', 'CAN', 'ESP', 'NLD']);
  const surname = random.pick(['SPECIMEN', 'DOE', 'MUSTERMANN', 'ERIKSSON', 'MARTIN', 'OKAFOR', 'ROSSI']);
  const given = random.pick(['JANE', 'ANNA<MARIA', 'LUCA', 'PETER', 'AMARA']);
  const number = random.digits(9);
  const dates = `${random.digits(7)}${random.pick(['M', 'F'])}${random.digits(7)}`;
  const first =
    {
      'mrz-p': 'P',
      'mrz-v': 'V',
      'mrz-i': random.pick(['I', 'ID', 'I', 'C', 'A']),
      'mrz-r': random.pick(['IR', 'AR', 'C1', 'IR', 'CR']),
    }[kind] ?? 'P';
  if (kind === 'mrz-p' || kind === 'mrz-v')
    return [
      pad(`${pad(first, 2)}${state}${surname}<<${given}`, 44),
      pad(`${number}${random.digits(1)}${state}${dates}`, 44),
    ];
  if (random.chance(0.2))
    return [
      pad(`${pad(first, 2)}${state}${surname}<<${given}`, 36),
      pad(`${number}${random.digits(1)}${state}${dates}`, 36),
    ];
  return [
    pad(`${pad(first, 2)}${state}${number}${random.digits(1)}`, 30),
    pad(`${dates}${state}`, 30),
    pad(`${surname}<<${given}`, 30),
  ];
}

const pad = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');
