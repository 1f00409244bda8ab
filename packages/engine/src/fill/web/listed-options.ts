// Lists that tell by their choices what is asked: countries, states, dialling codes.
import type { ControlOption } from '@oneform/contract';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { auStates, caProvinces, usStates } from '#values/normalise/regions.ts';

const states: readonly ReadonlySet<string>[] = [usStates, caProvinces, auStates].map(
  (list) => new Set(Object.entries(list).flat().map(squash)),
);
/** The first choices: a long list is alike to its end. */
const looked = 40;
/** Of them; "Please select" and the like stand before. */
const most = 0.7;

/** "+44 United Kingdom", "Germany (+49)". */
const dialling = /\+\d{1,4}\b/;

export function isDiallingList(options: readonly ControlOption[]): boolean {
  const some = options.slice(0, looked);
  return (
    some.filter(({ label, value = '' }) => dialling.test(label) || dialling.test(value)).length > most * some.length
  );
}

export function factOfOptions(options: readonly ControlOption[]): 'country' | 'state' | undefined {
  if (isDiallingList(options)) return undefined;
  const some = options.slice(0, looked);
  const isMost = (test: (label: string) => boolean) =>
    some.filter(({ label }) => test(label)).length > most * some.length;
  const isState = (label: string) =>
    states.some((names) => [label, ...label.split(/\s[-–]\s|[()]/)].some((piece) => names.has(squash(piece))));
  if (isMost(isState)) return 'state';
  return isMost((label) => normaliseCountry(label) !== null) ? 'country' : undefined;
}
