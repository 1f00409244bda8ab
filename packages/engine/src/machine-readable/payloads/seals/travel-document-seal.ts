// Visible digital seals of states (ICAO 9303 part 13; BSI TR-03137): visas, residence permits, arrival attestations, address stickers.
import type { DocumentType } from '@oneform/contract';
import type { MachineFact } from '#document/machine-reading.ts';
import { isoDate } from '#values/normalise/resolve-date.ts';
import { type Payload, type ReadPayload, state } from '../payload.ts';
import { decodeC40 } from './c40.ts';
import { readSealedZone } from './sealed-zone.ts';

const magic = 0xdc;
/** Version 3 is written as 2, version 4 as 3. */
const versions: ReadonlySet<number> = new Set([0x02, 0x03]);
const signatureTag = 0xff;

interface Profile {
  readonly documentType: DocumentType;
  /** Lines and characters a line of its machine readable zone, by the tag that holds it. */
  readonly zones?: Readonly<Record<number, readonly [lines: number, characters: number]>>;
  readonly read: (tags: ReadonlyMap<number, Uint8Array>) => MachineFact[];
}

const c40 = (tags: ReadonlyMap<number, Uint8Array>, tag: number) => decodeC40(tags.get(tag) ?? new Uint8Array()).trim();
const utf8 = (tags: ReadonlyMap<number, Uint8Array>, tag: number) =>
  Buffer.from(tags.get(tag) ?? [])
    .toString('utf8')
    .trim();
const none = () => [];

/** By document feature reference and category. */
const profiles: Readonly<Record<string, Profile>> = {
  '5d01': {
    documentType: 'visa',
    zones: { 1: [2, 44], 2: [2, 36] },
    read: (tags) => state('passport_number', c40(tags, 5), 'code'),
  },
  '5e03': { documentType: 'other', zones: { 2: [2, 36] }, read: none },
  fb06: {
    documentType: 'residence_permit',
    zones: { 2: [2, 36] },
    read: (tags) => state('passport_number', c40(tags, 3), 'code'),
  },
  fd02: {
    documentType: 'other',
    zones: { 2: [2, 36] },
    read: (tags) => state('registration_number', c40(tags, 3), 'code'),
  },
  fa06: {
    documentType: 'residence_permit',
    zones: { 4: [2, 36] },
    read: (tags) => state('document_number', c40(tags, 5), 'code'),
  },
  f908: { documentType: 'id_card', read: (tags) => state('document_number', c40(tags, 1), 'code') },
  f80a: { documentType: 'passport', read: (tags) => state('passport_number', c40(tags, 1), 'code') },
  fc04: {
    documentType: 'other',
    read: (tags) => [
      ...state('social_insurance_number', c40(tags, 1), 'code'),
      ...state('surname', utf8(tags, 2), 'name'),
      ...state('given_names', utf8(tags, 3), 'name'),
      ...state('birth_name', utf8(tags, 4), 'name'),
    ],
  },
};

export const readTravelDocumentSeal: ReadPayload = (payload) => {
  const seal = cutSeal(payload);
  if (!seal) return undefined;
  const profile = profiles[seal.reference];
  const { facts: zoneFacts, isProved } = readZones(profile, seal.tags);
  return {
    kind: 'travel_document_seal',
    // Every seal is signed; the signature is not checked here, so that only check digits prove.
    isProved,
    ...(profile && profile.documentType !== 'other' ? { documentType: profile.documentType } : {}),
    facts: [
      ...zoneFacts,
      ...(profile?.read(seal.tags) ?? []),
      ...state('issue_date', seal.issued, 'date'),
      ...(zoneFacts.some(({ name }) => name === 'country_code') ? [] : state('country_code', seal.country, 'country')),
    ],
  };
};

function readZones(profile: Profile | undefined, tags: ReadonlyMap<number, Uint8Array>) {
  for (const [tag, [lines, characters]] of Object.entries(profile?.zones ?? {})) {
    const text = tags.has(Number(tag))
      ? c40(tags, Number(tag))
          .replaceAll(' ', '<')
          .padEnd(lines * characters, '<')
      : '';
    if (text)
      return readSealedZone(
        Array.from({ length: lines }, (_, line) => text.slice(line * characters, (line + 1) * characters)),
      );
  }
  return { facts: [], isProved: false };
}

interface CutSeal {
  readonly country: string;
  readonly issued: string | null;
  readonly reference: string;
  readonly tags: ReadonlyMap<number, Uint8Array>;
}

function cutSeal({ bytes }: Payload): CutSeal | undefined {
  if (bytes[0] !== magic || !versions.has(bytes[1] ?? -1) || bytes.length < 20) return undefined;
  const country = decodeC40(bytes.subarray(2, 4)).trim();
  // Signer and certificate: six characters in version 3; in 4 the last two say how long the certificate's reference is.
  const signer = decodeC40(bytes.subarray(4, 8));
  const rest = bytes[1] === 0x02 ? 0 : Math.ceil((Number.parseInt(signer.slice(4), 16) || 0) / 3) * 2;
  const at = 8 + rest;
  const tags = cutTags(bytes.subarray(at + 8));
  if (!tags || !/^[A-Z]{1,3}$/.test(country)) return undefined;
  return {
    country,
    issued: readSealDate(bytes.subarray(at, at + 3)),
    reference: Buffer.from(bytes.subarray(at + 6, at + 8)).toString('hex'),
    tags,
  };
}

/** Month, day and year as one number (ICAO 9303 part 13, 2.3.1). */
function readSealDate([high = 0, middle = 0, low = 0]: Uint8Array): string | null {
  const digits = String(high * 65_536 + middle * 256 + low).padStart(8, '0');
  return isoDate(Number(digits.slice(4)), Number(digits.slice(0, 2)), Number(digits.slice(2, 4)));
}

/** Tag, length (DER, so that 0x81 announces a byte more), value; the signature comes last. */
function cutTags(bytes: Uint8Array): Map<number, Uint8Array> | undefined {
  const tags = new Map<number, Uint8Array>();
  for (let at = 0; at + 1 < bytes.length; ) {
    const tag = bytes[at]!;
    const isLong = bytes[at + 1] === 0x81;
    const length = bytes[at + (isLong ? 2 : 1)] ?? 0;
    const from = at + (isLong ? 3 : 2);
    if (from + length > bytes.length) return undefined;
    tags.set(tag, bytes.subarray(from, from + length));
    if (tag === signatureTag) return tags;
    at = from + length;
  }
  return undefined;
}
