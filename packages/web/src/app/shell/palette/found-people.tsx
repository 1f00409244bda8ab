// People of the account; opening one shows their papers.
import type { FoundPerson } from '@oneform/contract';
import { User } from 'lucide-react';
import { personWords } from '#lib/use-people.ts';
import { t } from './messages.ts';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';
import { FOUND } from './rank.ts';

export interface FoundPeopleProps {
  readonly people: readonly FoundPerson[];
  readonly onOpen: (found: FoundPerson) => void;
}

export function FoundPeople({ people, onOpen }: FoundPeopleProps) {
  if (people.length === 0) return null;
  return (
    <PaletteGroup heading={t.foundPeople.people}>
      {people.map((person) => (
        <PaletteItem
          key={person.id}
          value={`${FOUND}person:${person.id}`}
          icon={<User />}
          onSelect={() => onOpen(person)}
        >
          <span className="min-w-0 truncate">{personWords(person)}</span>
          <span className="shrink-0 text-ink-3 text-sm">
            {t.foundPeople.document(person.documents)}, {t.foundPeople.collection(person.collections)}
          </span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
