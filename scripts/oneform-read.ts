// `oneform read`: what files are and what they say, as JSON lines or as a summary; needs no server and no database.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fact, isSuggestion, type ReadDocument, type UnderstoodDocument } from '@oneform/engine';
import { renderPage, understandFile } from '@oneform/engine/reading';
import { modelOfEnvironment } from './model-of-environment.ts';

const usage = `Usage: npm run oneform -- read [--json] [--pages] [--no-model] FILE…
  --json      one JSON object a line
  --pages     with --json: also the pages with their words
  --no-model  leave out the model that MODEL_PROVIDER and MODEL_NAME set up; without these nothing is ever sent`;

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/** Pixels: small print stays legible, and models scale down what is larger. */
const IMAGE_WIDTH = 1600;

/** Exit code: 0, or 1 when a file could not be opened. */
export async function runRead(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, pages: { type: 'boolean' }, 'no-model': { type: 'boolean' } },
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 1;
  }
  const model = values['no-model'] ? undefined : modelOfEnvironment();
  let failures = 0;
  for (const file of positionals) {
    const bytes = await readFile(file).catch((error: Error) => error);
    if (bytes instanceof Error) {
      console.error(`${file}: ${bytes.message}`);
      failures++;
      continue;
    }
    const started = performance.now();
    const declaredType = mediaTypes[extname(file).toLowerCase()];
    const { read, understood: byRules } = await understandFile(
      new Uint8Array(bytes),
      declaredType ? { declaredType } : {},
    );
    const pageImage = async (page: number) => {
      const rotation = read.pages.find(({ number }) => number === page)?.rotation ?? 0;
      const drawn = await renderPage(new Uint8Array(bytes), read.mediaType, page, rotation, IMAGE_WIDTH);
      if (typeof drawn === 'string') throw new Error(drawn);
      return drawn.webp;
    };
    const understood = model ? (await model.understand(read, byRules, { pageImage })).value : byRules;
    const ms = Math.round(performance.now() - started);
    if (values.json) console.log(JSON.stringify(toJson(file, read, understood, ms, values.pages === true)));
    else console.log(summarise(file, read, understood, ms));
  }
  return failures > 0 ? 1 : 0;
}

function toJson(
  file: string,
  read: ReadDocument,
  understood: UnderstoodDocument,
  ms: number,
  withPages: boolean,
): object {
  return {
    file,
    document_type: understood.type,
    confidence: round(understood.confidence),
    ...(understood.parts.length > 1 && { page_types: pageTypes(read, understood) }),
    facts: understood.facts.filter((fact) => !isSuggestion(fact)).map(factToJson),
    // Values that only a model claims: no reading of the paper.
    suggestions: understood.facts.filter(isSuggestion).map(factToJson),
    engine: understood.engine,
    additional_fields: understood.additionalFields.map(({ label, value }) => ({ label, value })),
    people: understood.people,
    problems: understood.problems,
    ms,
    ...(withPages && {
      pages: read.pages.map(({ width, height, source, text, lines }) => ({
        width,
        height,
        source,
        text,
        words: lines.flatMap((line) => line.words.map(({ text, box, confidence }) => ({ text, box, confidence }))),
      })),
    }),
  };
}

function factToJson({ name, value, tier, confidence, caption, evidence, person, alternatives }: Fact): object {
  return {
    name,
    value,
    tier,
    confidence,
    ...(caption && { caption }),
    ...(person && { person }),
    ...(alternatives && { alternatives }),
    evidence,
  };
}

function pageTypes(read: ReadDocument, { parts }: UnderstoodDocument): string[] {
  return read.pages.map((page) => parts.find((part) => part.pages.includes(page.number))?.type ?? 'other');
}

function summarise(file: string, read: ReadDocument, understood: UnderstoodDocument, ms: number): string {
  const pages = `${read.pages.length} ${read.pages.length === 1 ? 'page' : 'pages'}`;
  const width = Math.max(0, ...understood.facts.map((fact) => fact.name.length));
  return [
    `${file}: ${understood.type.replaceAll('_', ' ')} (${Math.round(understood.confidence * 100)} %), ${pages}, ${ms} ms`,
    ...understood.problems.map((problem) => `  ! ${problem.code}${problem.page ? ` on page ${problem.page}` : ''}`),
    ...understood.facts.map(
      (fact) =>
        `  ${fact.name.padEnd(width)}  ${describe(fact.value)}  (${fact.tier}, ${Math.round(fact.confidence * 100)} %)`,
    ),
    ...understood.additionalFields.map((field) => `  · ${field.label}: ${field.value}`),
  ].join('\n');
}

function describe(value: UnderstoodDocument['facts'][number]['value']): string {
  if (typeof value === 'string') return value;
  return value.map((record) => Object.values(record).join(', ')).join('; ');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
