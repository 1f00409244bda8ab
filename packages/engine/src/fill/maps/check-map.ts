// Does a map say something of every place, in words that are known, and are its places those of the form?
import { likeness, printOf, SAME_FORM } from '../form/form-print.ts';
import type { FormPlaces } from '../form/read-places.ts';
import type { FormMap, MapPlace } from './form-map.ts';
import type { AskedValue } from './parse-ask.ts';
import { combinedFacts, isFormat, isPart, parseBearer } from './vocabulary.ts';

export interface MapCheck {
  readonly wrong: readonly string[];
  /** Places of which nothing is said yet. */
  readonly open: readonly number[];
}

/** @param facts names that a value may have beside those that are put together: the catalogue's fields and the facts of papers */
export function checkMap(map: FormMap, facts: ReadonlySet<string>, form?: FormPlaces): MapCheck {
  const wrong = map.places.flatMap((place) => wrongIn(place, facts));
  if (form !== undefined) wrong.push(...strangeTo(map, form));
  return { wrong, open: map.places.filter(({ ask }) => ask === undefined).map(({ number }) => number) };
}

function wrongIn({ number, kind, ask }: MapPlace, facts: ReadonlySet<string>): string[] {
  if (ask?.kind !== 'asked') return [];
  const wrong = ask.texts.flatMap(({ values }) => values.flatMap((value) => wrongWith(value, facts)));
  if (kind === 'tick' && ask.answers === undefined)
    wrong.push('a box to tick needs “ = ” and the answer that ticks it');
  if (kind === 'text' && ask.answers !== undefined) wrong.push('“ = ” is for boxes to tick');
  return wrong.map((text) => `${number}: ${text}`);
}

function wrongWith({ of, fact, part, format }: AskedValue, facts: ReadonlySet<string>): string[] {
  const wrong = of.filter((name) => parseBearer(name) === undefined).map((name) => `“${name}” is nobody`);
  if (!facts.has(fact) && !combinedFacts.has(fact)) wrong.push(`“${fact}” is no fact`);
  if (part !== undefined && !isPart(part)) wrong.push(`“[${part}]” is no part`);
  if (format !== undefined && !isFormat(format)) wrong.push(`“{${format}}” is no format`);
  return wrong;
}

function strangeTo({ print, places }: FormMap, { pages, slots }: FormPlaces): string[] {
  const names = new Set(slots.map(({ name }) => name));
  const gone = places.filter(({ name }) => name !== undefined && !names.has(name));
  return [
    ...(likeness(print, printOf(pages)) < SAME_FORM ? ['the form has another print'] : []),
    ...gone.map(({ number, name }) => `${number}: the form has no field “${name}”`),
  ];
}
