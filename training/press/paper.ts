// One paper from one seed: a frame, a kind that it suits, a household; its HTML and what each piece of text is.
import { Composer, type Share } from './composer.ts';
import { assessmentFrame } from './frames/assessment.ts';
import { bankAccountFrame } from './frames/bank-account.ts';
import { boxedFormFrame } from './frames/boxed-form.ts';
import { cardFrame } from './frames/card.ts';
import { formFrame, tradeFrame } from './frames/form.ts';
import type { Frame } from './frames/frame.ts';
import { certificateFrame, contractFrame, diplomaFrame, letterFrame } from './frames/letter.ts';
import { payslipFrame } from './frames/payslip.ts';
import { plainFrame } from './frames/plain.ts';
import { postedBillFrame } from './frames/posted-bill.ts';
import { receiptFrame } from './frames/receipt.ts';
import { resumeFrame } from './frames/resume.ts';
import { sideBarResumeFrame } from './frames/side-bar-resume.ts';
import { statementFrame } from './frames/statement.ts';
import { taxSlipFrame } from './frames/tax-slip.ts';
import { tillRollFrame } from './frames/till-roll.ts';
import { twoSidedCardFrame } from './frames/two-sided-card.ts';
import type { Kind } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import { Random } from './random.ts';
import type { Span } from './sheet.ts';

export interface Paper {
  readonly seed: number;
  readonly frame: string;
  readonly kind: string;
  readonly language: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  /** The page ends where its content does. */
  readonly fits: boolean;
  /** The first page of its document. */
  readonly first: boolean;
  readonly spans: readonly Span[];
}

export const frames: readonly (readonly [Frame, number])[] = [
  [formFrame, 24],
  [tradeFrame, 17],
  [cardFrame, 15],
  [statementFrame, 17],
  [receiptFrame, 6],
  [letterFrame, 9],
  [contractFrame, 8],
  [resumeFrame, 6],
  [diplomaFrame, 2],
  [certificateFrame, 2],
  [plainFrame, 3],
  [boxedFormFrame, 25],
  [twoSidedCardFrame, 15],
  [postedBillFrame, 10],
  [payslipFrame, 5],
  [bankAccountFrame, 5],
  [taxSlipFrame, 9],
  [tillRollFrame, 6],
  [sideBarResumeFrame, 6],
  [assessmentFrame, 5],
];
const other: Kind = { name: 'other', titles: { en: ['Record', 'Report', 'Information'] }, sections: [] };
const letter: Kind = {
  name: 'letter',
  titles: { en: ['Notice', 'Reminder', 'Confirmation', 'Invitation', 'Adjustable Rate Note', 'Cover letter'] },
  sections: [
    {
      title: '',
      fields: [
        'account_number',
        'date',
        'loan_amount',
        'interest_rate',
        'amount_due',
        'due_date',
        'check_in_date',
        'check_out_date',
        'booking_reference',
        'flight_number',
        'seat',
      ],
    },
  ],
};
const further: Record<string, Kind> = { other, letter };
export const kindNames: readonly string[] = [...Object.keys(kinds), ...Object.keys(further)];

export function drawPaper(seed: number, share: Share): Paper {
  const random = new Random(seed);
  const allowed = frames.filter(([frame]) => !frame.heldOut || share.layouts !== 'train');
  const frame = random.weighted(allowed);
  return drawFrame(frame, random.pick(frame.kinds), random, seed, share);
}

/** A paper of a frame and a kind that are already chosen. */
export function drawFrame(frame: Frame, name: string, random: Random, seed: number, share: Share): Paper {
  const kind = kinds[name] ?? further[name]!;
  const composer = new Composer(random, share);
  const page = frame.draw(composer, kind);
  const fits = random.chance(0.35);
  return {
    seed,
    frame: frame.name,
    kind: name,
    language: composer.language,
    width: page.width,
    height: page.height,
    fits,
    first: !(frame.continues && composer.later),
    html: styled(composer, page.html, fits ? 'auto' : `${page.height}px`),
    spans: composer.sheet.spans,
  };
}

function styled(composer: Composer, html: string, height: string): string {
  const { look, random } = composer;
  const margin = random.pick([2, 4, 6, 8]);
  const style = `:host{all:initial}.page{position:relative;box-sizing:border-box;height:${height};padding:${margin}%;font:${look.size}px '${look.font}',sans-serif;line-height:${random.between(1.1, 1.5).toFixed(2)};overflow:hidden}
i{font-style:normal}p{margin:.5em 0}table{width:100%;border-collapse:collapse;margin:.5em 0}td{padding:${random.int(1, 5)}px ${random.int(2, 9)}px;vertical-align:top}
.c{${look.captionStyle}}.v{${look.valueStyle}}.r{margin-bottom:${look.gap / 2}px}.b{margin:.4em 0 ${look.gap}px}.h1{font-size:${random.between(1.2, 2.2).toFixed(2)}em;font-weight:${random.pick(['bold', 'bold', 'normal'])};margin:.3em 0}
.h2{font-weight:${random.pick(['bold', 'bold', 'normal'])};font-size:${random.between(1, 1.3).toFixed(2)}em;margin:.6em 0 .2em}.top{display:flex;justify-content:space-between}.sp{display:flex;justify-content:space-between}.o{margin-right:1em}
.foot{position:absolute;bottom:1.5%;left:${margin}%;right:${margin}%;display:flex;justify-content:space-between;font-size:.8em}.tick{display:inline-block;width:.75em;height:.75em;border:1px solid #000;box-sizing:border-box;vertical-align:-.05em}.tick[t="1"]{background:#000}`;
  return `<style>${style}</style><div class="page">${html}</div>`;
}
