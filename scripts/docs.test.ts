// The documents lead nowhere wrong: links, commands, files and settings that they name exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

interface Manifest {
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: { readonly template?: { readonly spec: { readonly containers: readonly Container[] } } };
}

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string }[];
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const manifest = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** Anchors of headings as GitHub makes them: lower case, without punctuation, a hyphen for each space. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
/** Commands stand in blocks and between backticks. */
const codeOf = (text: string) =>
  [...text.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(([, block, inline]) => block ?? inline!);

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('links to files and headings that exist', () => {
    const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, picture]) => link ?? picture!,
    );
    for (const link of links.filter((one) => !/^(?:https?|mailto):/.test(one))) {
      const [file, anchor] = link.split('#');
      const target = file ? join(dirname(join(root, path)), file) : join(root, path);
      expect(existsSync(target), link).toBe(true);
      if (anchor) expect(anchorsOf(readFileSync(target, 'utf8')), link).toContain(anchor);
    }
  });

  it('names commands that exist', () => {
    const code = codeOf(text).join('\n');
    for (const [command, script] of code.matchAll(/npm run ([\w:-]*\w)(?![\w:])/g))
      expect(manifest.scripts, command).toHaveProperty([script!]);
    for (const [command, file] of code.matchAll(/\bnode ([\w./-]+\.(?:ts|mjs|js))/g))
      expect(
        [root, join(root, dirname(path))].some((folder) => existsSync(join(folder, file!))),
        command,
      ).toBe(true);
    for (const [command, file] of code.matchAll(/docker compose -f (\S+)/g))
      expect(existsSync(join(root, file!)), command).toBe(true);
  });
});

it('every command of the command line that a document names is one', () => {
  const help = execFileSync(process.execPath, ['scripts/oneform.ts', 'help'], { cwd: root, encoding: 'utf8' });
  const commands = new Set([...help.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name));
  for (const path of documents)
    for (const [call, name] of read(path).matchAll(/oneform -- (\w+)/g))
      if (name !== 'help' && name !== 'COMMAND') expect([...commands], `${path}: ${call}`).toContain(name);
});

it('every setting that people may want is one', () => {
  const config = ['packages/server/src/config.ts', 'packages/server/src/model-settings.ts'].map(read).join('\n');
  for (const path of [
    'README.md',
    ...documents.filter((path) => /^docs\/(?:operations|scaling|deploy\/.+)\.md$/.test(path)),
  ])
    for (const [, name] of read(path).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g))
      expect(config.includes(name!), `${path}: ${name}`).toBe(true);
});

it('every manifest can be read, and sets what exists', () => {
  const config = read('packages/server/src/config.ts');
  const pods = parseAllDocuments(read('docs/deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });
  const containers = pods.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const names = [
    ...pods.flatMap(({ stringData }) => Object.keys(stringData ?? {})),
    ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
  ];
  expect(names).toContain('DATABASE_URL');
  for (const name of names) expect(config.includes(`${name}:`), name).toBe(true);
  for (const { image, volumeMounts } of containers) {
    expect(read('compose.yaml')).toContain(`image: ${image}`);
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  }
});
