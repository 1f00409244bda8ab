// Hostile papers and models, behind the sandbox.
import { bench, engine, row, server } from '../row.ts';

export const papers = [
  row(
    'T30',
    'A paper takes the parser over',
    'Code that runs in place of the parser tries files, processes, network and environment',
    engine(
      'sandbox/child-command',
      'a child whose parser is taken over is kept from files, processes, network and environment',
    ),
    engine(
      'machine-readable/front-and-back',
      'a code is decoded in the sandboxed child, which may read nothing but our own files',
    ),
  ),
  row(
    'T31',
    'A damaged PDF',
    'PDFs cut and altered anywhere (1,000 with fixed seeds), encrypted, without pages, 10,000 pages, pages that hold themselves; streams, pictures and texts of T28 and T32: each is read or a problem by name',
    engine('read/read-file', 'never makes reading throw, however it is damaged'),
    engine('read/read-file', 'a PDF'),
    engine('machine-readable/embedded/embedded-data', 'a problem of its own; the page is read'),
    bench('hostile', ['--json'], ({ files, outcomes, worst_seconds, worst_file, peak_child_mb, host_crashes }) =>
      [
        `${files} files: ${Object.entries(outcomes)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')}`,
        `longest ${worst_seconds} s (${worst_file})`,
        `child at most ${peak_child_mb} MB, server fell ${host_crashes} times`,
      ].join('; '),
    ),
  ),
  row(
    'T32',
    'A small file becomes a large one',
    'Pictures refused by their header; a child that takes memory as fast as it can stays below 1 GB',
    engine('read/image/read-image', 'by its header'),
    engine('sandbox/child-command', 'a child that nobody ends stays below 1 GB, however fast it takes'),
    engine(
      'sandbox/engine-pool',
      'a task that needs more memory or time than it may have ends as a problem, the next one as a result',
    ),
  ),
  row(
    'T33',
    'A reader grows, or one person’s paper colours another’s',
    'People never share a process; what ran out of memory is read again in a fresh one',
    engine('sandbox/engine-pool', 'users are never read by the same process, one user is'),
    engine(
      'sandbox/engine-pool',
      'what runs out of memory in a child that has read other papers is read once more, in a fresh one',
    ),
  ),
  row(
    'T34',
    'One person’s papers keep everybody waiting',
    'Papers without end of one person beside a small one of another; limits by time and by day',
    server('jobs/workers', 'reads a paper of somebody else at once, whatever one person fills it with'),
    server(
      'jobs/workers',
      'lets no second paper of one person into the slot of the others when all slots look at once',
    ),
    server('features/documents/reading-time'),
    engine('sandbox/engine-pool', 'a page is drawn while a paper that never ends is read'),
  ),
  row(
    'T35',
    'A text holds what no database stores',
    'U+0000, lone surrogates, escapes: cleaned at one place, in keys too',
    server('db/columns'),
    server('features/collections/collections', 'keeps any text, and drops what no database holds'),
    engine('read/text/read-text', 'yields text that any database can hold'),
    engine('read/read-file', 'text is cleaned of what cannot be stored'),
  ),
  row(
    'T36',
    'A paper gives orders, and a model obeys',
    'Sixty papers with hidden orders and a model that does all they say: nothing changes but suggestions about the paper itself, nobody is called, no other paper is in the prompt',
    engine('models/obeys-attackers'),
    server('features/models/over-the-wire', 'a document that gives orders, and a model that obeys'),
    server('features/collections/map-fields-with-model', 'a model that obeys an attacker'),
  ),
  row(
    'T37',
    'A model fails in any way',
    'Providers over HTTP that are slow, silent, refusing, broken, endless or wrong: the paper is completed by the rules, at the price agreed',
    server('features/models/over-the-wire', 'a provider that fails'),
    server('features/models/improve-understanding', 'a model that fails'),
    engine('models/ask-and-fail'),
    engine('models/understand-and-judge', 'an answer larger than any paper is worth'),
  ),
  row(
    'T38',
    'Names, papers or keys end up in logs',
    'Canaries in names, files, texts, queries, cookies and keys, and every kind of refusal, at the most talkative level: none in log, answers or data folder',
    server('http/logs', 'keeps people, papers and secrets out of the log, whatever goes wrong'),
    server('http/status', 'logs a failed statement without the values that it was sent'),
    server('features/models/secrets'),
  ),
];
