// A loaded collection at work.
import {
  type Collection,
  type CollectionValidation,
  isEmptyValue,
  labelAt,
  OTHER_FIELDS_SECTION,
  parsePath,
} from '@oneform/contract';
import { clsx } from 'clsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCommands } from '#lib/commands.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { useEverywhere } from '#lib/use-everywhere.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useCopyNext } from '../copy/use-copy-next.ts';
import { discardChanges } from '../editor/discard-changes.ts';
import { readDraft } from '../editor/draft-storage.ts';
import { EditorContext, type EditorContextValue } from '../editor/editor-context.ts';
import { createEditorStore, type EditorStore } from '../editor/editor-store.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import { SectionEditor } from '../editor/section-editor.tsx';
import { useKeptDraft } from '../editor/use-kept-draft.ts';
import { useSave } from '../editor/use-save.ts';
import { useCollections } from '../list-collections.ts';
import { useSources } from '../sources/use-sources.ts';
import { useUpdateCollection } from '../update-collection.ts';
import { collectionActions } from './collection-actions.ts';
import type { CollectionDetailProps } from './collection-detail-props.ts';
import { type CollectionDialog, CollectionDialogs } from './collection-dialogs.tsx';
import { CollectionHeader } from './collection-header.tsx';
import { FirstPapers } from './first-papers.tsx';
import { t } from './messages.ts';
import { MissingFields } from './missing-fields.tsx';
import { PapersInWork } from './papers-in-work.tsx';
import { PrintCollection } from './print-collection.tsx';
import { ReadinessFindings } from './readiness-findings.tsx';
import { useAskedSections } from './use-asked-sections.ts';
import { useLiveValidation } from './use-live-validation.ts';
import { useNextPaper } from './use-next-paper.ts';
import { usePrinting } from './use-print.ts';
import { WorkspaceColumns } from './workspace-columns.tsx';

export interface CollectionWorkspaceProps extends CollectionDetailProps {
  readonly collection: Collection;
}

const isAnythingRequired = ({ sections_status }: CollectionValidation): boolean =>
  Object.values(sections_status).some(({ total_required }) => total_required > 0);

const filledSections = ({ collection_data: data }: Collection): ReadonlySet<string> =>
  new Set(Object.entries(data).flatMap(([name, section]) => (isEmptyValue(section) ? [] : [name])));

/** Opens the section of a path and scrolls to its field; `field`: the one to go to on arrival. */
function useGoTo(store: EditorStore, onSelectSection: (name: string) => void, field: string | undefined) {
  const goTo = useCallback(
    (path: string) => {
      onSelectSection(parsePath(path)[0]!);
      store.goTo(path);
    },
    [onSelectSection, store],
  );
  useEffect(() => {
    if (field !== undefined) goTo(field);
  }, [field, goTo]);
  return goTo;
}

/** The editor's state for the life of the page, with what was left unsaved on an earlier visit. */
function useEditorStore(userId: string, collection: Collection) {
  const [{ store, restored }] = useState(() => {
    const stored = readDraft(userId, collection.id);
    const created = createEditorStore(collection, stored);
    return { store: created, restored: created.changedSections().length > 0 ? stored?.at : undefined };
  });
  useEffect(() => store.rebase(collection), [store, collection]);
  useKeptDraft(userId, collection.id, store);
  return { store, restored };
}

/** The editor with its open dialog and the source shown beside it. */
function useWorkspaceEditor(props: CollectionWorkspaceProps) {
  const { collection, describeSource } = props;
  const { store, restored } = useEditorStore(props.userId, collection);
  const sources = useSources(collection.id);
  const [dialog, setDialog] = useState<CollectionDialog>();
  const [shownSource, setShownSource] = useState<string>();
  const source = shownSource === undefined ? undefined : sources.sourceOf(shownSource);
  const goTo = useGoTo(store, props.onSelectSection, props.field);
  const editor = useMemo<EditorContextValue>(
    () => ({
      store,
      sourceOf: sources.sourceOf,
      describeSource,
      showSource: (path) => setShownSource((shown) => (shown === path ? undefined : path)),
      shownSource,
      explainField: (path) => setDialog({ kind: 'explain', path }),
      deleteField: (path, label) => setDialog({ kind: 'delete-field', path, label }),
      addField: (into, parent) => setDialog({ kind: 'add-field', section: into, parent }),
    }),
    [store, sources.sourceOf, describeSource, shownSource],
  );
  const evidence =
    source &&
    props.renderEvidence({
      collectionId: collection.id,
      source,
      sources: sources.all,
      onClose: () => setShownSource(undefined),
      onSelectPath: (path) => {
        setShownSource(path);
        goTo(path);
      },
      labelOf: (path) => labelAt(collection.sections, path),
    });
  return { store, restored, dialog, setDialog, goTo, editor, evidence };
}

