// Header of the Documents page: title, number, refresh and upload.
import { RefreshCw, Upload } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';

interface DocumentsHeaderProps {
  readonly total: number;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
  readonly onUpload: () => void;
}

export function DocumentsHeader({ total, isFetching, onRefresh, onUpload }: DocumentsHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto flex items-baseline gap-2.5">
        <h1 className="font-semibold text-2xl">{t.documentsHeader.documents}</h1>
        {total > 0 && <p className="text-ink-3 tabular-nums">{t.documentsHeader.document(total)}</p>}
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
        <Button
          icon={<RefreshCw className={isFetching ? 'animate-turn' : ''} />}
          aria-busy={isFetching}
          onClick={onRefresh}
        >
          {t.documentsHeader.refresh}
        </Button>
        <Button variant="primary" icon={<Upload />} onClick={onUpload}>
          {t.documentsHeader.uploadDocument}
        </Button>
      </div>
    </header>
  );
}
