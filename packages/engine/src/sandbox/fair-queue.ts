// Waiting work, one line a user, served in turn: nobody waits for more than one document of another's pile.

export interface FairQueue<T> {
  add(user: string, item: T): void;
  /** Takes the next item of the next user. */
  take(): T | undefined;
  remove(item: T): void;
  isEmpty(): boolean;
}

export function createFairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, T[]>();
  return {
    add(user, item) {
      const line = lines.get(user);
      if (line) line.push(item);
      else lines.set(user, [item]);
    },
    take() {
      const next = lines.entries().next().value;
      if (!next) return undefined;
      const [user, line] = next;
      const item = line.shift();
      // Back to the end of the round.
      lines.delete(user);
      if (line.length > 0) lines.set(user, line);
      return item;
    },
    isEmpty: () => lines.size === 0,
    remove(item) {
      for (const [user, line] of lines) {
        const rest = line.filter((other) => other !== item);
        if (rest.length === 0) lines.delete(user);
        else if (rest.length < line.length) lines.set(user, rest);
      }
    },
  };
}
