// The party whose name a caption asks for.
import { partyOfName } from '#catalogue/lexicon/party-facts.ts';
import type { Caption } from './caption.ts';

/** Another than the subject whose name a caption asks for, whatever else it may mean. */
export function partyNamedBy([first]: readonly Caption[]): string | undefined {
  const parties = new Set(first?.entries.map(({ name }) => partyOfName(name)));
  return parties.size === 1 ? [...parties][0] : undefined;
}
