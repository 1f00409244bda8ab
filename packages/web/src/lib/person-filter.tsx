// Narrows a list to what is one person's; there where an account knows more than one.
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { personWords, usePeople } from './use-people.ts';

export interface PersonFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (person: string | undefined) => void;
}

export function PersonFilter({ label, value, onChange }: PersonFilterProps) {
  const people = usePeople() ?? [];
  if (people.length < 2) return null;
  return (
    <Select
      aria-label={label}
      className="w-44 max-sm:w-full"
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t.personFilter.everybody },
        ...people.map((person) => ({ value: person.id, label: personWords(person) })),
      ]}
    />
  );
}
