// The open dialog of the Documents page and the document it is about.
import type { Document } from '@oneform/contract';
import { useEffect, useRef, useState } from 'react';
import { takeShared } from './upload/take-shared.ts';
import type { UploadTab } from './upload/upload-footer.tsx';

type DialogKind = 'upload' | 'details' | 'delete' | 'whose' | 'split';

interface Wishes {
  readonly startWithUpload: UploadTab | undefined;
  /** Another app shares files. */
  readonly isShared: boolean;
  readonly onUploadStarted: (() => void) | undefined;
}

export function useDocumentsDialog({ startWithUpload, isShared, onUploadStarted }: Wishes) {
  const [dropped, setDropped] = useState<readonly File[]>();
  // A closing dialog keeps its content until it is gone, so the kind and the openness are apart.
  const [{ kind, document }, setDialog] = useState<{ kind: DialogKind; document: Document | null }>({
    kind: 'upload',
    document: null,
  });
  const [isOpen, setIsOpen] = useState(false);
  const [startTab, setStartTab] = useState<UploadTab>('files');
  const open = (next: DialogKind, about: Document | null = null) => {
    setDialog({ kind: next, document: about });
    setStartTab('files');
    setIsOpen(true);
  };

  useEffect(() => {
    if (!startWithUpload) return;
    setStartTab(startWithUpload);
    setDialog({ kind: 'upload', document: null });
    setIsOpen(true);
    onUploadStarted?.();
  }, [startWithUpload, onUploadStarted]);

  const openWithFiles = (files: readonly File[]) => {
    setDropped([...files]);
    open('upload');
  };
  const openLatest = useRef(openWithFiles);
  openLatest.current = openWithFiles;
  useEffect(() => {
    if (!isShared) return;
    onUploadStarted?.();
    void takeShared().then((files) => files.length > 0 && openLatest.current(files));
  }, [isShared, onUploadStarted]);
  return { kind, document, isOpen, setIsOpen, startTab, dropped, open, openWithFiles };
}

export type DocumentsDialog = ReturnType<typeof useDocumentsDialog>;
