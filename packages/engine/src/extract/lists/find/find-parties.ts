// Everybody a paper names with an address: blocks that stand alone, and blocks under or beside a label.

import { type NormalisedAddress, normaliseAddress } from '#values/normalise/normalise-address.ts';
import { isSentence, looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { findBlocks, follows } from './find-blocks.ts';
import { type Segment, type Sheet, segmentOf, type Token } from './lay-out.ts';
import { linesBelow, segmentsRightOf } from './look-around.ts';
import { beginsLine, findLabels, type LabelHit } from './match-label.ts';
import { findAddress, type Party, pickName, readParty, readSenderLine } from './read-party.ts';

export interface PlacedParty extends Party {
  readonly sheet: Sheet;
  /** Of its first line, from the top of the first page: pages count one each. */
  readonly top: number;
}

/** Parties in reading order. */
export function findParties(sheets: readonly Sheet[]): PlacedParty[] {
  return sheets.flatMap((sheet) =>
    findBlocks(sheet).flatMap((block) => {
      const found: PlacedParty[] = block.lines.flatMap((line) => {
        const sender = readSenderLine(line);
        return sender ? [{ ...sender, sheet, top: sheet.page + line.top }] : [];
      });
      const senders = found.flatMap(({ lines }) => lines);
      // A block can hold two addresses, one under the other.
      let rest = block.lines.filter((line) => !senders.includes(line));
      while (rest.length > 0) {
        const party = readParty(rest);
        const last = party?.addressTokens.at(-1);
        if (!party || !last) break;
        const named = party.name ? party : nameFromAbove(sheet, party, rest[0]);
        found.push({ ...named, sheet, top: sheet.page + (named.nameTokens[0] ?? named.addressTokens[0])!.top });
        rest = rest.slice(rest.findIndex((line) => line.tokens.includes(last)) + 1);
      }
      return found;
    }),
  );
}

/** A heading over the address that is not lined up with it still names whose it is. */
function nameFromAbove(sheet: Sheet, party: Party, first: Segment | undefined): Party {
  const above = sheet.segments.findLast(
    (segment) =>
      first !== undefined &&
      segment.bottom < first.top + first.height * 0.3 &&
      first.top - segment.bottom < first.height * 1.3 &&
      segment.left < first.right &&
      segment.right > first.left,
  );
  const name = above && (looksLikeCompany(above.text) || looksLikePerson(above.text)) ? pickName([above]) : null;
  return name
    ? { ...party, name: name.tokens.map((token) => token.text).join(' '), nameTokens: name.tokens, kind: name.kind }
    : party;
}

export interface LabelledParty extends Party {
  readonly label: LabelHit;
}

/** The party under or right of one of the labels (`Bill to`, `Employer's name, address and ZIP code`); its address may be missing. */
export function findLabelledParties(sheets: readonly Sheet[], phrases: readonly string[]): LabelledParty[] {
  return findLabels(sheets, phrases)
    .filter((hit) => beginsLine(hit) && isClosed(hit))
    .flatMap((hit) => {
      const party = readBeside(hit);
      return party ? [{ ...party, label: hit }] : [];
    });
}

/** Nothing follows the label on its line but a colon, a bracket, or its value after a colon. */
function isClosed(hit: LabelHit): boolean {
  const last = hit.tokens.at(-1)?.text ?? '';
  const next = hit.after[0];
  if (!next || /[:.]$/.test(last) || /^[:(]/.test(next.text)) return true;
  return next.left - (hit.tokens.at(-1)?.right ?? 0) > hit.segment.height * 0.8 || /^\p{Lu}/u.test(next.text);
}

function readBeside(hit: LabelHit): Party | null {
  const starts = linesAround(hit);
  for (const lines of starts) {
    const party = readParty(lines);
    if (party?.name) return party;
  }
  for (const lines of starts) {
    const first = lines[0];
    const name = first ? pickName([first]) : null;
    if (name) {
      const text = name.tokens.map((token) => token.text).join(' ');
      return {
        name: text.replace(/[,;:*]+$/, ''),
        nameTokens: name.tokens,
        kind: name.kind,
        addressTokens: [],
        lines,
      };
    }
  }
  return null;
}

/**
 * Lines that may belong to the label: the rest of its line, the lines under it and right of it, each with the lines
 * that go on below.
 */
function linesAround(hit: LabelHit): Segment[][] {
  const after = hit.after.filter((token) => !/^[:(]|\)$/.test(token.text));
  const beside = after.length > 0 && !/^\(/.test(hit.after[0]?.text ?? '') ? segmentOf(after) : null;
  const right = segmentsRightOf(hit.sheet, hit.segment)[0];
  const starts = [
    beside ? [beside, ...downFrom(hit.sheet, beside)] : [],
    gatherBelow(hit),
    // `Employee: Declan O'Rourke` with the address under the label itself.
    beside ? [beside, ...downFrom(hit.sheet, hit.segment)] : [],
    right ? [right, ...downFrom(hit.sheet, right, hit.segment)] : [],
  ];
  return starts.filter((lines) => lines.length > 0);
}

/** Addresses under or beside a label that names no person: `Service address`, `Property`. */
export function findLabelledAddresses(sheets: readonly Sheet[], phrases: readonly string[]): LabelledAddress[] {
  return findLabels(sheets, phrases)
    .filter((hit) => beginsLine(hit) && isClosed(hit))
    .flatMap((hit) => {
      for (const lines of linesAround(hit)) {
        const place = findAddress(lines);
        if (place && place.from <= 1)
          return [
            {
              label: hit,
              address: place.address,
              tokens: lines.slice(place.from, place.to).flatMap((line) => line.tokens),
            },
          ];
        const isLabelled = /^\p{L}[\p{L} ]{2,30}:\s/u.test(lines[0]?.text ?? '');
        const address = lines[0] && !isLabelled && !isSentence(lines[0].text) && normaliseAddress(lines[0].text);
        if (lines[0] && address) return [{ label: hit, address, tokens: lines[0].tokens }];
      }
      return [];
    });
}

export interface LabelledAddress {
  readonly label: LabelHit;
  readonly address: NormalisedAddress;
  readonly tokens: readonly Token[];
}

function gatherBelow(hit: LabelHit): Segment[] {
  const lines = linesBelow(hit, 9).flatMap((tokens) => segmentOf(tokens) ?? []);
  const first = lines[0];
  if (!first || first.top - hit.segment.bottom > hit.sheet.lineHeight * 2.2) return [];
  const block = [first];
  for (const line of lines.slice(1)) {
    const last = block.at(-1)!;
    if (line.top - last.bottom > Math.max(last.height, line.height) * 1.1 || /:$/.test(line.text)) break;
    // A line that begins beyond the block's right edge is in the next column.
    const edge = Math.max(...block.map(({ right }) => right));
    if (line.top > last.top + last.height * 0.3 && line.left < edge + line.height) block.push(line);
  }
  return block;
}

/** The lines that go on under `start`, up to one that has a label of its own in the column of `label`. */
function downFrom(sheet: Sheet, start: Segment, label?: Segment): Segment[] {
  const lines: Segment[] = [];
  let last = start;
  for (;;) {
    const next = sheet.segments.find(
      (segment) => follows(last, segment) && Math.abs(segment.left - start.left) < start.height * 1.5,
    );
    if (!next || lines.length > 6 || (label && sheet.segments.some((other) => isBesideIn(label, other, next))))
      return lines;
    lines.push(next);
    last = next;
  }
}

function isBesideIn(label: Segment, other: Segment, line: Segment): boolean {
  const isSameRow = Math.abs(other.top + other.bottom - line.top - line.bottom) / 2 < line.height * 0.7;
  return isSameRow && other !== line && Math.abs(other.left - label.left) < label.height * 2;
}
