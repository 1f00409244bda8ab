// A frame lays out a whole page of some kind: letterhead, title, parts, foot.
import type { Composer } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';

export interface Page {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly name: string;
  readonly heldOut?: boolean;
  /** Whether it draws pages that go on where another one ended. */
  readonly continues?: boolean;
  readonly kinds: readonly string[];
  readonly draw: (composer: Composer, kind: Kind) => Page;
}

/** Upright sheets of paper, as wide as a reader sees them: A4 and letter. */
export function sheetSize(composer: Composer): { width: number; height: number } {
  const width = composer.random.int(760, 900);
  return { width, height: Math.round(width * composer.random.pick([11 / 8.5, Math.SQRT2, Math.SQRT2, 11 / 8.5, 1.6])) };
}

export function titleOf(composer: Composer, kind: Kind): string {
  const local = kind.titles[composer.language] ?? [];
  return composer.random.pick(local.length > 0 ? local : kind.titles.en);
}

export function foot(composer: Composer): string {
  const { random, sheet } = composer;
  if (random.chance(0.35)) return '';
  const parts = [
    () => `Page ${random.int(1, 5)} of ${random.int(5, 9)}`,
    () => random.pattern('Form A-999 (Rev. 99-9999)'),
    () => String(random.int(1, 12)),
    () => random.pattern('999999999'),
    () => composer.world.vendor.website,
    () => random.pattern('OMB No. 9999-9999'),
    () => 'Thank you for your business!',
    () => `${composer.world.employer.name} · ${composer.world.employer.phone}`,
    () => 'www.irs.gov/FormW2',
  ];
  return `<div class="foot">${random
    .some(parts, 1, 2)
    .map((part) => `<span>${sheet.other(part())}</span>`)
    .join('')}</div>`;
}

/** Stamps and watermarks stand anywhere and mean nothing. */
export function stamp(composer: Composer): string {
  const { random, sheet } = composer;
  if (random.chance(0.9)) return '';
  const text = random.pick([
    'SPECIMEN',
    'SAMPLE',
    'COPY',
    'VOID',
    'PAID',
    'RECEIVED',
    'DRAFT',
    'CONFIDENTIAL',
    'NOT NEGOTIABLE',
    'APPROVED',
  ]);
  return `<div style="position:absolute;left:${random.int(5, 60)}%;top:${random.int(5, 85)}%;font-size:${random.int(16, 48)}px;color:#c33;white-space:nowrap">${sheet.other(text)}</div>`;
}
