// The places of a collection that facts can go to: single fields, and repeated groups with the fields of their items.
import { type FieldDefinition, isStructural, joinPath, type Section } from '@oneform/contract';
import { type Slot, toSlot } from './references.ts';

export interface Place extends Slot {
  readonly path: string;
}

export interface ListPlace {
  readonly path: string;
  readonly field: FieldDefinition;
  /** Paths within an item. */
  readonly slots: readonly Place[];
}

export interface Places {
  readonly single: readonly Place[];
  readonly lists: readonly ListPlace[];
}

/** Sections of a template are the same object for all its collections, and every paper asks. */
const remembered = new WeakMap<readonly Section[], Places>();

/** Lists within items are left to the person: which item's list a paper means cannot be told. */
export function findPlaces(sections: readonly Section[]): Places {
  const known = remembered.get(sections);
  if (known) return known;
  const places = workOut(sections);
  remembered.set(sections, places);
  return places;
}

function workOut(sections: readonly Section[]): Places {
  const single: Place[] = [];
  const lists: ListPlace[] = [];
  for (const section of sections) {
    const visit = (fields: readonly FieldDefinition[], keys: readonly string[], groups: readonly FieldDefinition[]) => {
      for (const field of fields) {
        const path = joinPath(...keys, field.name);
        if (!isStructural(field)) single.push({ path, ...toSlot(section, groups, field) });
        else if (field.type === 'object') visit(field.properties ?? [], [...keys, field.name], [...groups, field]);
        else lists.push({ path, field, slots: itemSlots(section, field, [...groups, field]) });
      }
    };
    visit(section.fields, [section.name], []);
  }
  return { single, lists };
}

function itemSlots(section: Section, list: FieldDefinition, groups: readonly FieldDefinition[]): Place[] {
  const slots: Place[] = [];
  const visit = (fields: readonly FieldDefinition[], keys: readonly string[], around: readonly FieldDefinition[]) => {
    for (const field of fields) {
      if (field.type === 'object') visit(field.properties ?? [], [...keys, field.name], [...around, field]);
      else if (!isStructural(field))
        slots.push({ path: joinPath(...keys, field.name), ...toSlot(section, around, field) });
    }
  };
  visit(list.items ?? [], [], groups);
  return slots;
}
