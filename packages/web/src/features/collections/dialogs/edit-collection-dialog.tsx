// Changes a collection's name and description.
import type { CollectionSummary } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useUpdateCollection } from '../update-collection.ts';

export interface EditCollectionDialogProps {
  readonly collection: Pick<CollectionSummary, 'id' | 'collection_name' | 'collection_description'>;
  readonly onClose: () => void;
}

/** Mounted while open, so that its fields start from the collection each time. */
export function EditCollectionDialog({ collection, onClose }: EditCollectionDialogProps) {
  const formId = useId();
  const update = useUpdateCollection(collection.id);
  const [name, setName] = useState(collection.collection_name);
  const [description, setDescription] = useState(collection.collection_description ?? '');
  const isChanged =
    name.trim() !== collection.collection_name || description.trim() !== (collection.collection_description ?? '');
  const isValid = name.trim() !== '';

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || !isChanged || update.isPending) return;
    update.mutate(
      { collection_name: name.trim(), collection_description: description.trim() || null },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Collection"
      closable={!update.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={update.isPending}
            disabled={!isValid || !isChanged}
          >
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-4">
        <Field label="Name" required>
          {(control) => (
            <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="Description">
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
