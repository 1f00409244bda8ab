// The Paste Text tab.
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { t } from './messages.ts';
import { counterOf } from './pasted-text.ts';
import type { PastedText } from './use-pasted-text.ts';

export function PasteText({ pasted }: { readonly pasted: PastedText }) {
  return (
    <Field
      label={t.pasteText.text}
      hint={t.pasteText.anEMailALetter}
      error={pasted.error}
      counter={counterOf(pasted.text)}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={10}
          className="min-h-48"
          value={pasted.text}
          readOnly={pasted.sending}
          onChange={(event) => pasted.change(event.target.value)}
        />
      )}
    </Field>
  );
}
