// Shows one person's papers; there where papers belong to more than one.
import { personWords, usePeople } from '#lib/use-people.ts';
import { Select } from '#ui/select.tsx';

export interface PersonFilterProps {
  readonly value: string | undefined;
  readonly onChange: (person: string | undefined) => void;
}

export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const people = usePeople() ?? [];
  if (people.length < 2) return null;
  return (
    <Select
      aria-label="Whose documents"
      className="w-44 max-sm:w-full"
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: 'Everybody' },
        ...people.map((person) => ({ value: person.id, label: personWords(person) })),
      ]}
    />
  );
}
