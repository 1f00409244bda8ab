// Browser events by which parts that do not know each other tell of documents.

/** Something about documents has changed: what is open looks again. */
export const DOCUMENTS_CHANGED = 'documentProcessingComplete';

export const announceDocumentsChanged = (): void => void window.dispatchEvent(new Event(DOCUMENTS_CHANGED));

export interface AddedDocument {
  readonly id: string;
  readonly name: string;
}

const DOCUMENTS_IN_WORK = 'oneform:documents-in-work';

interface InWork {
  readonly documents: readonly AddedDocument[];
  /** Reading was started from here just now, so that an end announced earlier does not count. */
  readonly isNew: boolean;
}

const announceInWork = (detail: InWork): void =>
  void window.dispatchEvent(new CustomEvent(DOCUMENTS_IN_WORK, { detail }));

/** Reading of these has been started from here; their end will be announced. */
export const announceDocumentsStarted = (documents: readonly AddedDocument[]): void =>
  announceInWork({ documents, isNew: true });

/** These were seen in work; their end will be announced, unless it has been. */
export const announceDocumentsSeen = (documents: readonly AddedDocument[]): void =>
  announceInWork({ documents, isNew: false });

export function onDocumentsInWork(listener: (inWork: InWork) => void): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<InWork>).detail);
  window.addEventListener(DOCUMENTS_IN_WORK, receive);
  return () => window.removeEventListener(DOCUMENTS_IN_WORK, receive);
}
