// Adds a person, renames them, says who they are, or says that two are one.
import type { Person, Relation } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { relationWords } from '#lib/use-people.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { useChangePeople } from './use-change-people.ts';

export interface PersonDialogProps {
  /** Absent: a new one. */
  readonly person?: Person;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

type OtherRelation = Exclude<Relation, 'me'>;
const relations: readonly OtherRelation[] = ['spouse', 'child', 'parent', 'other', 'company'];

/** Mounted while open. */
export function PersonDialog({ person, people, onClose }: PersonDialogProps) {
  const formId = useId();
  const { add, change, merge } = useChangePeople(onClose);
  const isOwner = person?.relation === 'me';
  const [name, setName] = useState(person?.name ?? '');
  const [relation, setRelation] = useState<OtherRelation>(
    person && person.relation !== 'me' ? person.relation : 'other',
  );
  const [into, setInto] = useState('');
  const isBusy = add.isPending || change.isPending || merge.isPending;
  const isValid = name.trim() !== '' || into !== '';

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isBusy) return;
    if (!person) add.mutate({ name: name.trim(), relation });
    else if (into) merge.mutate({ id: person.id, into });
    else change.mutate({ id: person.id, name: name.trim(), ...(!isOwner && { relation }) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person ? t.personDialog.editPerson : t.personDialog.addAPerson}
      closable={!isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t.personDialog.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} disabled={!isValid}>
            {into ? t.personDialog.merge : t.personDialog.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-4">
        <Field label={t.personDialog.name} required>
          {(control) => (
            <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        {!isOwner && (
          <Field label={t.personDialog.whoIs}>
            {(control) => (
              <Select
                {...control}
                value={relation}
                onChange={(value) => setRelation(value as OtherRelation)}
                options={relations.map((value) => ({
                  value,
                  label: value === 'other' || value === 'company' ? relationWords[value] : t.personDialog.mine[value],
                }))}
              />
            )}
          </Field>
        )}
        {person && people.length > 1 && (
          <Field label={t.personDialog.isTheSame} hint={t.personDialog.theirDocumentsCollectionsAndSpellings}>
            {(control) => (
              <Select
                {...control}
                value={into}
                onChange={setInto}
                placeholder={t.personDialog.nobodyElseHere}
                options={people
                  .filter(({ id }) => id !== person.id)
                  .map(({ id, name: other, relation: theirs }) => ({
                    value: id,
                    label: theirs === 'me' ? t.personDialog.you(other) : other,
                  }))}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
