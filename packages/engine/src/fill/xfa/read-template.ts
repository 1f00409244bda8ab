// The fields of an XFA form (Adobe, XML Forms Architecture 3.3) and the words between them, in the order in which they are read.
import { type DataPath, pathText, resolveReference } from './data-path.ts';
import { childOf, elementsOf, localName, textOf, type XmlNode } from './xml-tree.ts';

export interface XfaChoice {
  /** Value in the data. */
  readonly state: string;
  readonly label: string;
}

export interface XfaField {
  /** Unique in its form. */
  readonly name: string;
  readonly path: DataPath;
  readonly kind: 'text' | 'choice' | 'checkbox' | 'radio';
  readonly caption: string;
  readonly tooltip: string;
  /** Of a list or group what can be chosen, of a box to tick that it is. */
  readonly choices: readonly XfaChoice[];
  readonly standing: string;
  readonly maxLength?: number;
  readonly isMultiline: boolean;
  readonly isReadOnly: boolean;
  readonly isDate: boolean;
}

export type TemplateItem = XfaField | { readonly words: string };

interface Scope {
  readonly path: DataPath;
  readonly record: DataPath;
  /** Number so far of each name in each place. */
  readonly counts: Map<string, number>;
  readonly isReadOnly: boolean;
}

const containers: ReadonlySet<string> = new Set(['subform', 'subformSet', 'area', 'pageSet', 'pageArea']);
const hidden: ReadonlySet<string> = new Set(['hidden', 'invisible', 'inactive']);
const closed: ReadonlySet<string> = new Set(['readOnly', 'protected', 'nonInteractive']);
/** Fields that are pressed, signed or drawn rather than written. */
const otherFields: ReadonlySet<string> = new Set(['button', 'signature', 'imageEdit', 'barcode', 'passwordEdit']);

export function readTemplate(template: XmlNode): TemplateItem[] {
  const root = childOf(template, 'subform');
  if (root === undefined) return [];
  const record: DataPath = [{ name: root.attributes.name ?? 'form1', index: 0 }];
  return readContent(root, { path: record, record, counts: new Map(), isReadOnly: isClosed(root) });
}

function readContent(container: XmlNode, scope: Scope): TemplateItem[] {
  return inReadingOrder(elementsOf(container)).flatMap((node): TemplateItem[] => {
    if (hidden.has(node.attributes.presence ?? '')) return [];
    const kind = localName(node);
    if (containers.has(kind)) return readContent(node, enter(node, scope));
    if (kind === 'draw') return wordsOf(textOf(childOf(node, 'value')));
    if (kind === 'exclGroup') return readGroup(node, scope);
    return kind === 'field' ? readField(node, scope) : [];
  });
}

const wordsOf = (words: string): TemplateItem[] => (words === '' ? [] : [{ words }]);
const isClosed = ({ attributes }: XmlNode) => closed.has(attributes.access ?? '');

/** A part of the form has an element in the data if it has a name, unless it says otherwise. */
function enter(node: XmlNode, scope: Scope): Scope {
  const path = bindingOf(node, scope) ?? scope.path;
  return { ...scope, path, isReadOnly: scope.isReadOnly || isClosed(node) };
}

/** Undefined: it has no data. */
function bindingOf(node: XmlNode, { path, record, counts }: Scope): DataPath | undefined {
  const { match = 'once', ref } = childOf(node, 'bind')?.attributes ?? {};
  if (match === 'none') return undefined;
  if (match === 'dataRef' && ref !== undefined) return resolveReference(ref, path, record);
  const { name } = node.attributes;
  if (name === undefined) return undefined;
  const key = `${pathText(path)}/${name}`;
  const index = counts.get(key) ?? 0;
  counts.set(key, index + 1);
  return [...path, { name, index }];
}

function readField(node: XmlNode, scope: Scope): TemplateItem[] {
  const ui = elementsOf(childOf(node, 'ui') ?? node)[0];
  const editor = ui === undefined ? 'textEdit' : localName(ui);
  const path = bindingOf(node, scope);
  const caption = textOf(childOf(childOf(node, 'caption'), 'value'));
  if (otherFields.has(editor) || path === undefined) return wordsOf(caption);
  const value = childOf(node, 'value');
  const maxLength = Number(childOf(value, 'text')?.attributes.maxChars);
  const kind = editor === 'checkButton' ? 'checkbox' : editor === 'choiceList' ? 'choice' : 'text';
  const choices = choicesOf(node);
  return [
    {
      ...aboutOf(node, scope),
      path,
      kind,
      caption,
      choices: kind === 'checkbox' ? [{ state: choices[0]?.state ?? '1', label: caption }] : choices,
      standing: textOf(value),
      ...(maxLength > 0 ? { maxLength } : {}),
      isMultiline: ui?.attributes.multiLine === '1',
      isDate: editor === 'dateTimeEdit' || childOf(value, 'date') !== undefined,
      name: pathText(path),
    },
  ];
}

/** Boxes of which one is ticked; the data say which. */
function readGroup(node: XmlNode, scope: Scope): TemplateItem[] {
  const path = bindingOf(node, scope);
  const members = elementsOf(node).filter((child) => localName(child) === 'field');
  if (path === undefined) return members.flatMap((member) => readField(member, scope));
  const choices = members.map((member) => {
    const label = textOf(childOf(childOf(member, 'caption'), 'value')) || tooltipOf(member);
    return { state: choicesOf(member)[0]?.state ?? label, label };
  });
  const caption = textOf(childOf(childOf(node, 'caption'), 'value'));
  const about = { ...aboutOf(node, scope), path, caption, choices, standing: '' };
  return [{ ...about, kind: 'radio', isMultiline: false, isDate: false, name: pathText(path) }];
}

const aboutOf = (node: XmlNode, scope: Scope) => ({
  tooltip: tooltipOf(node),
  isReadOnly: scope.isReadOnly || isClosed(node),
});

function tooltipOf(node: XmlNode): string {
  const assist = childOf(node, 'assist');
  return textOf(childOf(assist, 'toolTip')) || textOf(childOf(assist, 'speak'));
}

/** Shown choices, and their stored values where those differ. */
function choicesOf(node: XmlNode): XfaChoice[] {
  const lists = elementsOf(node).filter((child) => localName(child) === 'items');
  const saved = lists.find(({ attributes }) => attributes.save === '1') ?? lists[0];
  const shown = lists.find((list) => list !== saved) ?? saved;
  if (saved === undefined || shown === undefined) return [];
  const states = elementsOf(saved).map(textOf);
  return elementsOf(shown).map((item, index) => ({ state: states[index] ?? textOf(item), label: textOf(item) }));
}

/** Orders nodes by position: where all have a place of their own, the file's order means nothing. */
function inReadingOrder(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const placed = nodes.filter(
    (node) => containers.has(localName(node)) || /^(?:field|draw|exclGroup)$/.test(localName(node)),
  );
  if (!placed.every(({ attributes }) => attributes.y !== undefined)) return nodes;
  const row = ({ attributes: { y } }: XmlNode) => Math.round(points(y) / sameRow);
  return placed.toSorted((a, b) => row(a) - row(b) || points(a.attributes.x) - points(b.attributes.x));
}

/** Points. */
const sameRow = 6;
const units: Readonly<Record<string, number>> = { in: 72, mm: 72 / 25.4, cm: 72 / 2.54, pt: 1 };

function points(measure = '0'): number {
  const [, number, unit = 'in'] = /^(-?[\d.]+)\s*(in|mm|cm|pt)?$/.exec(measure) ?? [];
  return Number(number ?? 0) * (units[unit] ?? 1);
}
