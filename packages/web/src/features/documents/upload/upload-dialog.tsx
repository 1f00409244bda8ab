// Upload Documents: files dropped, picked or pasted, or pasted text; sends them with their price known beforehand.
import { ACCEPTED_MEDIA_TYPES } from '@oneform/contract';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { pastedFiles } from '#lib/pasted-files.ts';
import { useEverywhere } from '#lib/use-everywhere.ts';
import { Banner } from '#ui/banner.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { Label } from '#ui/label.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { useQuote } from '../use-quote.ts';
import { JoinBar } from './join-bar.tsx';
import { t } from './messages.ts';
import { PasteText } from './paste-text.tsx';
import { TakePhoto } from './take-photo.tsx';
import { UploadFooter, type UploadTab } from './upload-footer.tsx';
import { UploadList } from './upload-list.tsx';
import { hasSucceeded, isPicture, isSending } from './upload-queue.ts';
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

const tabs = [
  { value: 'files', label: t.uploadDialog.uploadFiles },
  { value: 'text', label: t.uploadDialog.pasteText },
] as const;

interface Incoming extends Pick<UploadDialogProps, 'open' | 'dropped'> {
  readonly startWith: UploadTab;
  readonly add: (files: readonly File[]) => void;
}

/** The open tab, the files that come in, and the reasons for those that are refused. */
function useIncomingFiles({ open, startWith, dropped, add }: Incoming) {
  const [tab, setTab] = useState<UploadTab>(startWith);
  // Asked for anew while it is there already.
  useEffect(() => {
    if (open) setTab(startWith);
  }, [open, startWith]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

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
  return { tab, setTab, refusals, setRefusals, take };
}

/** Closes the dialog a moment after everything has been sent. */
function useAutoClose(isDone: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => close.current(), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
}

export function UploadDialog({ open, onOpenChange, collectionId, dropped, startWith = 'files' }: UploadDialogProps) {
  const [isForOne, setIsForOne] = useState(false);
  const target = { collectionId, isOnlyForCollection: isForOne };
  const { queue, send, add, remove, retry, unlock, sendAgain, join, split, restore, clear } = useUploadQueue(target);
  const { tab, setTab, refusals, setRefusals, take } = useIncomingFiles({ open, startWith, dropped, add });
  const everywhere = useEverywhere();
  const pasted = usePastedText(target, () => onOpenChange(false));
  const { data: quote } = useQuote(undefined, { enabled: open });
  const sending = isSending(queue) || pasted.sending;

  useAutoClose(hasSucceeded(queue), () => {
    clear();
    setRefusals([]);
    onOpenChange(false);
  });

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
    <ForOneChoice checked={isForOne} disabled={sending} onChange={setIsForOne} />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closable={!sending}
      title={t.uploadDialog.uploadDocuments}
      description={
        !isForOne
          ? t.uploadDialog.passportsPayslipsStatementsLettersTheir
          : t.uploadDialog.passportsPayslipsStatementsLettersTheir2
      }
      footer={
        <UploadFooter
          tab={tab}
          queue={queue}
          pasted={pasted}
          quote={quote}
          onCancel={() => onOpenChange(false)}
          onSendFiles={() => void sendFiles()}
        />
      }
    >
      <div onPaste={pasteFiles}>
        <Tabs
          label={t.uploadDialog.whatToUpload}
          value={tab}
          onChange={setTab}
          tabs={tabs.map((one) => ({ ...one, disabled: sending && one.value !== tab }))}
        >
          <TabPanel value="files">
            <DropZone
              onFiles={take}
              accept={ACCEPTED_MEDIA_TYPES.join(',')}
              disabled={sending}
              label={t.uploadDialog.dropFilesHereOrChoose}
              hint={t.uploadDialog.pdfJpgPngOrTxt}
              className={queue.length > 0 ? 'py-5' : ''}
            />
            <TakePhoto taken={queue.filter(isPicture).length} disabled={sending} onFiles={take} />
            {isForOneChoice}
            <Refusals refusals={refusals} onDismiss={() => setRefusals([])} />
            <JoinBar queue={queue} onJoin={join} />
            <UploadList
              queue={queue}
              collectionId={collectionId}
              pagePrice={quote?.credits}
              onRemove={remove}
              onRetry={retry}
              onSendAgain={sendAgain}
              onUnlocked={unlock}
              onSplit={split}
              onRestore={restore}
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

interface ForOneChoiceProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

function ForOneChoice({ checked, disabled, onChange }: ForOneChoiceProps) {
  return (
    <Label className="mt-3 flex items-start gap-2">
      <Checkbox
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next === true)}
        className="mt-px"
      />
      {t.uploadDialog.useOnlyInThisCollection}
    </Label>
  );
}

function Refusals({ refusals, onDismiss }: { readonly refusals: readonly string[]; readonly onDismiss: () => void }) {
  if (refusals.length === 0) return null;
  return (
    <Banner tone="red" className="mt-4" onDismiss={onDismiss}>
      {refusals.map((refusal) => (
        <span key={refusal} className="block">
          {refusal}
        </span>
      ))}
    </Banner>
  );
}
