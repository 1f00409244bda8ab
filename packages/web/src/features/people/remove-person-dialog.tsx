// Asks before a person is removed, and says what goes with them.
import { api, type Person } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Label } from '#ui/label.tsx';
import { t } from './messages.ts';
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
      title={t.removePersonDialog.removePerson}
      description={
        has
          ? t.removePersonDialog.andBelongToTheDocuments(data.documents, data.collections.length, person.name)
          : t.removePersonDialog.willBeRemoved(person.name)
      }
      confirmLabel={withEverything ? t.removePersonDialog.removeAndDelete : t.removePersonDialog.remove}
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
            {t.removePersonDialog.alsoDeleteThem}
            {data.values > 0 && t.removePersonDialog.andOfOtherCollections(data.values)}
          </Label>
        </div>
      )}
    </ConfirmDialog>
  );
}
