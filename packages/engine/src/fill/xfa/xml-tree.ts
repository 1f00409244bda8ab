// XML that is changed in places and written again: a tree of elements whose other content stays as it was.
import { SaxesParser } from 'saxes';

export interface XmlNode {
  /** With its namespace's prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text and all else that is no element, as markup. */
  children: (XmlNode | string)[];
}

/** More than any form has. */
const maxCharacters = 24_000_000;
const maxElements = 300_000;
const maxDepth = 120;

class XmlRefusal extends Error {}

/** Undefined when it is not well formed, larger than forms are, or brings a document type, which could declare entities. */
export function readTree(text: string): XmlNode | undefined {
  if (text.length > maxCharacters) return undefined;
  const top: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [top];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = () => {
    throw new XmlRefusal();
  };
  const add = (markup: string) => open.at(-1)!.children.push(markup);
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > maxElements || open.length > maxDepth) refuse();
    const node: XmlNode = { name, attributes, children: [] };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (words) => void add(toMarkup(words)));
  parser.on('cdata', (words) => void add(toMarkup(words)));
  parser.on('comment', (words) => void add(`<!--${words}-->`));
  parser.on('processinginstruction', ({ target, body }) => void add(`<?${target} ${body}?>`));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlRefusal) return undefined;
    throw error;
  }
  return elementsOf(top)[0];
}

export function writeTree({ name, attributes, children }: XmlNode): string {
  const said = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${toMarkup(value).replaceAll('"', '&quot;')}"`,
  );
  const open = `${name}${said.join('')}`;
  if (children.length === 0) return `<${open}/>`;
  return `<${open}>${children.map((child) => (typeof child === 'string' ? child : writeTree(child))).join('')}</${name}>`;
}

export const elementsOf = ({ children }: XmlNode): XmlNode[] => children.filter((child) => typeof child !== 'string');

/** Without its namespace's prefix. */
export const localName = ({ name }: XmlNode): string => name.slice(name.indexOf(':') + 1);

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node && elementsOf(node).find((child) => localName(child) === name);

/** All words in it, as read. */
export function textOf(node: XmlNode | undefined): string {
  if (node === undefined) return '';
  const pieces = node.children.map((child) => (typeof child === 'string' ? fromMarkup(child) : ` ${textOf(child)} `));
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

export const setText = (node: XmlNode, text: string): void => {
  node.children = [toMarkup(text)];
};

const toMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const fromMarkup = (markup: string) =>
  markup.startsWith('<') ? '' : markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
