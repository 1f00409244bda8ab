// A map says for every place of one form what it asks: data, written by hand, known by the print of the form.
import { parse } from 'yaml';
import { z } from 'zod';
import type { Box } from '#document/read-document.ts';
import { type Ask, parseAsk } from './parse-ask.ts';

export const placeKinds = ['text', 'tick', 'choice', 'signature'] as const;

export interface MapPlace {
  /** As the draft counted it. */
  readonly number: number;
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
  readonly kind: (typeof placeKinds)[number];
  /** Of the file's field; absent for a printed blank. */
  readonly name?: string;
  /** Absent: nobody has said yet. */
  readonly ask?: Ask;
}

export interface FormMap {
  readonly form: string;
  readonly title: string;
  /** BCP 47, of the form's own words. */
  readonly language: string;
  /** ISO 3166-1 alpha-2; absent for a form of no country. */
  readonly country?: string;
  readonly authority?: string;
  readonly purpose?: string;
  readonly print: string;
  readonly places: readonly MapPlace[];
}

const MapFile = z.strictObject({
  form: z.string().min(1),
  title: z.string(),
  language: z.string(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  authority: z.string().nullish(),
  purpose: z.string().nullish(),
  print: z.string(),
  places: z.record(z.string(), z.string().nullable()),
  where: z.record(z.string(), z.string()),
});

/** Sentences where the file is no map. */
export function parseMap(text: string): FormMap | readonly string[] {
  const { data, problems } = readFile(text);
  if (data === undefined) return problems;
  const asks = new Map<number, Ask>();
  const wrong: string[] = [];
  const known = new Set(Object.keys(data.where).map(Number));
  for (const [key, written] of Object.entries(data.places)) {
    const numbers = parseNumbers(key);
    if (numbers === undefined) wrong.push(`${key}: no number, range (12-15) or list (12,14)`);
    if (written === null) continue;
    const ask = parseAsk(written);
    if (typeof ask === 'string') wrong.push(`${key}: ${ask}`);
    else
      for (const number of numbers ?? []) {
        if (!known.has(number)) wrong.push(`${number}: there is no such place`);
        if (asks.has(number)) wrong.push(`${number}: said twice`);
        asks.set(number, ask);
      }
  }
  const places = Object.entries(data.where).flatMap(([number, line]): MapPlace[] => {
    const place = parsePlace(line);
    if (place === undefined) wrong.push(`where ${number}: not “page x0 y0 x1 y1 kind name”`);
    const ask = asks.get(Number(number));
    return place === undefined ? [] : [{ number: Number(number), ...place, ...(ask === undefined ? {} : { ask }) }];
  });
  if (wrong.length > 0) return wrong;
  const { form, title, language, country, authority, purpose, print } = data;
  return {
    form,
    title,
    language,
    print,
    places,
    ...(country == null ? {} : { country }),
    ...(authority == null ? {} : { authority }),
    ...(purpose == null ? {} : { purpose }),
  };
}

type Parsed = { readonly data?: z.infer<typeof MapFile>; readonly problems: readonly string[] };

function readFile(text: string): Parsed {
  try {
    const { data, error } = MapFile.safeParse(parse(text, { maxAliasCount: 0 }));
    if (data !== undefined) return { data, problems: [] };
    return { problems: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

/** `12`, `12-15`, `12,14-16`. */
function parseNumbers(key: string): number[] | undefined {
  const numbers: number[] = [];
  for (const piece of key.split(',')) {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(piece) ?? [];
    if (from === undefined || Number(to) < Number(from) || Number(to) - Number(from) > 2000) return undefined;
    for (let number = Number(from); number <= Number(to); number++) numbers.push(number);
  }
  return numbers;
}

/** Of the page, in thousandths. */
const grid = 1000;

function parsePlace(line: string): Omit<MapPlace, 'number' | 'ask'> | undefined {
  const [, page, x0, y0, x1, y1, kind, name] =
    /^(\d+) (\d+(?:\.\d)?) (\d+(?:\.\d)?) (\d+(?:\.\d)?) (\d+(?:\.\d)?) ([a-z]+)(?: (.+))?$/.exec(line.trim()) ?? [];
  const known = placeKinds.find((one) => one === kind);
  if (known === undefined) return undefined;
  const box: Box = [Number(x0) / grid, Number(y0) / grid, Number(x1) / grid, Number(y1) / grid];
  return { page: Number(page), box, kind: known, ...(name === undefined ? {} : { name }) };
}

export function writePlace({ page, box, kind, name }: Omit<MapPlace, 'number' | 'ask'>): string {
  const corners = box.map((corner) => Number((Math.max(0, corner) * grid).toFixed(1)));
  return [page, ...corners, kind, ...(name === undefined ? [] : [name])].join(' ');
}
