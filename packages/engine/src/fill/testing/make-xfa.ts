// A form in XFA alone, as Adobe's designer makes them: one page that asks to wait, and the form in packets of XML.
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';

const xdp = 'http://ns.adobe.com/xdp/';
const templateNamespace = 'http://www.xfa.org/schema/xfa-template/3.3/';
const dataNamespace = 'http://www.xfa.org/schema/xfa-data/1.0/';

export interface XfaParts {
  /** The content of the root subform, which is called `form1`. */
  readonly content: string;
  /** The content of `xfa:data`; absent: the form has no datasets. */
  readonly data?: string;
  /** All in one stream rather than one for each packet. */
  readonly isWhole?: boolean;
}

export async function makeXfa({ content, data, isWhole = false }: XfaParts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText('Please wait …', { x: 60, y: 700, size: 12, font: await document.embedFont(StandardFonts.Helvetica) });
  const page1 =
    '<pageSet><pageArea><contentArea w="190mm" h="250mm"/><medium short="8.5in" long="11in"/></pageArea></pageSet>';
  const template = `<template xmlns="${templateNamespace}"><subform name="form1" layout="tb" locale="en_US">${page1}${content}</subform></template>`;
  const datasets =
    data === undefined
      ? []
      : [['datasets', `<xfa:datasets xmlns:xfa="${dataNamespace}"><xfa:data>${data}</xfa:data></xfa:datasets>`]];
  const packets = [
    ['preamble', `<xdp:xdp xmlns:xdp="${xdp}">`],
    ['template', template],
    ...datasets,
    ['form', '<form checksum="abc" xmlns="http://www.xfa.org/schema/xfa-form/2.8/"/>'],
    ['postamble', '</xdp:xdp>'],
  ] as const;
  const toStream = (text: string) => document.context.register(document.context.flateStream(Buffer.from(text)));
  const xfa = isWhole
    ? toStream(packets.map(([, text]) => text).join(''))
    : document.context.obj(packets.flatMap(([name, text]) => [PDFString.of(name!), toStream(text!)]));
  document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], DR: { Font: {} }, XFA: xfa }));
  document.catalog.set(PDFName.of('NeedsRendering'), document.context.obj(true));
  return document.save();
}
