import type { Section } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { createEditorStore, draftToStore, marksWithin } from './editor-store.ts';

const sections: Section[] = [
  {
    name: 'me',
    label: 'Me',
    description: '',
    required: true,
    fields: [
      { name: 'name', label: 'Name', type: 'string', description: '', required: true },
      { name: 'city', label: 'City', type: 'string', description: '', required: true },
      {
        name: 'jobs',
        label: 'Jobs',
        type: 'array',
        description: '',
        required: false,
        items: [{ name: 'employer', label: 'Employer', type: 'string', description: '', required: true }],
      },
    ],
  },
];
const collection = (data: object, version = 1, notApplicable: string[] = []) => ({
  sections,
  collection_data: { me: data } as never,
  not_applicable: notApplicable,
  data_version: version,
});

describe('editing', () => {
  it('knows what is unsaved, and that undoing it is not', () => {
    const store = createEditorStore(collection({ name: 'Ada' }));
    expect(store.changedSections()).toEqual([]);
    store.setValue('me.name', 'Eve');
    expect(store.changedSections()).toEqual(['me']);
    store.setValue('me.name', 'Ada');
    expect(store.changedSections()).toEqual([]);
  });

  it('inserts items where they were and removes them by identity', () => {
    const store = createEditorStore(
      collection({
        jobs: [
          { _id: 'a', employer: 'Acme' },
          { _id: 'b', employer: 'Beta' },
        ],
      }),
    );
    store.removeAt('me.jobs.a');
    expect(store.getState().draft.data.me?.jobs).toEqual([{ _id: 'b', employer: 'Beta' }]);
    store.insertItem('me.jobs', { _id: 'a', employer: 'Acme' }, 0);
    expect(store.changedSections()).toEqual([]);
  });

  it('makes the list when the first item comes', () => {
    const store = createEditorStore(collection({}));
    store.insertItem('me.jobs', { _id: 'a' });
    expect(store.getState().draft.data.me?.jobs).toEqual([{ _id: 'a' }]);
  });

  it('hands over what is being typed before anything else happens', () => {
    const store = createEditorStore(collection({ name: 'Ada' }));
    store.addField({ flush: () => store.setValue('me.name', 'Ev') });
    store.startTyping('me.name');
    store.rebase(collection({ name: 'Ada', city: 'Lyon' }, 2));
    expect(store.getState().draft.data.me).toEqual({ name: 'Ev', city: 'Lyon' });
    expect(store.getState().typing.size).toBe(0);
  });
});

describe('meeting a newer state', () => {
  it('keeps own changes and takes the rest', () => {
    const store = createEditorStore(collection({ name: 'Ada', city: 'Lyon' }));
    store.setValue('me.city', 'Paris');
    store.rebase(collection({ name: 'Ada Lovelace', city: 'Lyon' }, 2));
    expect(store.getState().draft.data.me).toEqual({ name: 'Ada Lovelace', city: 'Paris' });
    expect(store.getState().version).toBe(2);
    expect(store.getState().conflicts).toEqual([]);
  });

  it('reports a field changed on both sides until it is settled', () => {
    const store = createEditorStore(collection({ city: 'Lyon' }));
    store.setValue('me.city', 'Paris');
    store.rebase(collection({ city: 'Nice' }, 2));
    expect(store.getState().conflicts).toEqual([{ path: 'me.city', mine: 'Paris', theirs: 'Nice' }]);
    store.settleConflict('me.city', 'theirs');
    expect(store.getState().draft.data.me).toEqual({ city: 'Nice' });
    expect(store.changedSections()).toEqual([]);
  });

  it('after a save counts changes from what was sent', () => {
    const store = createEditorStore(collection({ name: 'Ada', city: 'Lyon' }));
    store.setValue('me.city', 'Paris');
    const sent = store.getState().draft;
    store.setValue('me.name', 'Eve');
    store.markSaved('me', sent);
    store.rebase(collection({ name: 'Ada', city: 'Paris' }, 2));
    expect(store.getState().draft.data.me).toEqual({ name: 'Eve', city: 'Paris' });
    expect(store.getState().conflicts).toEqual([]);
  });
});

describe('discarding', () => {
  it('takes what is still being typed along, and can be undone', () => {
    const store = createEditorStore(collection({ name: 'Ada', city: 'Lyon' }));
    store.setValue('me.city', 'Paris');
    store.addField({ flush: () => store.setValue('me.name', 'Eve') });
    const undo = store.discard();
    expect(store.getState().draft).toEqual(store.getState().base);
    undo();
    expect(store.getState().draft.data.me).toEqual({ name: 'Eve', city: 'Paris' });
  });

  it('leaves what was typed after it for the person to decide', () => {
    const store = createEditorStore(collection({ name: 'Ada', city: 'Lyon' }));
    store.setValue('me.city', 'Paris');
    const undo = store.discard();
    store.setValue('me.city', 'Nice');
    undo();
    expect(store.getState().conflicts).toEqual([{ path: 'me.city', mine: 'Paris', theirs: 'Nice' }]);
  });
});

describe('a draft of an earlier visit', () => {
  it('comes back on top of what was saved since', () => {
    const before = createEditorStore(collection({ name: 'Ada', city: 'Lyon' }));
    before.setValue('me.city', 'Paris');
    before.setNotApplicable('me.jobs', true);
    const stored = draftToStore(before.getState(), '2026-11-21T00:00:00Z');
    const after = createEditorStore(
      collection({ name: 'Ada Lovelace', city: 'Lyon' }, 5),
      JSON.parse(JSON.stringify(stored)),
    );
    expect(after.getState().draft).toEqual({
      data: { me: { name: 'Ada Lovelace', city: 'Paris' } },
      notApplicable: ['me.jobs'],
    });
    expect(marksWithin('me', after.getState().draft)).toEqual(['jobs']);
  });
  it('is nothing when nothing is unsaved', () => {
    expect(draftToStore(createEditorStore(collection({ name: 'Ada' })).getState(), '')).toBeUndefined();
  });
});
