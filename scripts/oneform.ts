// The command line: `npm run oneform -- COMMAND …` dispatches to one file a command.
import process from 'node:process';

type Command = (argv: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>> = {
  read: {
    summary: 'say what files are and what they say',
    load: async () => (await import('./oneform-read.ts')).runRead,
  },
};

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Usage: npm run oneform -- COMMAND …',
    '',
    'Commands:',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
  ].join('\n');
}

const [name = '', ...argv] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(usage());
  process.exitCode = name === '' || name === 'help' || name === '--help' ? 0 : 1;
} else {
  const run = await command.load();
  process.exitCode = await run(argv);
}
