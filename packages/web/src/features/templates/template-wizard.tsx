// Two steps to a collection: choose a template, then name what comes of it.
import type { ForWhom, Template } from '@oneform/contract';
import { FileCheck } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ForWhomField } from '#lib/for-whom.tsx';
import { useFilledByPapers } from '#lib/use-filled-by-papers.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTemplates } from './list-templates.ts';
import { t } from './messages.ts';
import { TemplatePicker } from './template-picker.tsx';
import { ExpectedPapers, TemplateSummary } from './template-summary.tsx';

export interface TemplateWizardProps {
  /** Chosen already, as where a document would fill it: what is left is the name. */
  readonly templateId?: string;
  /** Preselected person, where that was chosen before. */
  readonly person?: string;
  readonly onClose: () => void;
  readonly onCreateManual: () => void;
  readonly onCreate: (template: Template, name: string, person: ForWhom) => void;
  readonly isCreating: boolean;
}

/** Mounted while open: closing resets everything. */
export function TemplateWizard(props: TemplateWizardProps) {
  const { templateId, person, onClose, onCreateManual, onCreate, isCreating } = props;
  const formId = useId();
  const [step, setStep] = useState<'select' | 'configure'>(templateId === undefined ? 'select' : 'configure');
  const filled = useFilledByPapers()?.templates;
  const [chosen, setChosen] = useState<Template>();
  const [typedName, setTypedName] = useState<string>();
  const [forWhom, setForWhom] = useState<ForWhom>(person ?? 'me');
  const { data: templates } = useTemplates();
  const template = chosen ?? templates?.find(({ id }) => id === templateId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (step === 'select') return;
    // On touch a focused text box would raise the keyboard over the summary.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? form.current : form.current?.querySelector('input'))?.focus({ preventScroll: true });
  }, [step]);
  const name = typedName ?? (template ? t.templateWizard.my(template.template_name) : '');

  if (step === 'select' || !template) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="lg"
        title={t.templateWizard.chooseATemplate}
        description={t.templateWizard.eachTemplateListsWhat}
        footer={
          <>
            <Button onClick={onClose}>{t.templateWizard.cancel}</Button>
            {/* Keys, so that the button pressed here never becomes the one that submits the next step. */}
            <Button key="next" variant="primary" disabled={!template} onClick={() => setStep('configure')}>
              {t.templateWizard.next}
            </Button>
          </>
        }
      >
        <TemplatePicker
          chosen={template}
          onChoose={(next) => {
            setChosen(next);
            setTypedName(undefined);
          }}
          onCreateManual={onCreateManual}
        />
      </Dialog>
    );
  }

  const isValid = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isCreating) onCreate(template, name.trim(), forWhom);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t.templateWizard.configureCollection}
      closable={!isCreating}
      footer={
        <>
          <Button onClick={() => setStep('select')} disabled={isCreating} className="sm:mr-auto">
            {t.templateWizard.back}
          </Button>
          <Button key="create" type="submit" form={formId} variant="primary" loading={isCreating} disabled={!isValid}>
            {t.templateWizard.createCollection}
          </Button>
        </>
      }
    >
      <form ref={form} tabIndex={-1} id={formId} onSubmit={submit} className="flex flex-col outline-none gap-5">
        <TemplateSummary template={template} />
        <ForWhomField value={forWhom} onChange={setForWhom} />
        {forWhom === 'me' && (
          <FilledAtOnce fields={filled?.find((one) => one.template_id === template.id)?.fields ?? 0} />
        )}
        <Field label={t.templateWizard.collectionName} required>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={name}
              onChange={(event) => setTypedName(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <ExpectedPapers template={template} />
      </form>
    </Dialog>
  );
}

function FilledAtOnce({ fields }: { readonly fields: number }) {
  if (fields === 0) return null;
  return (
    <p className="flex items-center gap-2 text-green-ink text-sm">
      <FileCheck aria-hidden="true" className="size-4 shrink-0" />
      {t.templateWizard.yourDocumentsWillFillRight(fields)}
    </p>
  );
}
