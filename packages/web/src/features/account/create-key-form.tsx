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
import { t } from './messages.ts';

const spans = [
  { value: '30', label: t.createKeyForm.n30Days },
  { value: '90', label: t.createKeyForm.n90Days },
  { value: '365', label: t.createKeyForm.oneYear },
  { value: '', label: t.createKeyForm.untilIDelete },
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
      <Field
        label={t.createKeyForm.name}
        className="min-w-0 flex-1"
        error={create.error ? explainError(create.error) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={100}
            placeholder={t.createKeyForm.nightlyUpload}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t.createKeyForm.validFor}>
        {(control) => <Select {...control} value={days} options={spans} onChange={setDays} />}
      </Field>
      <Button
        variant="primary"
        type="submit"
        loading={create.isPending}
        disabled={name.trim() === ''}
        className="sm:mt-6"
      >
        {t.createKeyForm.createKey}
      </Button>
    </form>
  );
}
