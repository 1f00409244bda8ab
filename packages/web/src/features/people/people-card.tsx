// Settings → People: whose papers and applications this account holds.
import type { Person } from '@oneform/contract';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayInWords } from '#lib/in-words.ts';
import { relationWords, usePeople } from '#lib/use-people.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PersonMark } from '#ui/person-mark.tsx';
import { t } from './messages.ts';

const PersonDialog = lazy(async () => ({ default: (await import('./person-dialog.tsx')).PersonDialog }));
const RemovePersonDialog = lazy(async () => ({
  default: (await import('./remove-person-dialog.tsx')).RemovePersonDialog,
}));

type Open = { readonly kind: 'edit' | 'remove'; readonly person: Person } | { readonly kind: 'add' };

export function PeopleCard() {
  const people = usePeople() ?? [];
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t.peopleCard.people}
      description={t.peopleCard.whoseDocumentsAndApplications}
      actions={
        <Button icon={<UserPlus />} onClick={() => setOpen({ kind: 'add' })}>
          {t.peopleCard.addAPerson}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onEdit={() => setOpen({ kind: 'edit', person })}
            onRemove={() => setOpen({ kind: 'remove', person })}
          />
        ))}
      </ul>
      <Suspense>
        {open?.kind === 'add' && <PersonDialog people={people} onClose={close} />}
        {open?.kind === 'edit' && <PersonDialog person={open.person} people={people} onClose={close} />}
        {open?.kind === 'remove' && <RemovePersonDialog person={open.person} onClose={close} />}
      </Suspense>
    </Card>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function PersonRow({ person, onEdit, onRemove }: PersonRowProps) {
  const { name, initials, relation, documents, collections, identification, is_proposed: isProposed } = person;
  const known = [
    ...identification.birth_dates.map(({ label, value }) => `${label} ${dayInWords(value)}`),
    ...identification.numbers.map(({ label, value }) => `${label} ${value}`),
  ];
  const spellings = [...new Set(identification.names.map(({ value }) => value))].filter((one) => one !== name);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <PersonMark name={name || t.peopleCard.you} initials={initials} className="font-medium text-ink" />
          <Badge>{relationWords[relation]}</Badge>
          {isProposed && <Badge tone="amber">{t.peopleCard.namedByADocument}</Badge>}
        </div>
        <p className="mt-0.5 text-ink-2 text-sm">
          {t.peopleCard.document(documents)}, {t.peopleCard.collection(collections)}
          {known.length > 0 && ` · ${known.slice(0, 3).join(' · ')}`}
        </p>
        {spellings.length > 0 && <p className="text-ink-3 text-sm">{t.peopleCard.alsoWritten(spellings.join(', '))}</p>}
      </div>
      <IconButton size="sm" label={t.peopleCard.edit(name)} icon={<Pencil />} onClick={onEdit} />
      {relation !== 'me' && (
        <IconButton size="sm" label={t.peopleCard.remove(name)} icon={<Trash2 />} destructive onClick={onRemove} />
      )}
    </li>
  );
}
