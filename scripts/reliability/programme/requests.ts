// Proofs about access rights, and about the content of requests.
import { bench, browser, type Measured, row, server } from '../row.ts';

export const requests = [
  row(
    'T01',
    'Somebody asks for what belongs to somebody else',
    'Every endpoint of the contract with an id, for nobody, for the owner, for another person, and with ids that never were or are none: a foreign id answers 404, to the byte as one that never was',
    server('http/authorisation', 'without a session'),
    server('http/authorisation', 'answers as if it were not there'),
    server('http/authorisation', 'ids that are none'),
    server('http/authorisation', 'leaves what the owner has as it was'),
  ),
  row(
    'T02',
    'A request names two ids and one is not checked',
    'One’s own document with another’s collection or update, an id twice, empty or none: refused, and no row has changed',
    server('http/authorisation', 'does not take a second id for granted'),
    server('features/updates/updates', 'is not there, for each id of the request'),
    server('features/documents/documents', 'takes no collection that is not one’s own'),
    server('features/bad-input', 'survives hostile ids and queries'),
  ),
  row(
    'T03',
    'The time of an answer tells what exists',
    'A foreign id and one that never was cause the same statements at every endpoint; and 2,000 requests for each in turn take as long, within 5 % or 95 %',
    server('http/authorisation', 'asks the database for as much as if it were not there'),
    bench('existence', [], ({ requests, found }) =>
      found
        .map(
          (one: Measured) =>
            `${one.kind}: ${one.foreign.median} against ${one.missing.median} ms, medians of ${requests}`,
        )
        .join(', '),
    ),
  ),
  row(
    'T04',
    'A body sets what is the server’s to say, or a prototype',
    'Every body with 21 members of the server’s and `__proto__`, `constructor`, deep and flat: rows of all people are as before',
    server('http/mass-assignment'),
    server('features/collections/collections', 'takes nothing that is the server’s to say, and no prototype'),
  ),
  row(
    'T05',
    'A text becomes SQL, a pattern or a path',
    'Injections as names, values, keys and questions: stored to the letter or refused, never a 5xx, never another’s rows',
    server('features/injection'),
    server('features/bad-input', 'survives hostile bodies'),
    server('features/search/search', 'are their owner’s alone'),
  ),
  row(
    'T06',
    'A text runs as a script in a browser',
    'Scripts as text of a paper: its page shows them as text; the page of the API and each answer forbid foreign scripts',
    browser('evidence', 'page'),
  ),
  row(
    'T07',
    'An answer lacks the headers that protect a browser',
    'Successes, refusals, what is missing or unreadable, the pages for signing in, downloads, https: all headers are there',
    server('http/http', 'every answer'),
    server('features/auth/auth', 'sends its pages and its protocol with the headers of every other answer'),
    server('http/send-pieces', 'has the headers of any answer'),
  ),
];
