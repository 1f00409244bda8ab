// One field of the form: what stands there and why, and the way to have it otherwise.
import { type FormField, fillReasons } from '@oneform/contract';
import { Check, CircleDashed, CircleHelp, FileText, Pencil, ShieldCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { accept, type Decision, decide, optionsFor } from './decisions.ts';
import type { CollectionValue } from './list-values.ts';

const looks = {
  verified: { icon: ShieldCheck, tone: 'text-green-ink', words: 'Verified' },
  overflow: { icon: FileText, tone: 'text-green-ink', words: 'On the added page' },
  differs: { icon: TriangleAlert, tone: 'text-red-ink', words: 'Not filled correctly' },
  unsure: { icon: CircleHelp, tone: 'text-amber-ink', words: 'Not sure' },
  blank: { icon: CircleDashed, tone: 'text-ink-3', words: 'Blank' },
} as const;

export interface FormFieldRowProps {
  readonly field: FormField;
  /** Where its value comes from, in words. */
  readonly source: string | undefined;
  readonly values: readonly CollectionValue[];
  /** What is to stand there the next time. */
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision | undefined) => void;
}

export function FormFieldRow({ field, source, values, decision, onDecide }: FormFieldRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const labelId = useId();
  const { icon: Icon, tone, words } = looks[field.status];
  const canChange = field.kind !== 'signature' && field.reason !== 'read_only';
  const canAccept = field.status === 'unsure' && field.value !== '' && field.reason !== 'no_choice' && !decision;
  return (
    <li className="border-b py-2.5 last:border-b-0" aria-labelledby={labelId}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          <p id={labelId} className="break-words text-ink-2 text-sm">
            <span className="sr-only">{words}: </span>
            {field.label}
          </p>
          {decision ? (
            <p className="break-words">
              {decision.shown === '' ? 'Will be left blank' : `Changes to: ${decision.shown}`}
            </p>
          ) : (
            field.value !== '' && (
              <p className={`break-words ${field.status === 'unsure' ? 'text-ink-2' : ''}`}>{field.value}</p>
            )
          )}
          {!decision && <Why field={field} source={source} />}
        </div>
        <div className="flex shrink-0 gap-1">
          {canAccept && (
            <Button size="sm" icon={<Check />} aria-describedby={labelId} onClick={() => onDecide(accept(field))}>
              Use
            </Button>
          )}
          {decision && (
            <IconButton
              size="sm"
              label={`Undo the change to ${field.label}`}
              icon={<Undo2 />}
              onClick={() => onDecide(undefined)}
            />
          )}
          {canChange && !isEditing && (
            <IconButton
              size="sm"
              label={`Change ${field.label}`}
              icon={<Pencil />}
              onClick={() => setIsEditing(true)}
            />
          )}
        </div>
      </div>
      {isEditing && (
        <Answer
          field={field}
          values={values}
          onCancel={() => setIsEditing(false)}
          onAnswer={(answer) => {
            onDecide(decide(field, answer, values));
            setIsEditing(false);
          }}
        />
      )}
    </li>
  );
}

function Why({ field, source }: { readonly field: FormField; readonly source: string | undefined }) {
  const reason = field.reason === undefined ? undefined : fillReasons[field.reason];
  if (reason === undefined && source === undefined) return null;
  return <p className="break-words text-ink-3 text-xs">{reason ?? source}</p>;
}

interface AnswerProps {
  readonly field: FormField;
  readonly values: readonly CollectionValue[];
  readonly onAnswer: (answer: string) => void;
  readonly onCancel: () => void;
}

function Answer({ field, values, onAnswer, onCancel }: AnswerProps) {
  const [answer, setAnswer] = useState('');
  const isFree = field.options === undefined;
  return (
    <form
      className="mt-2 flex flex-wrap gap-2 pl-7"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(answer);
      }}
    >
      <Combobox
        value={answer}
        onChange={setAnswer}
        options={optionsFor(field, values)}
        allowCustom={isFree}
        placeholder={isFree ? 'Choose a value, or type' : 'Choose'}
        aria-label={`New value of ${field.label}`}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit" size="sm" className="h-9">
        {answer === '' ? 'Leave blank' : 'Set'}
      </Button>
      <Button variant="ghost" size="sm" className="h-9" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
