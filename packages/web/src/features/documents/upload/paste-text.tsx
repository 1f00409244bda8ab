// The Paste Text tab.
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { counterOf } from './pasted-text.ts';
import type { PastedText } from './use-pasted-text.ts';

export function PasteText({ pasted }: { readonly pasted: PastedText }) {
  return (
    <Field
      label="Text"
      hint="An e-mail, a letter or any other text. It is read like a document."
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
