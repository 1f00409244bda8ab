// The list of documents as a table, and as cards where there is no room for one.
import type { Document } from '@oneform/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatBytes } from '#lib/format.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Cell, Table } from '#ui/table.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { DocumentName } from './document-name.tsx';
import { typeWords } from './document-state.ts';
import { DocumentStatus } from './document-status.tsx';
import { FillableTemplates } from './fillable-templates.tsx';
import { t } from './messages.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import { PrimaryAction } from './primary-action.tsx';
import { RemakeLine } from './remake/remake-line.tsx';
import type { RowActions } from './row-actions.ts';
import type { Selection } from './selection/use-selection.ts';
import { WhoseLine } from './whose-line.tsx';
import { WhoseQuestion } from './whose-question.tsx';

const columns = [
  { label: t.documentsTable.document },
  { label: t.documentsTable.type },
  { label: t.documentsTable.size, align: 'right' },
  { label: t.documentsTable.status },
  { label: t.documentsTable.uploaded },
  { label: t.documentsTable.actions, align: 'right' },
] as const;

interface RowProps {
  readonly document: Document;
  readonly actions: RowActions;
  readonly selection: Selection;
}

function useRow({ document, actions, selection }: RowProps, limit?: number) {
  const [editing, setEditing] = useState(false);
  return {
    tick: (
      <Checkbox
        aria-label={t.documentsTable.select(document.display_name)}
        checked={selection.has(document.id)}
        onCheckedChange={(checked) => selection.set([document.id], checked === true)}
      />
    ),
    name: (
      <DocumentName
        document={document}
        editing={editing}
        onEditingChange={setEditing}
        onRename={(name) => actions.onRename(document, name)}
      />
    ),
    menu: <DocumentMenu document={document} actions={actions} onRename={() => setEditing(true)} />,
    question: document.whose?.status === 'asks' && (
      <WhoseQuestion document={document} onStartApplication={actions.onStartApplication} />
    ),
    templates: actions.offersTemplates && document.processing_status === 'completed' && (
      <FillableTemplates
        documentId={document.id}
        onUse={actions.onUseTemplate}
        {...(limit !== undefined && { limit })}
      />
    ),
  };
}

function Row(props: RowProps) {
  const { document, actions, selection } = props;
  const { tick, name, menu, question, templates } = useRow(props);
  return (
    <>
      {/* As high as a row in work, so that nothing moves when its reading ends. */}
      <tr className={clsx('group h-18', question && 'border-0!', selection.has(document.id) && 'bg-accent-soft')}>
        <Cell className="w-[32%] max-w-0">
          <div className="flex items-center gap-3">
            {tick}
            <PageThumbnail document={document} />
            <div className="min-w-0 flex-1">
              {name}
              <WhoseLine document={document} />
              <RemakeLine document={document} />
            </div>
          </div>
          {templates && <div className="mt-2 pl-20">{templates}</div>}
        </Cell>
        <Cell className="whitespace-nowrap">
          {typeWords(document.document_type) ?? <span className="text-ink-3">{t.documentsTable.notKnownYet}</span>}
          {document.page_count !== null && document.page_count > 1 && (
            <span className="block text-ink-3 text-xs">{t.documentsTable.page(document.page_count)}</span>
          )}
        </Cell>
        <Cell className="whitespace-nowrap text-right text-ink-2 tabular-nums">{formatBytes(document.file_size)}</Cell>
        <Cell className="min-w-56">
          <DocumentStatus document={document} />
        </Cell>
        <Cell className="whitespace-nowrap text-ink-2">
          <RelativeTime time={document.uploaded_at} />
        </Cell>
        <Cell>
          <div className="flex items-center justify-end gap-1">
            <PrimaryAction document={document} actions={actions} />
            {menu}
          </div>
        </Cell>
      </tr>
      {question && (
        <tr>
          <Cell colSpan={columns.length} className="pt-0">
            {question}
          </Cell>
        </tr>
      )}
    </>
  );
}

/** As low as a finger allows: twenty of them are looked through in a few strokes. */
function DocumentCard(props: RowProps) {
  const { document, actions, selection } = props;
  const { tick, name, menu, question, templates } = useRow(props, 1);
  const type = typeWords(document.document_type);
  return (
    <li className={clsx('flex flex-col gap-1 px-3 py-2.5', selection.has(document.id) && 'bg-accent-soft')}>
      <div className="flex items-start gap-3">
        <span className="mt-3 flex">{tick}</span>
        <PageThumbnail document={document} />
        <div className="min-w-0 flex-1">
          {name}
          <p className="mt-0.5 truncate text-ink-2 text-sm">
            {type && `${type} · `}
            <span className="tabular-nums">{formatBytes(document.file_size)}</span>
            {' · '}
            <RelativeTime time={document.uploaded_at} />
          </p>
          <WhoseLine document={document} />
          <RemakeLine document={document} />
        </div>
        <div className="-mt-1.5 -mr-2">{menu}</div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <DocumentStatus document={document} />
        {/* Without collections there are no updates to view. */}
        {templates || <PrimaryAction document={document} actions={actions} />}
      </div>
      {question}
    </li>
  );
}

export interface DocumentsTableProps {
  readonly documents: readonly Document[];
  readonly actions: RowActions;
  readonly selection: Selection;
}

export function DocumentsTable({ documents, ...shared }: DocumentsTableProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  if (!isWide) {
    return (
      <ul aria-label={t.documentsTable.documents} className="flex flex-col divide-y rounded-lg border bg-surface">
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} {...shared} />
        ))}
      </ul>
    );
  }
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <Table caption={t.documentsTable.documents} columns={columns}>
        {documents.map((document) => (
          <Row key={document.id} document={document} {...shared} />
        ))}
      </Table>
    </div>
  );
}
