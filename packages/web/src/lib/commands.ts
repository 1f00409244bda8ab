// Commands of the open page, registered by the page itself so that the command palette can offer them.
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

export interface Command {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

export interface CommandGroup {
  /** Subject of the commands: the name of the collection. */
  readonly heading: string;
  readonly commands: readonly Command[];
}

let groups: ReadonlyMap<string, CommandGroup> = new Map();
let list: readonly CommandGroup[] = [];
const listeners = new Set<() => void>();

function put(id: string, group: CommandGroup | undefined): void {
  const next = new Map(groups);
  if (group) next.set(id, group);
  else next.delete(id);
  groups = next;
  list = [...next.values()];
  for (const listener of listeners) listener();
}

/** Offers the commands while the component is there. Their names count for when they have changed; what they do is always the latest. */
export function useCommands(heading: string, commands: readonly Command[]): void {
  const id = useId();
  const latest = useRef(commands);
  latest.current = commands;
  const names = commands.map(({ label }) => label).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same names is the same list
  useEffect(() => {
    const offered = latest.current.map(({ label, Icon }, index) => ({
      label,
      Icon,
      run: () => latest.current[index]?.run(),
    }));
    put(id, { heading, commands: offered });
    return () => put(id, undefined);
  }, [id, heading, names]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOfferedCommands = (): readonly CommandGroup[] => useSyncExternalStore(subscribe, () => list);
