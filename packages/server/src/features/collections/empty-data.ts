// Data of a new collection: the empty value of each field of its template.
import {
  type CollectionData,
  type DataValue,
  defaultValue,
  type FieldDefinition,
  type Section,
} from '@oneform/contract';

/** A yes/no question stays unanswered: "no" would be an answer that nobody gave. */
const emptyValue = ({ type }: FieldDefinition): DataValue => (type === 'boolean' ? null : defaultValue(type));

export function emptyData(sections: readonly Section[]): CollectionData {
  return Object.fromEntries(
    sections.map((section) => [
      section.name,
      Object.fromEntries(section.fields.map((field) => [field.name, emptyValue(field)])),
    ]),
  );
}
