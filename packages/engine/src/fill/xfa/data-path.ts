// Path of a value in the data of an XFA form, from the root element downwards.
import { elementsOf, localName, setText, textOf, type XmlNode } from './xml-tree.ts';

export interface Step {
  readonly name: string;
  /** Among the elements of this name, from 0. */
  readonly index: number;
}

export type DataPath = readonly Step[];

export const pathText = (path: DataPath): string => path.map(({ name, index }) => `${name}[${index}]`).join('.');

/**
 * Resolves a form maker's reference to the data of a field: `$.person.name`, `$record.date[0]`. Undefined: an
 * expression.
 */
export function resolveReference(reference: string, own: DataPath, record: DataPath): DataPath | undefined {
  const [, start = '', rest = ''] =
    /^(xfa\.datasets\.data|\$data|\$record|\$)?(?:\.|$)?(.*)$/.exec(reference.trim()) ?? [];
  const base = start === '$record' ? record : start === '$data' || start.startsWith('xfa') ? [] : own;
  if (rest === '') return base;
  const steps = rest.split('.').map((step) => /^([\p{L}_][\p{L}\p{N}_-]*)(?:\[(\d{1,3}|\*)\])?$/u.exec(step));
  if (steps.some((step) => step === null)) return undefined;
  return [...base, ...steps.map((step) => ({ name: step![1]!, index: Number.parseInt(step![2] ?? '0', 10) || 0 }))];
}

export function valueAt(data: XmlNode, path: DataPath): string | undefined {
  const node = path.reduce<XmlNode | undefined>((at, step) => at && named(at, step), data);
  return node && textOf(node);
}

/** Elements that are missing on the way are made. */
export function setValue(data: XmlNode, path: DataPath, value: string): void {
  let at = data;
  for (const step of path) {
    for (let found = named(at, step); ; found = named(at, step)) {
      if (found !== undefined) {
        at = found;
        break;
      }
      at.children.push({ name: step.name, attributes: {}, children: [] });
    }
  }
  setText(at, value);
}

const named = (node: XmlNode, { name, index }: Step) =>
  elementsOf(node).filter((child) => localName(child) === name)[index];
