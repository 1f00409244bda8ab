// Reads a PDF's own title, author, program and day, from its information dictionary and its XMP packet. Weak evidence,
// since programs fill it in: it is shown, and decides nothing.
import type { PayloadReading } from '#document/machine-reading.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';

export interface Information {
  readonly title: string;
  readonly author: string;
  readonly creator: string;
  /** `D:20260303…` (ISO 32000-1, 7.9.4). */
  readonly created: string;
}

const start = Buffer.from('<x:xmpmeta');
const end = Buffer.from('</x:xmpmeta>');
const maxPacket = 500_000;

export function readInformation(
  information: Information,
  bytes: Uint8Array,
): { reading: PayloadReading; words: string } | undefined {
  const packet = findPacket(bytes);
  const title = information.title || textOf(packet, 'title');
  const author = information.author || textOf(packet, 'creator');
  const [, year, month, day] = /^D:(\d{4})(\d\d)?(\d\d)?/.exec(information.created) ?? [];
  const created = [year, month, day].filter(Boolean).join('-') || textOf(packet, 'CreateDate').slice(0, 10);
  const words = [
    ['Title', title],
    ['Author', author],
    ['Made with', information.creator],
    ['Made on', created],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  if (words.length === 0) return undefined;
  return { reading: { kind: 'document_information', isProved: false, facts: [] }, words: words.join('\n') };
}

/** XMP is not compressed, so that programs which know no PDF can find it. */
function findPacket(bytes: Uint8Array): XmlElement | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = buffer.lastIndexOf(start);
  const to = from < 0 ? -1 : buffer.indexOf(end, from);
  return to > from && to - from < maxPacket ? parseXml(buffer.toString('utf8', from, to + end.length)) : undefined;
}

/** Text of the first element or attribute of that name, through the lists that XMP puts around values. */
function textOf(element: XmlElement | undefined, name: string): string {
  if (!element) return '';
  if (element.name === name)
    return (
      [element, ...element.children.flatMap((one) => [one, ...one.children])].map(({ text }) => text).find(Boolean) ??
      ''
    );
  const attribute = Object.entries(element.attributes).find(([key]) => key.slice(key.indexOf(':') + 1) === name);
  if (attribute) return attribute[1];
  for (const child of element.children) {
    const text = textOf(child, name);
    if (text) return text;
  }
  return '';
}
