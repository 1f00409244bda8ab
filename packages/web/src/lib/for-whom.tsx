// "Who is it for?": me, somebody known, somebody new.
import type { ForWhom, PersonBrief } from '@oneform/contract';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { personWords, usePeople } from './use-people.ts';

export interface ForWhomFieldProps {
  readonly value: ForWhom;
  readonly onChange: (value: ForWhom) => void;
}

const labelOf = (person: PersonBrief): string => personWords(person);

export function ForWhomField({ value, onChange }: ForWhomFieldProps) {
  const people = usePeople() ?? [];
  const owner = people.find(({ relation }) => relation === 'me');
  const options = [
    { value: 'me', label: owner ? labelOf(owner) : t.forWhom.me },
    ...people
      .filter(({ relation }) => relation !== 'me')
      .map((person) => ({ value: person.id, label: labelOf(person) })),
    { value: 'new', label: t.forWhom.somebodyNew },
  ];
  return (
    <Field label={t.forWhom.whoIs} {...(value === 'new' && { hint: t.forWhom.theFirstPassportOrIdentity })}>
      {(control) => (
        <Select {...control} options={options} value={value === owner?.id ? 'me' : value} onChange={onChange} />
      )}
    </Field>
  );
}
