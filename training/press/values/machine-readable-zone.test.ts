import { expect, it } from 'vitest';
import { Composer } from '../composer.ts';
import { Random } from '../random.ts';
import { shares } from '../shares.ts';
import { checkDigit, machineReadableZone } from './machine-readable-zone.ts';

it('has the check digits of the specimen in ICAO 9303 part 4', () => {
  expect(checkDigit('L898902C3')).toBe('6');
  expect(checkDigit('740812')).toBe('2');
});

it('has rows of full length whose check digits hold', () => {
  const html = machineReadableZone(new Composer(new Random(5), shares.train!), 'passport');
  const [first, second] = [...html.matchAll(/<i s="\d+">(.*?)<\/i>/g)].map(([, row]) => row!.replaceAll('&lt;', '<'));
  expect(first).toHaveLength(44);
  expect(second).toHaveLength(44);
  expect(checkDigit(second!.slice(0, 9))).toBe(second![9]);
  expect(checkDigit(second!.slice(0, 10) + second!.slice(13, 20) + second!.slice(21, 43))).toBe(second![43]);
});
