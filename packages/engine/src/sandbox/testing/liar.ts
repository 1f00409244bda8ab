// Stands in for a child that was taken over and speaks to the host itself: says what the declared type of its file asks for.
import { writeSync } from 'node:fs';
import type { TaskMessage, UnderstandTask } from '../task.ts';
import { hear, say } from '../wire/child-end.ts';
import { answeredBy } from '../wire/frames.ts';

const fact = {
  name: 'surname',
  value: 'Lindgren',
  raw: 'Lindgren',
  type: 'name',
  tier: 'read',
  confidence: 1,
  evidence: [],
};
const read = { mediaType: 'text/plain', sha256: '0'.repeat(64), problems: [] };
const understood = { type: 'other', confidence: 1, parts: [], people: [], problems: [], engine: 'rules' };
const end = (more = {}) => say({ type: 'result', rest: { read, understood: { ...understood, ...more } } });
const sayFacts = (...items: unknown[]) => say({ type: 'lot', list: 'facts', items });

const lies: Readonly<Record<string, () => void>> = {
  /** Words that Node's own channel would have taken for its own. */
  'words of the channel': () => say({ cmd: 'NODE_HANDLE_ACK' }),
  'no JSON': () => writeSync(answeredBy, Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 255])),
  'a frame of four gigabytes': () => writeSync(answeredBy, Buffer.alloc(8, 255)),
  'an empty frame': () => writeSync(answeredBy, Buffer.alloc(8)),
  'nothing but progress': () => {
    for (;;) say({ type: 'progress', done: 1, total: 2 });
  },
  'nothing but facts': () => {
    for (;;) sayFacts(...Array.from({ length: 500 }, () => fact));
  },
  'complaints without end': () => {
    for (;;) writeSync(2, 'x'.repeat(65_536));
  },
  'a fact without a value': () => sayFacts({ ...fact, value: undefined }),
  'a fact of a name that objects have': () => sayFacts({ ...fact, name: 'constructor' }),
  'a record of such a name': () => sayFacts({ ...fact, value: [{ constructor: 'x' }] }),
  'a property that facts do not have': () => sayFacts({ ...fact, isAdmin: true }),
  'a list that there is not': () => say({ type: 'lot', list: '__proto__', items: [] }),
  'a kind that there is not': () => end({ type: 'warrant' }),
  'a confidence beyond numbers': () =>
    writeAll(
      '{"type":"lot","list":"additionalFields","items":[{"label":"a","value":"b","confidence":1e999,"evidence":[]}]}',
    ),
  truth: () => {
    sayFacts(fact);
    end();
  },
};

function writeAll(json: string): void {
  const start = Buffer.alloc(8);
  start.writeUInt32LE(Buffer.byteLength(json));
  writeSync(answeredBy, Buffer.concat([start, Buffer.from(json)]));
}

void hear((head) => {
  const { task } = head as TaskMessage;
  lies[(task as UnderstandTask).declaredType ?? 'truth']?.();
});
