// The sections as the sidebar lists them.
import { type CollectionValidation, OTHER_FIELDS_SECTION, type Section } from '@oneform/contract';

/** Required first, then optional, the catch-all last; otherwise in the order of the template. */
export const orderSections = (sections: readonly Section[]): readonly Section[] => {
  const rank = ({ name, required }: Section) => (name === OTHER_FIELDS_SECTION ? 2 : required ? 0 : 1);
  return [...sections].sort((a, b) => rank(a) - rank(b));
};

export const sectionPercent = (validation: CollectionValidation | undefined, name: string): number =>
  validation?.sections_status[name]?.completion_percentage ?? 0;

/** Required fields of a section that are still empty. */
export const countMissing = (validation: CollectionValidation | undefined, name: string): number =>
  validation?.missing_fields.filter(({ section }) => section === name).length ?? 0;
