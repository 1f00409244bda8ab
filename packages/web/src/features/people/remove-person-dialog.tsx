// Asks before a person is removed, and says what goes with them.
import { api, type Person } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { count } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Label } from '#ui/label.tsx';
import { useChangePeople } from './use-change-people.ts';

export interface RemovePersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export function RemovePersonDialog({ person, onClose }: RemovePersonDialogProps) {
  const checkboxId = useId();
  const { remove } = useChangePeople(onClose);
  const [withEverything, setWithEverything] = useState(false);
  const { data } = useQuery({
    // Not among the keys of people: nobody is asked about once they are removed.
    queryKey: ['removal-of-person', person.id],
    queryFn: ({ signal }) => call(api.people.removal, { params: { id: person.id }, signal }),
  });
  const has = data && (data.documents > 0 || data.collections.length > 0);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove Person"
      description={
        has
          ? `${count(data.documents, 'document')} and ${count(data.collections.length, 'collection')} belong to ${person.name}. The documents are set aside and the collections are for nobody, unless you delete them too.`
          : `${person.name} will be removed.`
      }
      confirmLabel={withEverything ? 'Remove and delete' : 'Remove'}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: person.id, withEverything })}
    >
      {has && (
        <div className="flex items-start gap-2">
          <Checkbox
            id={checkboxId}
            checked={withEverything}
            onCheckedChange={(checked) => setWithEverything(checked === true)}
          />
          <Label htmlFor={checkboxId}>
            Also delete them
            {data.values > 0 && ` and ${count(data.values, 'value')} of other collections that only they support`}
          </Label>
        </div>
      )}
    </ConfirmDialog>
  );
}
