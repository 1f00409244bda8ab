// Footer of the upload dialog: the price or the progress, and the buttons of the open tab.
import type { Quote } from '@oneform/contract';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';
import { Price } from './price.tsx';
import { isSending, pagesToSend, toSend, type UploadItem } from './upload-queue.ts';
import type { PastedText } from './use-pasted-text.ts';

export type UploadTab = 'files' | 'text';

interface UploadFooterProps {
  readonly tab: UploadTab;
  readonly queue: readonly UploadItem[];
  readonly pasted: PastedText;
  /** The price of one page. */
  readonly quote: Quote | undefined;
  readonly onCancel: () => void;
  readonly onSendFiles: () => void;
}

export function UploadFooter({ tab, queue, pasted, quote, onCancel, onSendFiles }: UploadFooterProps) {
  const sending = isSending(queue) || pasted.sending;
  const pending = toSend(queue).length;
  // Some were refused, and nothing is left to send.
  const isOver = tab === 'files' && !sending && pending === 0 && queue.some(({ status }) => status === 'error');
  const pages = tab === 'files' ? pagesToSend(queue) : { pages: pasted.text.trim() === '' ? 0 : 1, exact: true };
  return (
    <>
      <p role="status" className="order-1 text-ink-2 text-sm sm:order-none sm:mr-auto sm:self-center">
        {sending ? (
          t.uploadFooter.uploadingYouCanClose
        ) : isOver ? (
          outcomeInWords(queue)
        ) : (
          <Price documents={tab === 'files' ? pending : 1} pages={pages.pages} exact={pages.exact} quote={quote} />
        )}
      </p>
      <Button variant={isOver ? 'primary' : 'secondary'} onClick={onCancel} disabled={sending}>
        {isOver ? t.uploadFooter.close : t.uploadFooter.cancel}
      </Button>
      {isOver ? null : tab === 'files' ? (
        <Button variant="primary" loading={isSending(queue)} disabled={pending === 0} onClick={onSendFiles}>
          {isSending(queue)
            ? t.uploadFooter.uploading
            : pending > 0
              ? t.uploadFooter.upload(pending)
              : t.uploadFooter.upload2}
        </Button>
      ) : (
        <Button variant="primary" loading={pasted.sending} onClick={() => void pasted.send()}>
          {pasted.sending ? t.uploadFooter.uploading : t.uploadFooter.uploadText}
        </Button>
      )}
    </>
  );
}

/** `16 sent, 1 refused` */
function outcomeInWords(queue: readonly UploadItem[]): string {
  const countOf = (wanted: UploadItem['status']) => queue.filter(({ status }) => status === wanted).length;
  return t.uploadFooter.sentRefused(countOf('uploaded'), countOf('error'));
}
