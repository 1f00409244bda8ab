// Files and bodies on their way in and out.
import { bench, contract, engine, row, server } from '../row.ts';

export const uploads = [
  row(
    'T20',
    'A file or a body is larger than allowed',
    'Exactly 10 MB, a byte more, announced and not; two files, many fields, headers and addresses without end: refused, nothing stored',
    server('features/documents/upload', 'a file of exactly the largest size'),
    server('features/documents/upload', 'a file that is one byte too large'),
    server('features/documents/upload', 'a much larger one, by its announced length'),
    server('features/documents/upload', 'many fields'),
    server('http/http', 'a body of more than 2 MB'),
    server('http/status', 'headers without end'),
  ),
  row(
    'T21',
    'Senders are endlessly slow, or hang up',
    '200 connections that send a byte at a time; uploads that end after 0, 1, 50 and 99 %: nobody waits, no file, row or descriptor stays',
    server('http/slow-and-gone', 'two hundred that never finish their request keep nobody from theirs'),
    server('http/slow-and-gone', 'an upload that ends after'),
    server('features/documents/upload', 'leaves nothing behind when the sender goes away'),
    server('http/status', 'a request that does not come to an end'),
  ),
  row(
    'T22',
    'A file is something else than it says',
    '16 contents (polyglots too) × 12 declared types × 12 endings: taken where content and type agree, and given out as nothing a browser runs',
    server('features/documents/type-matrix'),
  ),
  row(
    'T23',
    'What arrives is hardly HTTP',
    'Unknown methods, broken escapes, two lengths, length and chunks, headers of 100 KB, addresses of 64 KB, bodies of odd types, hosts that are none; every method that a path has not',
    server('http/http', 'a request that is hardly one'),
    server('http/http', 'a method that a path has not'),
    server('http/http', 'is 400 for a Host that is none'),
  ),
  row(
    'T24',
    'The name of a file leads elsewhere or breaks the answer',
    'Names with paths, quotes, line feeds, other scripts and lengths: the download has the same bytes, one harmless header, and is for saving',
    server('features/documents/filenames'),
    server('features/documents/upload', 'the name '),
    server('features/documents/documents', 'gives the bytes under the name'),
    server('features/documents/clean-filename'),
    server('features/account/export/place-papers'),
  ),
  row(
    'T25',
    'JSON that nobody expects',
    'Each member of each body with 38 hostile values, six content types, generated sections, 100,000 levels: never a 5xx',
    server('features/bad-input', 'survives'),
    server(
      'features/collections/collections',
      'takes ten levels of nesting, refuses eleven, and survives a hundred thousand',
    ),
  ),
  row(
    'T26',
    'Downloads that are left in the middle keep files open',
    'Downloads and exports broken off after their first bytes: descriptors are back where they were',
    server('http/slow-and-gone', 'downloads and exports that are left in the middle are let go'),
  ),
  row(
    'T27',
    'A pattern takes for ever on a nasty text',
    'Patterns of templates run on a linear engine; texts of every nasty shape at n and 8 n bytes through reading and understanding',
    server('features/templates/load-templates', 'an invalid pattern'),
    contract('templates/validate-field', 'runs patterns on the engine it is given'),
    bench(
      'growth',
      ['--json', '--bytes', '31250,156250'],
      ({ shapes, worst_ratio, slowest_ms, longest_piece_storing_ms }) =>
        `${shapes} shapes, 8 times the text takes at most ${worst_ratio} times as long, ${slowest_ms} ms; to store 2 MB is at most ${longest_piece_storing_ms} ms in one piece`,
    ),
  ),
  row(
    'T28',
    'A text without end',
    'The beginning of a text that is too long is read and said; 50,000 characters in a paste, in the browser and on the server alike',
    engine('read/text/read-text', 'reads the beginning of a text that is too long, and says so'),
  ),
];
