// Browser events by which parts that do not know each other tell of documents.

/** Something about documents has changed: what is open looks again. */
export const DOCUMENTS_CHANGED = 'documentProcessingComplete';

export const announceDocumentsChanged = (): void => void window.dispatchEvent(new Event(DOCUMENTS_CHANGED));

export interface AddedDocument {
  readonly id: string;
  readonly name: string;
}

const DOCUMENTS_STARTED = 'oneform:documents-started';

/** Reading of these has been started from here; their end will be announced. */
export const announceDocumentsStarted = (documents: readonly AddedDocument[]): void =>
  void window.dispatchEvent(new CustomEvent(DOCUMENTS_STARTED, { detail: documents }));

export function onDocumentsStarted(listener: (documents: readonly AddedDocument[]) => void): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<readonly AddedDocument[]>).detail);
  window.addEventListener(DOCUMENTS_STARTED, receive);
  return () => window.removeEventListener(DOCUMENTS_STARTED, receive);
}
