// Actions that a row or card of the documents list asks of its screen.
import type { Document } from '@oneform/contract';

export interface RowActions {
  readonly onViewUpdates: (document: Document) => void;
  readonly onView: (document: Document) => void;
  readonly onViewDetails: (document: Document) => void;
  readonly onReprocess: (document: Document) => void;
  /** With the AI model that it was read without. */
  readonly onReadAgain: (document: Document) => void;
  /** In every collection, not only in the one that it was uploaded for. */
  readonly onUseEverywhere: (document: Document) => void;
  readonly onSplit: (document: Document) => void;
  /** Of a document that was made by splitting or joining, or that is being replaced. */
  readonly onUndoRemake: (document: Document) => void;
  readonly onRead: (document: Document) => void;
  readonly onDownload: (document: Document) => void;
  readonly onDelete: (document: Document) => void;
  readonly onUseTemplate: (templateId: string) => void;
  /** Rejects when it could not be saved. */
  readonly onSayWhose: (document: Document) => void;
  readonly onStartApplication: (personId: string) => void;
  readonly onRename: (document: Document, name: string) => Promise<unknown>;
  /** Documents with an action on its way. */
  readonly busy: ReadonlySet<string>;
  /** There is no collection yet: documents say which templates they would fill. */
  readonly offersTemplates: boolean;
}
