// Props of the page of a collection.
import type { Collection, ExpectedDocument, ValueSource } from '@oneform/contract';
import type { ReactNode } from 'react';
import type { SourceDescription } from '../editor/editor-context.ts';

/** Evidence panel beside the form while a source is shown. */
export interface EvidenceProps {
  readonly collectionId: string;
  readonly source: ValueSource;
  readonly sources: readonly ValueSource[];
  readonly onClose: () => void;
  readonly onSelectPath: (path: string) => void;
  readonly labelOf: (path: string) => string;
}

export interface CollectionDetailProps {
  readonly id: string;
  readonly userId: string;
  /** False when the session has ended. */
  readonly isSignedIn: () => boolean;
  /** Name of the open section; the first one when undefined or unknown. */
  readonly section: string | undefined;
  readonly onSelectSection: (name: string) => void;
  /** A field to go to on arrival. */
  readonly field: string | undefined;
  readonly onBack: () => void;
  readonly onHome: () => void;
  readonly onUpload: () => void;
  readonly onDropFiles: (files: readonly File[]) => void;
  /** The authority's own PDF is to be filled from what is saved. */
  readonly onFillForm: (collection: Collection) => void;
  /** Opens the decisions that a document left; those of all documents where none is named. */
  readonly onReview: (documentId?: string) => void;
  /** The papers that usually answer a template's questions; none until they are known. */
  readonly expectedPapers: (templateId: string) => readonly ExpectedDocument[];
  readonly describeSource: (source: ValueSource) => SourceDescription;
  readonly renderEvidence: (props: EvidenceProps) => ReactNode;
  readonly renderTitle: (collection: Collection | undefined) => ReactNode;
}
