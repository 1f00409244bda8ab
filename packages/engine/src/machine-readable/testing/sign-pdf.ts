// Signs PDFs with a certificate made for the test.
import type { webcrypto } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { Integer, ObjectIdentifier, OctetString, UTCTime, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  setEngine,
} from 'pkijs';

/** Bytes kept for the signature. */
const room = 6000;
const placeholder = 1_234_567_890;

export async function signPdf(pdf: Uint8Array, signer: string, at: Date): Promise<Buffer> {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
  const file = await addEmptySignature(pdf, at);
  const open = file.indexOf('/Contents <') + '/Contents '.length;
  const close = open + 2 + room * 2;
  const range = `[ 0 ${open} ${close} ${file.length - close} ]`;
  const rangeAt = file.indexOf('/ByteRange [');
  const rangeEnd = file.indexOf(']', rangeAt) + 1;
  file.write(`/ByteRange ${range}`.padEnd(rangeEnd - rangeAt), rangeAt, 'latin1');
  const signed = Buffer.concat([file.subarray(0, open), file.subarray(close)]);
  const contents = Buffer.from(await sign(signed, signer, at)).toString('hex');
  file.write(contents, open + 1, 'latin1');
  return file;
}

async function addEmptySignature(pdf: Uint8Array, at: Date): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  const { context } = document;
  const value = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, placeholder, placeholder, placeholder].map((number) => PDFNumber.of(number)),
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      M: PDFString.fromDate(at),
    }),
  );
  const [page] = document.getPages();
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('signature'),
      V: value,
      Rect: [0, 0, 0, 0],
      F: 4,
      P: page!.ref,
    }),
  );
  page!.node.set(PDFName.of('Annots'), context.obj([field]));
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

async function sign(bytes: Uint8Array, signer: string, at: Date): Promise<ArrayBuffer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await makeCertificate(keys, signer);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({
        type: '1.2.840.113549.1.9.3',
        values: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })],
      }),
      new Attribute({ type: '1.2.840.113549.1.9.5', values: [new UTCTime({ valueDate: at })] }),
      new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: digest })] }),
    ],
  });
  const cms = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs,
      }),
    ],
    certificates: [certificate],
  });
  await cms.sign(keys.privateKey, 0, 'SHA-256', new Uint8Array(bytes).buffer);
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: cms.toSchema(true) }).toSchema().toBER();
}

async function makeCertificate(keys: webcrypto.CryptoKeyPair, signer: string): Promise<Certificate> {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 4711 }) });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: signer }) }));
  certificate.notBefore.value = new Date('2026-01-01');
  certificate.notAfter.value = new Date('2036-01-01');
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
}
