// True while a control is still the one that was described, and a person still sees it: a page may move it in between.
import type { PageControl } from '@oneform/contract';
import type { DescribedPage } from '../describe-page.ts';
import type { FoundControl } from '../find-controls.ts';
import { isSeen } from '../is-seen.ts';

/** Compared with a description that was made after the answer came: the same element, asking in the same words. */
export function sameControl(
  words: PageControl,
  { first, members }: FoundControl,
  now: DescribedPage,
): { control: FoundControl; words: PageControl } | undefined {
  for (const [id, control] of now.elements) {
    if (control.first !== first || control.members.length !== members.length) continue;
    const found = now.description.controls.find((one) => one.id === id)!;
    return asks(found) === asks(words) ? { control, words: found } : undefined;
  }
  return undefined;
}

/** Words that say what is asked; what stands around it may change with the answer to another question. */
const asks = ({
  kind,
  label,
  aria_label,
  placeholder,
  autocomplete,
  name,
  dom_id,
  legends,
  options,
}: PageControl): string =>
  JSON.stringify([
    kind,
    label,
    aria_label,
    placeholder,
    autocomplete,
    name,
    dom_id,
    legends,
    kind === 'radio' && options,
  ]);

const attributes = ['type', 'name', 'id', 'autocomplete', 'placeholder', 'aria-label', 'readonly', 'disabled', 'role'];

export interface Seal {
  readonly element: HTMLElement;
  readonly attributes: string;
}

/** Attributes that decide what a control is. */
export const sealOf = (element: HTMLElement): Seal => ({
  element,
  attributes: attributes.map((name) => element.getAttribute(name) ?? '').join('\n'),
});

/** Cheap enough to be asked right before every single control is written. */
export const isSealed = ({ element, attributes: sealed }: Seal): boolean =>
  element.isConnected && sealOf(element).attributes === sealed && isSeen(element);
