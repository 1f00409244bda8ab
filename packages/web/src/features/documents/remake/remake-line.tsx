// Says under the name of a document what it was made of, or what it is becoming.
import type { Document } from '@oneform/contract';
import { t } from './messages.ts';

export function RemakeLine({ document }: { readonly document: Document }) {
  const { made_from, replaced_by } = document;
  const words = replaced_by.length > 0 ? t.becomes(replaced_by) : made_from.length > 0 ? t.madeFrom(made_from) : null;
  return words && <span className="block truncate text-ink-3 text-xs">{words}</span>;
}
