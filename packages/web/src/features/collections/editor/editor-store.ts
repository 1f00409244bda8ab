// The state of editing one collection: what was loaded, what the person made of it, what is still being typed.
import {
  type Collection,
  type DataValue,
  isWithin,
  joinPath,
  parsePath,
  removeValueAt,
  type Section,
  setValueAt,
  valueAt,
} from '@oneform/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { changedSections } from './changed-fields.ts';
import type { EditedState, StoredDraft } from './draft-storage.ts';
import { type MergeConflict, mergeMarks, mergeValues } from './merge-values.ts';

export interface EditorState {
  readonly sections: readonly Section[];
  /** `data_version` that `base` is. */
  readonly version: number;
  readonly base: EditedState;
  readonly draft: EditedState;
  /** Paths being typed into whose text is not in `draft` yet. */
  readonly typing: ReadonlySet<string>;
  /** Fields that were changed here and elsewhere; `draft` holds what was typed here. */
  readonly conflicts: readonly MergeConflict[];
  /** A field to scroll to and focus; a new object for each wish. */
  readonly target: { readonly path: string } | null;
  /** Grows when everything is discarded: fields forget what is being typed. */
  readonly generation: number;
}

/** A field in which something is being typed. */
export interface TypingField {
  /** Hands over what was typed so far. */
  readonly flush: () => void;
}

type LoadedCollection = Pick<Collection, 'sections' | 'collection_data' | 'not_applicable' | 'data_version'>;

const loaded = (collection: LoadedCollection): EditedState => ({
  data: collection.collection_data,
  notApplicable: collection.not_applicable,
});

/** The present state, with the person's changes since `base` put on top. */
function rebaseDraft(base: EditedState, draft: EditedState, theirs: EditedState) {
  const conflicts: MergeConflict[] = [];
  const data = { ...theirs.data };
  for (const name of Object.keys(draft.data)) {
    const merged = mergeValues(base.data[name], draft.data[name], theirs.data[name], [name]);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) data[name] = merged.value as EditedState['data'][string];
  }
  const notApplicable = mergeMarks(base.notApplicable, draft.notApplicable, theirs.notApplicable);
  return { draft: { data, notApplicable }, conflicts };
}

/** The person's changes. */
const editing = ({ getState, setState }: StoreApi<EditorState>) => ({
  startTyping(path: string) {
    if (!getState().typing.has(path)) setState(({ typing }) => ({ typing: new Set(typing).add(path) }));
  },
  setValue(path: string, value: DataValue) {
    setState(({ draft, sections, typing, conflicts }) => ({
      draft: { ...draft, data: setValueAt(draft.data, path, value, sections) },
      typing: typing.has(path) ? new Set([...typing].filter((one) => one !== path)) : typing,
      conflicts: conflicts.filter((conflict) => conflict.path !== path),
    }));
  },
  /** Puts an item into a repeated group, at the end unless told where. */
  insertItem(path: string, item: DataValue, index?: number) {
    const { draft, sections } = getState();
    const present = valueAt(draft.data, path);
    const list = Array.isArray(present) ? (present as readonly DataValue[]) : [];
    const data = setValueAt(draft.data, path, list.toSpliced(index ?? list.length, 0, item), sections);
    setState({ draft: { ...draft, data } });
  },
  removeAt(path: string) {
    setState(({ draft, conflicts }) => ({
      draft: { ...draft, data: removeValueAt(draft.data, path) },
      conflicts: conflicts.filter((conflict) => !isWithin(conflict.path, path)),
    }));
  },
  setNotApplicable(path: string, isMarked: boolean) {
    setState(({ draft }) => {
      const others = draft.notApplicable.filter((marked) => marked !== path);
      return { draft: { ...draft, notApplicable: isMarked ? [...others, path] : others } };
    });
  },
  settleConflict(path: string, side: 'mine' | 'theirs') {
    setState(({ draft, sections, conflicts }) => {
      const conflict = conflicts.find((one) => one.path === path);
      const rest = conflicts.filter((one) => one.path !== path);
      if (!conflict || side === 'mine') return { conflicts: rest };
      return {
        conflicts: rest,
        draft: { ...draft, data: setValueAt(draft.data, path, conflict.theirs, sections) },
      };
    });
  },
});

