// The first page of a document, small; an icon of its kind until there is a page to show.
import { api, type Document } from '@oneform/contract';
import { FileImage, FileText, FileType } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '#lib/api-client.ts';

const iconOf = (type: string) =>
  type.startsWith('image/') ? FileImage : type === 'application/pdf' ? FileType : FileText;

/** Text has no picture of its page, and what was not read yet or could not be read may have none either. */
const hasPicture = ({ processing_status, mime_type, has_original }: Document): boolean =>
  processing_status === 'completed' && mime_type !== 'text/plain' && has_original;

export function PageThumbnail({ document }: { readonly document: Document }) {
  const [missing, setMissing] = useState(false);
  const Icon = iconOf(document.mime_type);
  const frame = 'h-11 w-9 shrink-0 rounded-[4px] border bg-sunken';
  if (missing || !hasPicture(document)) {
    return (
      <span aria-hidden="true" className={`${frame} grid place-items-center text-ink-3`}>
        <Icon className="size-4" />
      </span>
    );
  }
  return (
    <img
      src={urlOf(api.documents.pageImage, { params: { id: document.id, page: 1 }, query: { width: 128 } })}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={`${frame} object-cover object-top`}
    />
  );
}
