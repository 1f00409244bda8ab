// The browser event that says documents have changed, so that what is open can look again.

export const DOCUMENTS_CHANGED = 'documentProcessingComplete';

export const announceDocumentsChanged = (): void => void window.dispatchEvent(new Event(DOCUMENTS_CHANGED));
