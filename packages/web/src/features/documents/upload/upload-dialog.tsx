// Upload Documents: files dropped, picked or pasted, or pasted text; sends them with their price known beforehand.
import { ACCEPTED_MEDIA_TYPES } from '@oneform/contract';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { count } from '#lib/format.ts';
import { pastedFiles } from '#lib/pasted-files.ts';
import { useEverywhere } from '#lib/use-everywhere.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Label } from '#ui/label.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { useQuote } from '../use-quote.ts';
import { PasteText } from './paste-text.tsx';
import { Price } from './price.tsx';
import { UploadList } from './upload-list.tsx';
import { hasSucceeded, isSending, pagesToSend, toSend } from './upload-queue.ts';
import { announceFailed, announceUploaded } from './upload-toasts.ts';
import { usePastedText } from './use-pasted-text.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import { refuseFile, withType } from './validate-file.ts';

const AUTO_CLOSE_MS = 1_000;

export interface UploadDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The collection that is open: what is uploaded is put into it, and fills every other one that can use it unless the person says otherwise. */
  readonly collectionId?: string | undefined;
  /** Files dropped on the page: each new list is queued when it comes. */
  readonly dropped?: readonly File[] | undefined;
  /** The tab it opens on. */
  readonly startWith?: UploadTab | undefined;
}

export type UploadTab = 'files' | 'text';

const tabs = [
  { value: 'files', label: 'Upload Files' },
  { value: 'text', label: 'Paste Text' },
] as const;

export function UploadDialog({ open, onOpenChange, collectionId, dropped, startWith = 'files' }: UploadDialogProps) {
  const [tab, setTab] = useState<UploadTab>(startWith);
  // Asked for anew while it is there already.
  useEffect(() => {
    if (open) setTab(startWith);
  }, [open, startWith]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isForOne, setIsForOne] = useState(false);
  const target = { collectionId, isOnlyForCollection: isForOne };
  const { queue, send, add, remove, retry, unlock, sendAgain, clear } = useUploadQueue(target);
  const everywhere = useEverywhere();
  const pasted = usePastedText(target, () => onOpenChange(false));
  const { data: quote } = useQuote(undefined, { enabled: open });
  const sending = isSending(queue) || pasted.sending;
  const pending = toSend(queue).length;
  const done = hasSucceeded(queue);

  const take = (files: readonly File[]) => {
    const typed = files.map(withType);
    setRefusals(typed.map(refuseFile).filter((refusal) => refusal !== undefined));
    add(typed.filter((file) => refuseFile(file) === undefined));
  };
  const takeLatest = useRef(take);
  takeLatest.current = take;
  useEffect(() => {
    if (!dropped || dropped.length === 0) return;
    setTab('files');
    takeLatest.current(dropped);
  }, [dropped]);

  const close = useRef(() => {});
  close.current = () => {
    clear();
    setRefusals([]);
    onOpenChange(false);
  };
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close.current(), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const sendFiles = async () => {
    setRefusals([]);
    const { sent, failed } = await send();
    announceUploaded(sent);
    announceFailed(failed);
  };

  const pasteFiles = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData, event.target);
    if (files.length === 0 || sending) return;
    event.preventDefault();
    setTab('files');
    take(files);
  };

  const isForOneChoice = collectionId !== undefined && (
    <Label className="mt-3 flex items-start gap-2">
      <Checkbox
        checked={isForOne}
        disabled={sending}
        onCheckedChange={(checked) => setIsForOne(checked === true)}
        className="mt-px"
      />
      Use only in this collection
    </Label>
  );
  const pages = tab === 'files' ? pagesToSend(queue) : { pages: pasted.text.trim() === '' ? 0 : 1, exact: true };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closable={!sending}
      title="Upload Documents"
      description={
        !isForOne
          ? 'Passports, payslips, statements, letters: their contents fill every collection that can use them.'
          : 'Passports, payslips, statements, letters: their contents fill this collection.'
      }
      footer={
        <>
          <p role="status" className="order-1 text-ink-2 text-sm sm:order-none sm:mr-auto sm:self-center">
            {sending ? (
              'Uploading. You can close this once everything has been sent.'
            ) : (
              <Price documents={tab === 'files' ? pending : 1} pages={pages.pages} exact={pages.exact} quote={quote} />
            )}
          </p>
          <Button onClick={() => onOpenChange(false)} disabled={sending}>
            Cancel
          </Button>
          {tab === 'files' ? (
            <Button
              variant="primary"
              loading={isSending(queue)}
              disabled={pending === 0}
              onClick={() => void sendFiles()}
            >
              {isSending(queue) ? 'Uploading...' : pending > 0 ? `Upload ${count(pending, 'file')}` : 'Upload'}
            </Button>
          ) : (
            <Button variant="primary" loading={pasted.sending} onClick={() => void pasted.send()}>
              {pasted.sending ? 'Uploading...' : 'Upload Text'}
            </Button>
          )}
        </>
      }
    >
      <div onPaste={pasteFiles}>
        <Tabs
          label="What to upload"
          value={tab}
          onChange={setTab}
          tabs={tabs.map((one) => ({ ...one, disabled: sending && one.value !== tab }))}
        >
          <TabPanel value="files">
            <DropZone
              onFiles={take}
              accept={ACCEPTED_MEDIA_TYPES.join(',')}
              disabled={sending}
              label="Drop files here, or choose files"
              hint="PDF, JPG, PNG or TXT, up to 10 MB each. You can also paste pictures."
              className={queue.length > 0 ? 'py-5' : ''}
            />
            {isForOneChoice}
            {refusals.length > 0 && (
              <Banner tone="red" className="mt-4" onDismiss={() => setRefusals([])}>
                {refusals.map((refusal) => (
                  <span key={refusal} className="block">
                    {refusal}
                  </span>
                ))}
              </Banner>
            )}
            <UploadList
              queue={queue}
              collectionId={collectionId}
              pagePrice={quote?.credits}
              onRemove={remove}
              onRetry={retry}
              onSendAgain={sendAgain}
              onUnlocked={unlock}
              onUseEverywhere={(item) =>
                item.known && everywhere.mutate(item.known.id, { onSuccess: () => remove(item.id) })
              }
            />
          </TabPanel>
          <TabPanel value="text">
            <PasteText pasted={pasted} />
            {isForOneChoice}
          </TabPanel>
        </Tabs>
      </div>
    </Dialog>
  );
}
