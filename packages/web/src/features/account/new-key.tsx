// The one time that a key can be read, with a call to try it.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyToClipboard } from '#lib/clipboard.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { t } from './messages.ts';

export interface NewKeyProps {
  readonly secret: string;
  readonly onDone: () => void;
}

export function NewKey({ secret, onDone }: NewKeyProps) {
  const [isCopied, setIsCopied] = useState(false);
  // A key that the browser refuses to copy can still be selected and copied by hand.
  const copy = () => void copyToClipboard({ text: secret }).then(setIsCopied);
  const sample = `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/collections`;
  return (
    <div className="flex flex-col gap-3 rounded-md border bg-sunken p-4">
      <Field label={t.newKey.yourNewKey} hint={t.newKey.copyItNowYouWont}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              readOnly
              value={secret}
              className="min-w-0 flex-1 font-mono text-sm"
              onFocus={(event) => event.target.select()}
            />
            <Button icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
              {isCopied ? t.newKey.copied : t.newKey.copy}
            </Button>
          </div>
        )}
      </Field>
      <pre className="overflow-x-auto whitespace-pre-wrap break-all font-mono text-ink-2 text-xs">{sample}</pre>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onDone}>
          {t.newKey.iveCopied}
        </Button>
        <a href="/api/docs" target="_blank" rel="noreferrer" className={buttonClass('ghost', 'sm')}>
          {t.newKey.apiReference}
        </a>
      </div>
    </div>
  );
}
