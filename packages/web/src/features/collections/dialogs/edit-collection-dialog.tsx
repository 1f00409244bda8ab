// Changes a collection's name, description and whom it is for.
import type { CollectionSummary, ForWhom } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { ForWhomField } from '#lib/for-whom.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useUpdateCollection } from '../update-collection.ts';
import { t } from './messages.ts';

export interface EditCollectionDialogProps {
  readonly collection: Pick<CollectionSummary, 'id' | 'collection_name' | 'collection_description' | 'person'>;
  readonly onClose: () => void;
}

/** Mounted while open, so that its fields start from the collection each time. */
export function EditCollectionDialog({ collection, onClose }: EditCollectionDialogProps) {
  const formId = useId();
  const update = useUpdateCollection(collection.id);
  const [name, setName] = useState(collection.collection_name);
  const [description, setDescription] = useState(collection.collection_description ?? '');
  const before: ForWhom = collection.person === null ? 'new' : collection.person.id;
  const [person, setPerson] = useState<ForWhom>(before);
  const isFor = person === 'me' && collection.person?.relation === 'me' ? before : person;
  const isChanged =
    name.trim() !== collection.collection_name ||
    description.trim() !== (collection.collection_description ?? '') ||
    isFor !== before;
  const isValid = name.trim() !== '';

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || !isChanged || update.isPending) return;
    update.mutate(
      {
        collection_name: name.trim(),
        collection_description: description.trim() || null,
        ...(isFor !== before && { person: isFor }),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.editCollectionDialog.editCollection}
      closable={!update.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={update.isPending}>
            {t.editCollectionDialog.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={update.isPending}
            disabled={!isValid || !isChanged}
          >
            {t.editCollectionDialog.saveChanges}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-4">
        <Field label={t.editCollectionDialog.name} required>
          {(control) => (
            <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <ForWhomField value={person} onChange={setPerson} />
        <Field label={t.editCollectionDialog.description}>
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
