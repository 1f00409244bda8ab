// The open dialog of the Documents page and the document it is about.
import type { Document } from '@oneform/contract';
import { useEffect, useState } from 'react';
import type { UploadTab } from './upload/upload-footer.tsx';

type DialogKind = 'upload' | 'details' | 'delete' | 'whose';

export function useDocumentsDialog(startWithUpload: UploadTab | undefined, onUploadStarted: (() => void) | undefined) {
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
  return { kind, document, isOpen, setIsOpen, startTab, dropped, open, openWithFiles };
}

export type DocumentsDialog = ReturnType<typeof useDocumentsDialog>;
