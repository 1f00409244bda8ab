// Documents, with what was found in them.
import type { FoundDocument } from '@oneform/contract';
import { FileText } from 'lucide-react';
import { typeWords } from '#features/documents/document-state.ts';
import { CopySign } from './found-values.tsx';
import { t } from './messages.ts';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';
import { FOUND } from './rank.ts';

export const documentKey = ({ id }: FoundDocument): string => `${FOUND}document:${id}`;

export interface FoundDocumentsProps {
  readonly documents: readonly FoundDocument[];
  readonly onOpen: (found: FoundDocument) => void;
}

export function FoundDocuments({ documents, onOpen }: FoundDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <PaletteGroup heading={t.foundDocuments.documents}>
      {documents.map((found) => (
        <PaletteItem
          key={found.id}
          value={documentKey(found)}
          icon={<FileText />}
          detail={found.match && passageOf(found.match)}
          aside={found.match?.label && <CopySign value={documentKey(found)} />}
          onSelect={() => onOpen(found)}
        >
          <span className="min-w-0 truncate">{found.display_name}</span>
          <span className="shrink-0 text-ink-3 text-sm">{typeWords(found.document_type)}</span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

const passageOf = ({ label, text, page }: NonNullable<FoundDocument['match']>): string =>
  [label === null ? `“${text}”` : `${label}: ${text}`, ...(page === null ? [] : [t.foundDocuments.page(page)])].join(
    ' · ',
  );
