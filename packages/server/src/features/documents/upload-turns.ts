// Few uploads are at the store at once, and fewer of one person: the others wait for their turn, in order and not for long.
import { AppError } from '../../errors.ts';

const MAX_AT_ONCE = 16;
const MAX_OF_ONE = 4;
const PATIENT_MS = 15_000;

export interface UploadTurns {
  /** Resolves when it is this person's turn, with what ends it. Throws AppError `overloaded`. */
  take(userId: string): Promise<() => void>;
}

interface Waiting {
  readonly userId: string;
  readonly begin: () => void;
}

/** The settings are for tests. */
export function createUploadTurns({
  maxAtOnce = MAX_AT_ONCE,
  maxOfOne = MAX_OF_ONE,
  patientMs = PATIENT_MS,
} = {}): UploadTurns {
  const underWay = new Map<string, number>();
  const line = new Set<Waiting>();
  let total = 0;

  const count = (userId: string, by: number) => {
    total += by;
    const own = (underWay.get(userId) ?? 0) + by;
    if (own > 0) underWay.set(userId, own);
    else underWay.delete(userId);
  };
  const letIn = () => {
    for (const waiting of line) {
      if (total >= maxAtOnce) return;
      if ((underWay.get(waiting.userId) ?? 0) >= maxOfOne) continue;
      line.delete(waiting);
      count(waiting.userId, 1);
      waiting.begin();
    }
  };

  return {
    async take(userId) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting = { userId, begin: resolve };
      const timer = setTimeout(() => {
        line.delete(waiting);
        reject(new AppError('overloaded', { headers: { 'retry-after': '5' } }));
      }, patientMs);
      line.add(waiting);
      letIn();
      await promise.finally(() => clearTimeout(timer));
      return () => {
        count(userId, -1);
        letIn();
      };
    },
  };
}
