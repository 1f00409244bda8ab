// Names a new key and says how long it is to hold.
import { api } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Until I delete it' },
] as const;

/** `onCreated` gets the key itself, which cannot be had again. */
export function CreateKeyForm({ onCreated }: { readonly onCreated: (secret: string) => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const create = useMutation({
    mutationFn: () =>
      call(api.account.createKey, {
        body: { name: name.trim(), valid_days: days === '' ? null : Number(days) },
      }),
    onSuccess: ({ secret }) => onCreated(secret),
  });
  return (
    <form
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !create.isPending) create.mutate();
      }}
    >
      <Field label="Name" className="min-w-0 flex-1" error={create.error ? explainError(create.error) : undefined}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={100}
            placeholder="Nightly upload"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Valid for">
        {(control) => <Select {...control} value={days} options={spans} onChange={setDays} />}
      </Field>
      <Button
        variant="primary"
        type="submit"
        loading={create.isPending}
        disabled={name.trim() === ''}
        className="sm:mt-6"
      >
        Create key
      </Button>
    </form>
  );
}
