// Watched documents, and those of them that may have finished: they left the list of those in work.

/** Name by document id. */
export type Watch = ReadonlyMap<string, string>;

interface Named {
  readonly id: string;
  readonly display_name: string;
}

/** The documents in work are watched from now on; those watched that are no longer in work are to be checked. */
export function afterPoll(watch: Watch, inWork: readonly Named[]): { watch: Watch; toCheck: string[] } {
  const working = new Map(inWork.map((document) => [document.id, document.display_name]));
  return {
    watch: new Map([...watch, ...working]),
    toCheck: [...watch.keys()].filter((id) => !working.has(id)),
  };
}

export const isFinished = (status: string): status is 'completed' | 'error' =>
  status === 'completed' || status === 'error';
