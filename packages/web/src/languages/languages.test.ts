// Holds what the compiler cannot: texts of the server, the contract and the templates have words in every language, and texts of the app
// are messages.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as contract from '@oneform/contract';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import german from './de/index.ts';

const source = join(import.meta.dirname, '..');
const templates = join(import.meta.dirname, '../../../../templates');
const languages = [german];

describe.each(languages)('$code', ({ translate, messages, problems }) => {
  const untranslated = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => translate(text) === undefined);

  test('has the texts of every place, under the name that the place has', () => {
    const places = filesOf('**/messages.ts').flatMap(([, code]) => /inLanguage\('([^']+)'/.exec(code)?.[1] ?? []);
    expect(places.length).toBeGreaterThan(25);
    expect(Object.keys(messages).toSorted()).toEqual(places.toSorted());
  });

  test('has words for what the contract says', () => {
    expect(Object.keys(problems).toSorted()).toEqual(contract.errorCodes.toSorted());
    expect(
      untranslated([
        ...contract.documentTypes.map(contract.documentTypeLabel),
        ...Object.values(contract.problemMessages),
        ...Object.values(contract.fillStatusWords),
        ...Object.values(contract.fillReasons),
        ...Object.values(contract.fillNotes),
        ...Object.values(contract.fillProblems),
        ...Object.values(contract.modelFailureMessages),
        ...Object.values(contract.machineReadingKinds),
        ...Object.values(contract.TEMPLATE_CATEGORIES),
        contract.OTHER_FIELDS_SECTION,
      ]),
    ).toEqual([]);
  });

  test('has words for what the templates and the catalogue say', () => {
    const texts = globSync('{*,catalogue/*}.yaml', { cwd: templates }).flatMap((file) => [
      ...textsOf(parse(readFileSync(join(templates, file), 'utf8'))),
    ]);
    expect(texts.length).toBeGreaterThan(2000);
    expect(untranslated(texts)).toEqual([]);
  });
});

const spoken = new Set([
  'label',
  'description',
  'of_others',
  'placeholder',
  'topic',
  'because',
  'source',
  'template_name',
  'template_description',
]);

function* textsOf(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'string') {
      if (spoken.has(key)) yield child;
    } else yield* textsOf(child);
  }
}

function filesOf(pattern: string): [file: string, code: string][] {
  return globSync(pattern, { cwd: source })
    .filter((file) => !file.startsWith('languages/'))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')]);
}

/** Names of keys and products, the same in every language. */
const namesOfThings = new Set([
  'OneForm',
  'Esc',
  'Alt ↓',
  '⌘K',
  '⌘C',
  'Ctrl K',
  'Ctrl C',
  'npm run oneform -- credits grant',
  'https://example.com/oneform',
]);
const spokenAttributes = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'description',
  'heading',
  'empty',
]);

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Words in the JSX of a file: its text, and the literals of attributes that are shown or read out. */
function literalsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const isWords = (text: string) => /\p{L}{2}/u.test(text) && !namesOfThings.has(text);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) {
      if (Array.isArray(node)) for (const one of node) visit(one);
      return;
    }
    const { type } = node as Node;
    if (type === 'JSXText') {
      const text = String((node as Node).value).trim();
      if (isWords(text)) found.push(text);
    }
    if (type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: { name: unknown }; value: Node | null };
      // A `name` is a component's title where it begins with a capital, else a control's key.
      const isTitle = (text: string) => isWords(text) && (name.name !== 'name' || /^\p{Lu}/u.test(text));
      if ((name.name === 'name' || spokenAttributes.has(String(name.name))) && value)
        found.push(...wordsOf(value).filter(isTitle));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, code).program);
  return found;
}

/** Literals that an attribute can show: itself, or a branch of a condition. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression as Node);
  if (node.type === 'ConditionalExpression')
    return [...wordsOf(node.consequent as Node), ...wordsOf(node.alternate as Node)];
  if (node.type === 'LogicalExpression') return [...wordsOf(node.left as Node), ...wordsOf(node.right as Node)];
  return [];
}

test('no words are written in JSX', () => {
  const written = filesOf('**/*.tsx').flatMap(([file, code]) =>
    literalsIn(basename(file), code).map((text) => `${relative('.', file)}: ${text}`),
  );
  expect(written).toEqual([]);
});
