// The command line: `npm run oneform -- COMMAND …` dispatches to one file a command, loaded only when it is asked for.
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const readUsage = [
  'read [--json] [--pages] [--no-model] FILE…',
  'identify files and print the values in them; needs no server',
] as const;

const fillUsage = [
  'fill FORM.pdf --values FILE.json -o FILLED.pdf',
  'fill in a PDF form and check the result; needs no server',
] as const;

const mapUsage = [
  'map FORM.pdf -o DIR | map --check MAP.yaml [FORM.pdf]',
  'draft the map of a form, or check one; needs no server',
] as const;

const mcpUsage = [
  'mcp [--url URL] [--log FILE]',
  'let an assistant use a running OneForm with an API key (Model Context Protocol)',
] as const;

/** Everything but `read`, `fill`, `map` and `mcp` is about an instance and its database. */
async function loadOperatorCommands() {
  return (await import('@oneform/server')).loadOperatorCommands(root);
}

async function usage(): Promise<string> {
  const operator = Object.values(await loadOperatorCommands()).map(
    (command) => [command.usage, command.summary] as const,
  );
  const rows = [readUsage, fillUsage, mapUsage, mcpUsage, ...operator];
  const width = Math.max(...rows.map(([call]) => call.length));
  return [
    'Usage: npm run oneform -- COMMAND …',
    '',
    ...rows.map(([call, summary]) => `  ${call.padEnd(width)}  ${summary}`),
  ].join('\n');
}

async function run(name: string, args: readonly string[]): Promise<number> {
  if (name === 'read') return (await import('./oneform-read.ts')).runRead(args);
  if (name === 'fill') return (await import('./oneform-fill.ts')).runFill(args);
  if (name === 'map') return (await import('./oneform-map.ts')).runMap(args);
  if (name === 'mcp') return (await import('./oneform-mcp.ts')).runMcp(args);
  if (name === '' || name === 'help' || name === '--help') {
    console.log(await usage());
    return 0;
  }
  const command = (await loadOperatorCommands())[name];
  if (command) return command.run(args, root);
  console.error(await usage());
  return 1;
}

const [name = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await run(name, args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
