// The engine: what a document is, what it says, and which fields of a collection that fills. Light: reading itself runs in children, or
// comes from `@oneform/engine/reading`.

export { factNames, factOf } from '#catalogue/facts/facts.ts';
export { areSides, sidedTypes } from '#categorise/are-sides.ts';
export type * from '#document/facts.ts';
export type { MachineReading } from '#document/machine-reading.ts';
export type * from '#document/read-document.ts';
export type { PageOutline, ReadOutline } from '#document/read-outline.ts';
export type * from '#fill/fill-result.ts';
export { convertTyped } from '#map/convert-typed.ts';
export { isSuggestion } from '#map/is-suggestion.ts';
export { mapFacts } from '#map/map-facts.ts';
export { indexPeople, type PeopleIndex } from '#map/people/index-people.ts';
export { applicantOf } from '#map/people/known-people.ts';
export { isIdentified, isSamePerson, type KnownPerson, type MentionedAs } from '#map/people/same-person.ts';
export { findSubjects, identifyingFacts, isIdentityPaper, marksOf } from '#map/people/subjects-of-paper.ts';
export { writeFullName } from '#map/people/write-full-name.ts';
export type { MapTarget, ProposedValue } from '#map/proposed-value.ts';
export { hasWordVectors } from '#meaning/vectors-file.ts';
export type * from '#models/document-model.ts';
export type { ModelClock, ModelSettings } from '#models/model-settings.ts';
export { hasPageModel } from '#page-model/network-file.ts';
export { sniffMediaType } from '#read/sniff-media-type.ts';
export { sandboxProtections } from '#sandbox/child-command.ts';
export { createEnginePool, type EnginePool } from '#sandbox/engine-pool.ts';
export { cityElsewhere } from '#values/places/city-elsewhere.ts';