/** The exchange with the server: newer states, saved sections, and starting over from the last one. */
const syncing = ({ getState, setState }: StoreApi<EditorState>, flush: () => void) => ({
  /** The state on the server is another one now; own changes stay on top of it. */
  rebase(collection: LoadedCollection) {
    flush();
    const { base, draft, version, sections } = getState();
    const theirs = loaded(collection);
    // An answer that was on its way while something newer arrived.
    if (collection.data_version < version) return;
    if (theirs.data === base.data && collection.sections === sections && collection.data_version === version) return;
    const top = rebaseDraft(base, draft, theirs);
    setState(({ conflicts }) => ({
      sections: collection.sections,
      version: collection.data_version,
      base: theirs,
      draft: top.draft,
      conflicts: [
        ...conflicts.filter(({ path }) => top.conflicts.every((conflict) => conflict.path !== path)),
        ...top.conflicts,
      ],
    }));
  },
  /** A section has arrived as `sent`: that is what own changes count from now. */
  markSaved(section: string, sent: EditedState) {
    setState(({ base }) => ({
      base: {
        data: { ...base.data, [section]: sent.data[section] ?? {} },
        notApplicable: [
          ...base.notApplicable.filter((path) => parsePath(path)[0] !== section),
          ...sent.notApplicable.filter((path) => parsePath(path)[0] === section),
        ],
      },
    }));
  },
  /** Returns its own undo, which puts the discarded changes on top of what stands there by then. */
  discard() {
    flush();
    const discarded = getState();
    setState(({ base, generation }) => ({
      draft: base,
      typing: new Set(),
      conflicts: [],
      generation: generation + 1,
    }));
    return () => setState(({ draft }) => rebaseDraft(discarded.base, discarded.draft, draft));
  },
});

export type EditorStore = ReturnType<typeof createEditorStore>;

/** `stored`: changes of an earlier visit, put on top of what was saved since. */
export function createEditorStore(collection: LoadedCollection, stored?: StoredDraft) {
  const base = loaded(collection);
  const start = stored ? rebaseDraft(stored.base, stored.draft, base) : { draft: base, conflicts: [] };
  const store = createStore<EditorState>(() => ({
    sections: collection.sections,
    version: collection.data_version,
    base,
    draft: start.draft,
    typing: new Set<string>(),
    conflicts: start.conflicts,
    target: null,
    generation: 0,
  }));
  const fields = new Set<TypingField>();
  const { getState, setState } = store;

  const flush = () => {
    for (const field of fields) field.flush();
  };

  return {
    ...store,
    /** Returns its own undo. */
    addField(field: TypingField) {
      fields.add(field);
      return () => void fields.delete(field);
    },
    flush,
    ...editing(store),
    ...syncing(store, flush),
    goTo(path: string) {
      setState({ target: { path } });
    },
    /** The field that was wanted has been found. */
    arrive() {
      setState({ target: null });
    },
    changedSections: () => changedSections(getState().base, getState().draft),
  };
}

/** The part of the state worth keeping across visits; undefined when nothing is unsaved. */
export function draftToStore({ base, draft }: EditorState, at: string): StoredDraft | undefined {
  const names = changedSections(base, draft);
  if (names.length === 0) return undefined;
  const pick = ({ data, notApplicable }: EditedState): EditedState => ({
    data: Object.fromEntries(names.map((name) => [name, data[name] ?? {}])),
    notApplicable: notApplicable.filter((path) => names.includes(parsePath(path)[0]!)),
  });
  return { at, base: pick(base), draft: pick(draft) };
}

/** Paths inside a section, without its name, as the API wants them. */
export const marksWithin = (section: string, { notApplicable }: EditedState): string[] =>
  notApplicable.filter((path) => parsePath(path)[0] === section).map((path) => joinPath(...parsePath(path).slice(1)));
