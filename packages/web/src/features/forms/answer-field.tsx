// A value of the collection, one of the form's choices, or words of one's own for a field.
import type { FormField } from '@oneform/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { answerNow, decide, leaveBlank, optionsFor } from './decisions.ts';
import { t } from './messages.ts';
import type { Workplace } from './use-workplace.ts';

export function AnswerField({ field, work }: { readonly field: FormField; readonly work: Workplace }) {
  const [answer, setAnswer] = useState(() => answerNow(field, work.decisions.get(field.name), work.values));
  const form = useRef<HTMLFormElement>(null);
  const isFree = field.options === undefined;
  const close = () => work.setIsEditing(false);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    input?.select();
  }, []);
  return (
    <form
      ref={form}
      className="mt-2 flex flex-wrap gap-2 pl-7"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Not the whole dialog.
        event.preventDefault();
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        work.settle(field, decide(field, answer, work.values));
      }}
    >
      <Combobox
        value={answer}
        onChange={setAnswer}
        options={optionsFor(field, work.values)}
        allowCustom={isFree}
        placeholder={isFree ? t.answerField.chooseAValueOrType : t.answerField.choose}
        aria-label={t.answerField.newValue(field.label)}
        className="min-w-0 flex-1 basis-full"
      />
      {answer !== '' && (
        <Button type="submit" size="sm">
          {t.answerField.set}
        </Button>
      )}
      {/* With nothing entered, Enter says so too. */}
      <Button
        type={answer === '' ? 'submit' : 'button'}
        size="sm"
        onClick={answer === '' ? undefined : () => work.settle(field, leaveBlank(field))}
      >
        {t.answerField.leaveBlank}
      </Button>
      <Button variant="ghost" size="sm" onClick={close}>
        {t.answerField.cancel}
      </Button>
    </form>
  );
}
