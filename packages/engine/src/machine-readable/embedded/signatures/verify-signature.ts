// A signature of a PDF (ISO 32000-1, 12.8): are the signed bytes unchanged, who signed them, when. Whether the signer is who the certificate
// says is not asked: that takes lists of authorities which are nowhere in reach.
import { fromBER, OctetString, UTCTime } from 'asn1js';
import {
  type Attribute,
  type Certificate,
  ContentInfo,
  CryptoEngine,
  IssuerAndSerialNumber,
  SignedData,
  setEngine,
} from 'pkijs';

export interface PdfSignature {
  /** CMS (RFC 5652), DER. */
  readonly contents: Uint8Array;
  /** Pairs of offset and length: all of the file but the signature itself. */
  readonly byteRange: readonly number[];
  /** `D:20260303…`, as the signing program wrote it. */
  readonly time: string;
}

export interface VerifiedSignature {
  /** Name in the certificate, or ''. */
  readonly by: string;
  /** ISO date, or ''. */
  readonly at: string;
  /** `unchanged`: the signed bytes are the ones that were signed, and they are the whole file; `extended`: something was added after them. */
  readonly state: 'unchanged' | 'extended' | 'changed' | 'unreadable';
}

const signedData = '1.2.840.113549.1.7.2';
const attributes = { signingTime: '1.2.840.113549.1.9.5' } as const;
const names = { commonName: '2.5.4.3', organization: '2.5.4.10' } as const;

let hasEngine = false;

export async function verifySignature(signature: PdfSignature, file: Uint8Array): Promise<VerifiedSignature> {
  const cms = parseCms(signature.contents);
  const signed = cutSigned(signature.byteRange, file);
  const signer = cms && findSigner(cms);
  const report = { by: signer ? nameOf(signer) : '', at: dateOf(cms, signature.time) };
  if (!cms || !signed || !signer) return { ...report, state: 'unreadable' };
  if (!(await fits(cms, signed.bytes))) return { ...report, state: 'changed' };
  return { ...report, state: signed.reachesEnd ? 'unchanged' : 'extended' };
}

function parseCms(contents: Uint8Array): SignedData | undefined {
  try {
    // Room that the signature did not need is filled with zeros, which DER ignores.
    const { result, offset } = fromBER(contents);
    if (offset === -1) return undefined;
    const info = new ContentInfo({ schema: result });
    return info.contentType === signedData ? new SignedData({ schema: info.content }) : undefined;
  } catch {
    return undefined;
  }
}

/** Two pieces around the signature's own bytes; anything else would leave parts of the file unsigned. */
function cutSigned(range: readonly number[], file: Uint8Array): { bytes: Uint8Array; reachesEnd: boolean } | undefined {
  const [start, first, second, length] = range;
  if (range.length !== 4 || start !== 0 || first === undefined || second === undefined || length === undefined)
    return undefined;
  if (first < 0 || second < first || length < 0 || second + length > file.length) return undefined;
  const bytes = Buffer.concat([file.subarray(0, first), file.subarray(second, second + length)]);
  return { bytes, reachesEnd: second + length >= file.length - 2 };
}

function findSigner({ certificates = [], signerInfos }: SignedData): Certificate | undefined {
  const sid = signerInfos[0]?.sid;
  const all = certificates.filter((one): one is Certificate => 'serialNumber' in one);
  return sid instanceof IssuerAndSerialNumber
    ? all.find((one) => one.serialNumber.isEqual(sid.serialNumber) && one.issuer.isEqual(sid.issuer))
    : all[0];
}

function nameOf({ subject }: Certificate): string {
  const value = (type: string) => subject.typesAndValues.find((one) => one.type === type)?.value.valueBlock.value;
  return String(value(names.commonName) ?? value(names.organization) ?? '').slice(0, 200);
}

function dateOf(cms: SignedData | undefined, time: string): string {
  const stated = cms?.signerInfos[0]?.signedAttrs?.attributes.find(
    ({ type }: Attribute) => type === attributes.signingTime,
  )?.values[0];
  if (stated instanceof UTCTime) return stated.toDate().toISOString().slice(0, 10);
  const [, year, month, day] = /^D:(\d{4})(\d\d)(\d\d)/.exec(time) ?? [];
  return year ? `${year}-${month}-${day}` : '';
}

async function fits(cms: SignedData, bytes: Uint8Array): Promise<boolean> {
  if (!hasEngine) setEngine('node', new CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
  hasEngine = true;
  try {
    const inner = cms.encapContentInfo.eContent;
    // `adbe.pkcs7.sha1` signs the digest instead of the bytes.
    if (inner instanceof OctetString && !(await isDigest(inner, bytes))) return false;
    const data = inner ? {} : { data: toBuffer(bytes) };
    return await cms.verify({ signer: 0, checkChain: false, ...data });
  } catch {
    return false;
  }
}

async function isDigest(inner: OctetString, bytes: Uint8Array): Promise<boolean> {
  const digest = await globalThis.crypto.subtle.digest('SHA-1', toBuffer(bytes));
  return Buffer.from(digest).equals(Buffer.from(inner.getValue()));
}

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
