// Corrects whose a paper is.
import type { AnswerWhose, Document } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { personWords, usePeople } from '#lib/use-people.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { useAnswerWhose } from './use-answer-whose.ts';

export interface WhoseDialogProps {
  readonly document: Document;
  readonly onClose: () => void;
}

const others = [
  { value: 'new_person', label: t.whoseDialog.somebodyNew },
  { value: 'nobodys', label: t.whoseDialog.nobodys },
  { value: 'set_aside', label: t.whoseDialog.setItAsideFillNothing },
  { value: 'restore', label: t.whoseDialog.letOneformDecide },
] as const;

/** Mounted while open. */
export function WhoseDialog({ document, onClose }: WhoseDialogProps) {
  const formId = useId();
  const people = usePeople() ?? [];
  const answer = useAnswerWhose(onClose);
  const [chosen, setChosen] = useState(
    document.whose?.status === 'set_aside' || document.whose?.status === 'nobodys'
      ? document.whose.status
      : (document.whose?.people[0]?.id ?? ''),
  );
  const [name, setName] = useState(document.whose?.name_on_paper ?? '');
  const isValid = chosen !== '' && (chosen !== 'new_person' || name.trim() !== '');

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !answer.isPending) answer.mutate({ id: document.id, answer: answerOf(chosen, name.trim()) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.whoseDialog.whosePaper}
      description={document.display_name}
      closable={!answer.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={answer.isPending}>
            {t.whoseDialog.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={answer.isPending} disabled={!isValid}>
            {t.whoseDialog.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-4">
        {document.whose && <p className="text-ink-2 text-sm">{document.whose.sentence}</p>}
        <Field label={t.whoseDialog.itBelongs}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={setChosen}
              placeholder={t.whoseDialog.choose}
              options={[...people.map((person) => ({ value: person.id, label: personWords(person) })), ...others]}
            />
          )}
        </Field>
        {chosen === 'new_person' && (
          <Field label={t.whoseDialog.name} required>
            {(control) => (
              <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function answerOf(chosen: string, name: string): AnswerWhose {
  switch (chosen) {
    case 'new_person':
      return { answer: 'new_person', name, relation: 'other' };
    case 'nobodys':
    case 'set_aside':
    case 'restore':
      return { answer: chosen };
    default:
      return { answer: 'people', person_ids: [chosen] };
  }
}
