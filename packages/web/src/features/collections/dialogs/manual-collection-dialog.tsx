// Creates a collection without a template.
import type { Collection, ForWhom } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { ForWhomField } from '#lib/for-whom.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useCreateCollection } from '../create-collection.ts';
import { t } from './messages.ts';

export interface ManualCollectionDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (collection: Collection) => void;
}

export function ManualCollectionDialog({ onClose, onCreated }: ManualCollectionDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [person, setPerson] = useState<ForWhom>('me');
  const create = useCreateCollection(onCreated);
  const isValid = name.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || create.isPending) return;
    create.mutate({
      collection_name: name.trim(),
      collection_description: description.trim() || undefined,
      collection_data: {},
      ...(person !== 'me' && { person }),
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.manualCollectionDialog.createManualCollection}
      description={t.manualCollectionDialog.addYourOwnFieldsWhat}
      closable={!create.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            {t.manualCollectionDialog.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending} disabled={!isValid}>
            {t.manualCollectionDialog.createCollection}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t.manualCollectionDialog.collectionName}>
          {(control) => (
            <Input
              {...control}
              aria-required
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <ForWhomField value={person} onChange={setPerson} />
        <Field label={t.manualCollectionDialog.descriptionOptional}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
