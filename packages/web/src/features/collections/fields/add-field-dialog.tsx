// Add New Field: one of the catalogue, which papers can fill, or one of the person's own.
import type { Collection } from '@oneform/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { AtomicPicker } from './atomic-picker.tsx';
import { useAddField } from './change-fields.ts';
import { CustomFieldForm } from './custom-field-form.tsx';
import { type CustomFieldErrors, checkCustomField, toNewField } from './custom-types.ts';
import { t } from './messages.ts';

export interface AddFieldDialogProps {
  readonly collection: Collection;
  readonly section: string;
  readonly parent: string | undefined;
  readonly onClose: () => void;
  /** `name` of the new field in its section or group. */
  readonly onAdded: (collection: Collection, place: { section: string; name: string }) => void;
}

const tabs = [
  { value: 'atomic', label: t.addFieldDialog.fromTheCatalog },
  { value: 'custom', label: t.addFieldDialog.yourOwn },
] as const;

export function AddFieldDialog({ collection, section, parent, onClose, onAdded }: AddFieldDialogProps) {
  const formId = useId();
  const [source, setSource] = useState<'atomic' | 'custom'>('atomic');
  const [atomic, setAtomic] = useState('');
  const [draft, setDraft] = useState({ name: '', type: '', options: '' });
  const [place, setPlace] = useState(section);
  /** Messages come with the first try, and go as they are answered. */
  const [hasTried, setHasTried] = useState(false);
  const errors: CustomFieldErrors = hasTried ? checkCustomField(draft) : {};
  const atomicError = hasTried && atomic === '' ? t.addFieldDialog.pleaseSelectAField : undefined;
  const name = source === 'atomic' ? atomic : draft.name.trim();
  const target = place.trim() || section;
  const add = useAddField(collection.id, (changed) => onAdded(changed, { section: target, name }));
  // Free-form collections have the sections one gives them.
  const canChooseSection = collection.template_id === null && parent === undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const isReady = source === 'atomic' ? atomic !== '' : Object.keys(checkCustomField(draft)).length === 0;
    if (!isReady || add.isPending) return;
    add.mutate({ section: target, parent, field: source === 'atomic' ? { atomic } : toNewField(draft) });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.addFieldDialog.addNewField}
      closable={!add.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            {t.addFieldDialog.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {t.addFieldDialog.addField}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Tabs
          label={t.addFieldDialog.whereTheFieldComes}
          value={source}
          tabs={tabs}
          onChange={(next) => {
            setSource(next);
            setHasTried(false);
          }}
        >
          <TabPanel value="atomic">
            <AtomicPicker
              sections={collection.sections}
              target={target}
              chosen={atomic}
              onChoose={setAtomic}
              error={atomicError}
            />
          </TabPanel>
          <TabPanel value="custom">
            <CustomFieldForm draft={draft} onChange={setDraft} errors={errors} />
          </TabPanel>
        </Tabs>
        {canChooseSection && (
          <Field label={t.addFieldDialog.section} hint={t.addFieldDialog.chooseASectionOrType}>
            {(control) => (
              <Combobox
                {...control}
                allowCustom
                value={place}
                onChange={setPlace}
                options={collection.sections.map((one) => ({ value: one.name, label: one.label }))}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
