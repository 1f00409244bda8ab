// A person's script that does a bit of everything, and remembers what it was told is kept.
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './sign-in.ts';

export interface Script {
  /** Does one thing after the other until `isOver`. */
  work(isOver: () => boolean): Promise<void>;
  /** Documents that were acknowledged and are not there, or came to no end within ten minutes. */
  findMissing(): Promise<{ readonly lost: number; readonly unfinished: number }>;
  readonly waits: number[];
  readonly unexpected: string[];
  readonly uploads: number;
  /** Answers 503 and connections that broke, which a kill explains. */
  readonly refused: number;
}

const PAUSE_MS = 300;
const SECOND_MS = 1000;
const LONGEST_END_MS = 600_000;

export async function createScriptOf(origin: string, random: () => number): Promise<Script> {
  const person = await signIn(origin);
  const { secret } = await person.request<{ secret: string }>('POST', '/api/account/keys', {
    name: 'Soak',
    valid_days: null,
  });
  const { id: collection } = await person.request<{ id: string }>('POST', '/api/collections', {
    collection_name: 'Soak',
    collection_data: { personal: { surname: '', given_names: '' } },
  });
  const kept = new Set<string>();
  const waits: number[] = [];
  const unexpected: string[] = [];
  let [uploads, refused] = [0, 0];

  /** Null: refused or broken off. */
  async function send<T>(method: string, path: string, body?: BodyInit): Promise<T | null> {
    const begin = performance.now();
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      waits.push(performance.now() - begin);
      if (answer.ok) return (text ? JSON.parse(text) : {}) as T;
      // 409 and 404 are what two of its own acts may come to.
      if (answer.status === 503) refused += 1;
      else if (![404, 409].includes(answer.status)) unexpected.push(`${method} ${path}: ${answer.status}`);
    } catch {
      refused += 1;
    }
    return null;
  }

  async function upload(): Promise<void> {
    const form = new FormData();
    const text = `Surname: Lindgren\nGiven names: Maya ${Math.floor(random() * 1e9)}\n`;
    form.set('file', new Blob([text], { type: 'text/plain' }), 'note.txt');
    const added = await send<{ id: string }>('POST', '/api/documents/upload', form);
    if (!added) return;
    uploads += 1;
    kept.add(added.id);
  }

  async function review(): Promise<void> {
    const id = [...kept][Math.floor(random() * kept.size)];
    if (!id) return;
    const path = `/api/documents/${id}/collection-updates`;
    const [first] = (await send<{ id: string }[]>('GET', path)) ?? [];
    if (first) await send('POST', `${path}/${first.id}/${random() < 0.5 ? 'approve' : 'restore'}`);
  }

  async function forget(): Promise<void> {
    const [id] = kept;
    if (!id) return;
    // Whether it was done before the connection broke, nobody can tell: it is looked for no more.
    kept.delete(id);
    await send('DELETE', `/api/documents/${id}`);
  }

  /** Asked until it is answered: nothing is killed any more. */
  async function list(page: number, status?: string): Promise<{ documents: { id: string }[]; total_pages: number }> {
    for (;;) {
      const query = `page=${page}&page_size=100${status ? `&processing_status=${status}` : ''}`;
      const answer = await send<{ documents: { id: string }[]; total_pages: number }>('GET', `/api/documents?${query}`);
      if (answer) return answer;
      await sleep(SECOND_MS);
    }
  }

  const acts = [
    upload,
    () => send('GET', '/api/documents?page=1'),
    () => send('GET', `/api/collections/${collection}?templated=true`),
    () =>
      send(
        'PUT',
        `/api/collections/${collection}/sections/personal`,
        JSON.stringify({ surname: `Lindgren ${Math.floor(random() * 1e6)}` }),
      ),
    review,
    forget,
  ];

  return {
    async work(isOver) {
      while (!isOver()) {
        await acts[Math.floor(random() * acts.length)]?.();
        await sleep(PAUSE_MS * (0.5 + random()));
      }
    },
    async findMissing() {
      const { documents, total_pages } = await list(1);
      const found = new Set(documents.map(({ id }) => id));
      for (let page = 2; page <= total_pages; page += 1)
        for (const { id } of (await list(page)).documents) found.add(id);
      const until = Date.now() + LONGEST_END_MS;
      while ((await list(1, 'processing')).documents.length > 0 && Date.now() < until) await sleep(SECOND_MS);
      return {
        lost: [...kept].filter((id) => !found.has(id)).length,
        unfinished: (await list(1, 'processing')).documents.length,
      };
    },
    waits,
    unexpected,
    get uploads() {
      return uploads;
    },
    get refused() {
      return refused;
    },
  };
}
