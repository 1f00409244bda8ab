// The packets of an XFA form in its file: the template that says what it asks, and the data that are typed into it.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { childOf, localName, readTree, writeTree, type XmlNode } from './xml-tree.ts';

const dataNamespace = 'http://www.xfa.org/schema/xfa-data/1.0/';

export interface XfaPackets {
  readonly template: XmlNode;
  /** Packet with the data of the form. */
  readonly data: XmlNode;
  /** Puts the data, as they are now, into the file. */
  readonly save: () => void;
}

/** Undefined: there are none that can be read. */
export function openPackets(document: PDFDocument): XfaPackets | undefined {
  const form = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const packets = form?.lookup(PDFName.of('XFA'));
  if (packets instanceof PDFArray) return openArray(document, packets);
  return packets instanceof PDFRawStream ? openWhole(document, form!, packets) : undefined;
}

function openArray(document: PDFDocument, packets: PDFArray): XfaPackets | undefined {
  const named = Array.from({ length: Math.floor(packets.size() / 2) }, (_, at) => ({
    at: 2 * at,
    name: nameOf(packets.lookup(2 * at)),
    stream: packets.lookup(2 * at + 1),
  }));
  const read = (wanted: string) => {
    const stream = named.find(({ name }) => name === wanted)?.stream;
    return stream instanceof PDFRawStream ? readTree(textOf(stream)) : undefined;
  };
  const template = read('template');
  const isThere = named.some(({ name }) => name === 'datasets');
  const datasets = isThere ? read('datasets') : emptyDatasets();
  if (template === undefined || datasets === undefined) return undefined;
  return {
    template,
    data: dataOf(datasets),
    save: () => {
      const ref = document.context.register(document.context.flateStream(Buffer.from(writeTree(datasets))));
      if (isThere) packets.set(named.find(({ name }) => name === 'datasets')!.at + 1, ref);
      else {
        const after = named.find(({ name }) => name === 'template')!.at + 2;
        packets.insert(after, PDFString.of('datasets'));
        packets.insert(after + 1, ref);
      }
      // A reader's state for other data would take precedence over ours.
      const kept = named.findIndex(({ name }) => name === 'form');
      if (kept !== -1) dropPacket(packets, 'form');
    },
  };
}

function dropPacket(packets: PDFArray, unwanted: string): void {
  for (let at = 0; at < packets.size(); at += 2)
    if (nameOf(packets.lookup(at)) === unwanted) {
      packets.remove(at + 1);
      packets.remove(at);
      return;
    }
}

function openWhole(document: PDFDocument, form: PDFDict, stream: PDFRawStream): XfaPackets | undefined {
  const whole = readTree(textOf(stream));
  const template = childOf(whole, 'template');
  if (whole === undefined || template === undefined) return undefined;
  let datasets = childOf(whole, 'datasets');
  if (datasets === undefined) {
    datasets = emptyDatasets();
    whole.children.push(datasets);
  }
  return {
    template,
    data: dataOf(datasets),
    save: () => {
      whole.children = whole.children.filter((child) => typeof child === 'string' || localName(child) !== 'form');
      const ref = document.context.register(document.context.flateStream(Buffer.from(writeTree(whole))));
      form.set(PDFName.of('XFA'), ref);
    },
  };
}

/** Of a datasets packet, or of a whole form. */
export function findData(tree: XmlNode | undefined): XmlNode | undefined {
  const datasets = tree !== undefined && localName(tree) === 'datasets' ? tree : childOf(tree, 'datasets');
  return childOf(datasets, 'data');
}

const emptyDatasets = (): XmlNode => ({
  name: 'xfa:datasets',
  attributes: { 'xmlns:xfa': dataNamespace },
  children: [],
});

function dataOf(datasets: XmlNode): XmlNode {
  const found = childOf(datasets, 'data');
  if (found !== undefined) return found;
  const prefix = datasets.name.includes(':') ? datasets.name.slice(0, datasets.name.indexOf(':') + 1) : '';
  const made: XmlNode = { name: `${prefix}data`, attributes: {}, children: [] };
  datasets.children.push(made);
  return made;
}

const nameOf = (name: unknown) =>
  name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : undefined;

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
