// One control in words: labels, attributes, options, and what stands around it.
import { type ControlOption, MAX_CONTROL_OPTIONS, MAX_CONTROL_WORDS, type PageControl } from '@oneform/contract';
import type { FoundControl } from './find-controls.ts';
import { formOf } from './form-of.ts';
import { headingsOver, legendsOver, type Outline } from './outline.ts';
import { textAfter, textBefore } from './text-around.ts';
import { clean, wordsByIds, wordsOf } from './words.ts';

const MAX_NAME = 120;

export function describeControl(
  { kind, first, members }: FoundControl,
  outline: Outline,
  forms: readonly HTMLFormElement[],
): Omit<PageControl, 'id'> {
  const attribute = (name: string, longest = MAX_CONTROL_WORDS) => clean(first.getAttribute(name), longest);
  const isGroup = kind === 'radio';
  const form = formOf(first);
  const maxLength = 'maxLength' in first ? Number(first.maxLength) : -1;
  const legends = legendsOver(first);
  return dropEmpty({
    kind,
    label: isGroup ? wordsByIds(first, 'aria-labelledby') : labelOf(first),
    aria_label: attribute('aria-label'),
    placeholder: attribute('placeholder'),
    title: attribute('title'),
    hint: wordsByIds(first, 'aria-describedby'),
    autocomplete: attribute('autocomplete'),
    name: attribute('name', MAX_NAME),
    dom_id: attribute('id', MAX_NAME),
    before: textBefore(first),
    after: textAfter(members.at(-1)!),
    legends,
    headings: headingsOver(first, outline),
    options: optionsOf(kind, first, members),
    pattern: attribute('pattern'),
    max_length: maxLength > 0 && maxLength <= 100_000 ? maxLength : undefined,
    input_mode: attribute('inputmode', 20),
    form: form === null ? undefined : forms.indexOf(form),
    form_name: form === null ? undefined : formName(form),
    required: first.matches('[required],[aria-required=true]') || undefined,
  });
}

type Described = Omit<PageControl, 'id'>;

function dropEmpty(words: { readonly [Key in keyof Described]: Described[Key] | undefined }): Described {
  const told = Object.entries(words).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(told) as Described;
}

/** Words of `aria-labelledby` come first, as for whoever listens to the page. */
function labelOf(element: HTMLElement): string {
  const named = wordsByIds(element, 'aria-labelledby');
  if (named !== '') return named;
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return clean(labels.map((label) => wordsOf(label)).join(' '));
}

function optionsOf(kind: PageControl['kind'], first: HTMLElement, members: readonly HTMLElement[]): ControlOption[] {
  if (kind === 'radio') return members.slice(0, MAX_CONTROL_OPTIONS).map(describeMember);
  const list =
    kind === 'select'
      ? [...(first as HTMLSelectElement).options]
      : [...(listOf(first)?.querySelectorAll<HTMLElement>('option,[role=option]') ?? [])];
  return list.slice(0, MAX_CONTROL_OPTIONS).map((option) => {
    const value = clean(option.getAttribute('value') ?? option.getAttribute('data-value'));
    const label = clean(option.textContent) || clean(option.getAttribute('label') ?? option.getAttribute('aria-label'));
    return { label: label || value, ...(value === '' ? {} : { value }) };
  });
}

/** The list that a combobox opens, where the page has it already. */
function listOf(element: HTMLElement): Element | null {
  const id = element.getAttribute('list') ?? element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  return id === null ? null : ((element.getRootNode() as Document).getElementById?.(id) ?? null);
}

function describeMember(member: HTMLElement): ControlOption {
  const label = labelOf(member) || clean(member.getAttribute('aria-label')) || textAfter(member) || wordsOf(member);
  const value = clean(member.getAttribute('value') ?? member.getAttribute('data-value'));
  return { label: label || value, ...(value === '' ? {} : { value }) };
}

const formName = (form: HTMLFormElement): string =>
  clean(
    [
      form.getAttribute('aria-label'),
      wordsByIds(form, 'aria-labelledby'),
      form.getAttribute('name'),
      form.getAttribute('id'),
    ]
      .filter(Boolean)
      .join(' '),
  );
