// Shared by the readers of every type of paper: the laid-out pages and the parties they name.
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { withoutRegister } from '#values/recognise-party.ts';
import type { ExtractContext } from '../extractor.ts';
import { findLabelledAddresses, findParties, type PlacedParty } from './find-parties.ts';
import { layOut, type Sheet } from './lay-out.ts';
import type { Reading } from './make-facts.ts';
import type { Party } from './read-party.ts';

export interface Paper {
  readonly context: ExtractContext;
  readonly sheets: readonly Sheet[];
  readonly parties: readonly PlacedParty[];
}

export function openPaper(context: ExtractContext): Paper {
  const sheets = layOut(context.analysed, context.currency);
  return { context, sheets, parties: findParties(sheets) };
}

/** Name and address of a party as readings under the names they have in its role. */
export function readPartyAs(
  party: Party,
  names: { readonly name?: string; readonly address?: string },
  confidence: number,
  anchor: string,
): Reading[] {
  const readings: Reading[] = [];
  if (names.name && party.name && party.nameTokens.length > 0)
    readings.push({
      name: names.name,
      value: (party.kind === 'person' && normaliseName(party.name)?.value) || withoutRegister(party.name),
      type: party.kind === 'company' ? 'string' : 'name',
      confidence: confidence * sureness(party),
      tokens: party.nameTokens,
      anchor,
    });
  if (names.address && party.address && party.addressTokens.length > 0)
    readings.push({
      name: names.address,
      value: party.address.value,
      type: 'address',
      confidence,
      tokens: party.addressTokens,
      anchor,
    });
  return readings;
}

const sureness = (party: Party): number => (party.kind === 'unknown' ? 0.8 : 1);

/** An address by its label alone. */
export function readAddresses(paper: Paper, name: string, phrases: readonly string[]): Reading[] {
  return findLabelledAddresses(paper.sheets, phrases).map(({ label, address, tokens }) => ({
    name,
    value: address.value,
    type: 'address',
    confidence: 0.92 * label.exactness,
    tokens,
    anchor: label.phrase,
  }));
}
