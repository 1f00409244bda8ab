// A person's script that does a bit of everything, and remembers what it was told is kept.
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './sign-in.ts';

export interface Script {
  /** Does one thing after the other until `isOver`. */
  work(isOver: () => boolean): Promise<void>;
  /** Documents that were acknowledged and are not there, were made twice, or are there although their deletion was acknowledged. */
  findMissing(): Promise<{ readonly lost: number; readonly twice: number; readonly undeleted: number }>;
  readonly waits: Wait[];
  readonly unexpected: string[];
  readonly uploads: number;
  /** Answers 503 and connections that broke, which a kill explains. */
  readonly refused: number;
}

/** Duration of an answer. */
export interface Wait {
  readonly at: number;
  readonly ms: number;
}

interface Listed {
  readonly documents: readonly { readonly id: string; readonly original_filename: string }[];
  readonly total_pages: number;
}

const PAUSE_MS = 1000;
const SECOND_MS = 1000;

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
  const forgotten = new Set<string>();
  const waits: Wait[] = [];
  const unexpected: string[] = [];
  let [uploads, refused] = [0, 0];

  /** Statuses that two of its own acts may lead to. */
  const CONTRADICTED = [404, 409];
  /** Of the last answer; 0: broken off. */
  let lastStatus = 0;

  /** Null: refused or broken off. */
  async function send<T>(method: string, path: string, body?: BodyInit, key?: string): Promise<T | null> {
    const begin = performance.now();
    lastStatus = 0;
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(key ? { 'idempotency-key': key } : {}),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      waits.push({ at: Date.now(), ms: performance.now() - begin });
      lastStatus = answer.status;
      if (answer.ok) return (text ? JSON.parse(text) : {}) as T;
      if (answer.status === 503) refused += 1;
      else if (!CONTRADICTED.includes(answer.status)) unexpected.push(`${method} ${path}: ${answer.status}`);
    } catch {
      refused += 1;
    }
    return null;
  }

  /**
   * Sent as often as it takes until it is answered; nobody sends another one while theirs is waited for, so that no more is sent than can be
   * read.
   */
  async function upload(): Promise<void> {
    const waiting = [...kept].at(-1);
    if (waiting) {
      const told = await send<{ processing_status: string }>('GET', `/api/documents/${waiting}/status`);
      if (told?.processing_status !== 'completed') return;
    }
    const name = `note-${Math.floor(random() * 1e9)}.txt`;
    for (;;) {
      const form = new FormData();
      form.set(
        'file',
        new Blob([`Surname: Lindgren\nGiven names: Maya\nNote: ${name}\n`], { type: 'text/plain' }),
        name,
      );
      const added = await send<{ id: string }>('POST', '/api/documents/upload', form, name);
      if (!added) {
        await sleep(SECOND_MS);
        continue;
      }
      uploads += 1;
      kept.add(added.id);
      return;
    }
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
    kept.delete(id);
    // Sent as often as it takes: the second time it may be gone already. One that is only thought to be gone would be read beside the next.
    while (!(await send('DELETE', `/api/documents/${id}`)) && lastStatus !== 404) await sleep(SECOND_MS);
    forgotten.add(id);
  }

  /** Asked until it is answered: nothing is killed any more. */
  async function list(page: number): Promise<Listed> {
    for (;;) {
      const answer = await send<Listed>('GET', `/api/documents?page=${page}&page_size=100`);
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
      const all = [...documents];
      for (let page = 2; page <= total_pages; page += 1) all.push(...(await list(page)).documents);
      const found = new Set(all.map(({ id }) => id));
      const names = new Set(all.map(({ original_filename }) => original_filename));
      return {
        twice: found.size - names.size,
        lost: [...kept].filter((id) => !found.has(id)).length,
        undeleted: [...forgotten].filter((id) => found.has(id)).length,
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
