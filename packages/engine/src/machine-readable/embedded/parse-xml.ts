// XML that came with a paper, as a tree of bounded size: no document types, so no entities of its own and nothing from elsewhere.
import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its namespace's prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of this element alone, trimmed. */
  readonly text: string;
}

/** More than any invoice has. */
const maxCharacters = 8_000_000;
const maxElements = 60_000;
const maxDepth = 48;

/** Why a tree could not be had; the message is for the log. */
class XmlRefusal extends Error {}

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Growing[];
  text: string;
}

/** Undefined when it is not well formed, larger or deeper than papers need, or brings a document type. */
export function parseXml(text: string): XmlElement | undefined {
  if (text.length > maxCharacters) return undefined;
  const open: Growing[] = [];
  let root: Growing | undefined;
  let elements = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new XmlRefusal(error.message);
  });
  parser.on('doctype', () => {
    throw new XmlRefusal('A document type could declare entities');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > maxElements || open.length >= maxDepth) throw new XmlRefusal('Too many elements, or too deep');
    const element: Growing = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.text = element.text.trim();
  });
  try {
    parser.write(text).close();
    return root;
  } catch (error) {
    if (error instanceof XmlRefusal) return undefined;
    throw error;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The first element down a path of names; `a|b` for either. */
export function findElement(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split('/').reduce<XmlElement | undefined>((at, step) => {
    const names = step.split('|');
    return at?.children.find(({ name }) => names.includes(name));
  }, element);
}

/** Its text, or '' where there is none. */
export function textAt(element: XmlElement | undefined, path: string): string {
  return findElement(element, path)?.text ?? '';
}