export function CollectionWorkspace(props: CollectionWorkspaceProps) {
  const { collection, onSelectSection } = props;
  const { store, restored, dialog, setDialog, goTo, editor, evidence } = useWorkspaceEditor(props);
  const { validation, unsaved } = useLiveValidation(collection.id, store);
  const save = useSave(collection.id, store);
  const update = useUpdateCollection(collection.id);
  const toDecide = useCollections().collections.find(({ id }) => id === collection.id)?.to_decide ?? null;
  const review = () => props.onReview(toDecide?.document_id);
  const [areFindingsOpen, setAreFindingsOpen] = useState(false);
  const everywhere = useEverywhere();
  const hasSidebar = useMediaQuery('(min-width: 1024px)');
  const isPrinting = usePrinting(store.flush);
  const filled = useMemo(() => filledSections(collection), [collection]);
  const sections = useAskedSections(collection, store, { filled, current: props.section, unsaved });
  const section = sections.find(({ name }) => name === props.section) ?? sections[0];
  const copyNext = useCopyNext(store, sections);
  const actions = collectionActions({
    collection,
    sections,
    section,
    store,
    hasUnsaved: unsaved.length > 0,
    onDialog: setDialog,
    onSelectSection,
    onUpload: props.onUpload,
    onFillForm: () => props.onFillForm(collection),
    onCopyNext: copyNext,
    onSave: () => void save.save(),
    onToggleActive: () => update.mutate({ is_active: !collection.is_active }),
  });
  useCommands(collection.collection_name, [...actions.menu, ...actions.further]);
  const navigation = {
    sections,
    validation,
    current: section?.name,
    onSelect: onSelectSection,
    isAutoOrganised: collection.dynamic_template !== null,
    unsaved,
    filled,
  };
  const papers = useNextPaper(collection, validation, props.expectedPapers);
  const missing = validation && (
    <MissingFields
      canBeComplete={collection.template_id !== null || isAnythingRequired(validation)}
      isFolded={!hasSidebar}
      validation={validation}
      onSelect={goTo}
      papers={papers}
      onUseHere={(id) => everywhere.mutate(id)}
      onUpload={props.onUpload}
    />
  );
  const isEmpty = collection.template_id !== null && filled.size === 0 && unsaved.length === 0;

  return (
    <EditorContext value={editor}>
      {props.renderTitle(collection)}
      <div
        className={clsx(
          'mx-auto w-full px-4 py-6 sm:px-6 print:hidden',
          evidence && hasSidebar ? 'max-w-[1800px]' : 'max-w-[1248px]',
        )}
      >
        <CollectionHeader
          collection={collection}
          validation={validation}
          toDecide={toDecide}
          menu={actions.menu}
          areFindingsOpen={areFindingsOpen}
          onBack={props.onBack}
          onUpload={props.onUpload}
          onFillForm={() => props.onFillForm(collection)}
          onDelete={() => setDialog({ kind: 'delete' })}
          onReview={review}
          onToggleFindings={() => setAreFindingsOpen(!areFindingsOpen)}
        />
        <RestoredDraft at={restored} isUnsaved={unsaved.length > 0} onDiscard={() => discardChanges(store)} />
        <PapersInWork isActive={collection.is_active} />
        {areFindingsOpen && <ReadinessFindings findings={validation?.findings ?? []} onSelect={goTo} />}
        {isEmpty && <FirstPapers next={papers?.next} onFiles={props.onDropFiles} />}
        <WorkspaceColumns hasSidebar={hasSidebar} missing={missing} navigation={navigation} evidence={evidence}>
          <SectionEditor
            section={section}
            hasSections={sections.length > 0}
            firstSection={OTHER_FIELDS_SECTION}
            onAutofill={() => setDialog({ kind: 'autofill', section })}
            {...save}
          />
        </WorkspaceColumns>
      </div>
      {isPrinting && (
        <PrintCollection collection={collection} shown={store.getState().draft} hasUnsaved={unsaved.length > 0} />
      )}
      <LeaveGuard {...save} isActive={props.isSignedIn} />
      <CollectionDialogs
        dialog={dialog}
        collection={collection}
        store={store}
        onClose={() => setDialog(undefined)}
        onDeleted={props.onHome}
        onReview={review}
        onSelectSection={onSelectSection}
      />
    </EditorContext>
  );
}

interface RestoredDraftProps {
  /** When it was left; undefined when there was none. */
  readonly at: string | undefined;
  readonly isUnsaved: boolean;
  readonly onDiscard: () => void;
}

function RestoredDraft({ at, isUnsaved, onDiscard }: RestoredDraftProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (at === undefined || isClosed || !isUnsaved) return null;
  return (
    <Banner
      tone="blue"
      className="mt-4"
      onDismiss={() => setIsClosed(true)}
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t.collectionWorkspace.discardThem}
        </Button>
      }
    >
      {t.collectionWorkspace.yourUnsavedChanges} <RelativeTime time={at} /> {t.collectionWorkspace.areBack}
    </Banner>
  );
}
