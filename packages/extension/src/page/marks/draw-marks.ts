// Outlines what was filled, over the page and out of reach of its scripts: a closed shadow root, styles of its own.
import type { PageValue, ValueMark } from '@oneform/contract';
import { isSeen } from '../is-seen.ts';
import { sourceInWords } from '../page-state.ts';

export interface Marked {
  readonly element: HTMLElement;
  readonly members: readonly HTMLElement[];
  readonly isOffered: boolean;
  readonly value: string;
  readonly mark: ValueMark;
  readonly source: PageValue['source'];
}

export interface Marks {
  show(marked: readonly Marked[]): void;
}

/** Colours of the house, readable on light and dark pages alike. */
const looks: Record<ValueMark, { readonly colour: string; readonly sign: string }> = {
  proved: { colour: '#1c7a47', sign: '✓' },
  read: { colour: '#3f3a9e', sign: '≡' },
  inferred: { colour: '#8a5a00', sign: '◌' },
  typed: { colour: '#5d5850', sign: '✎' },
};
const FOLLOW_MS = 400;
const font = '500 12px/16px system-ui, sans-serif';

/** @param take is called when the person clicks an offered value */
export function drawMarks(page: Document, take: (element: HTMLElement) => void): Marks {
  let host: HTMLElement | undefined;
  let shapes: { readonly marked: Marked; readonly outline: HTMLElement }[] = [];
  let follower: ReturnType<typeof setInterval> | undefined;

  const place = () => {
    // All places are read before any mark is moved: the page is laid out once.
    const places = shapes.map(({ marked }) => placeOf(marked));
    for (const [index, { outline }] of shapes.entries()) style(outline, places[index]!);
  };
  const stop = () => {
    host?.remove();
    host = undefined;
    clearInterval(follower);
    page.removeEventListener('scroll', place, true);
    page.defaultView?.removeEventListener('resize', place);
  };
  return {
    show(marked) {
      stop();
      shapes = [];
      if (marked.length === 0) return;
      host = style(page.createElement('div'), hostStyle);
      const root = host.attachShadow({ mode: 'closed' });
      for (const one of marked) {
        const outline = outlineOf(page, one, () => isInPlainSight(host) && take(one.element));
        shapes.push({ marked: one, outline });
        root.append(outline);
      }
      page.documentElement.append(host);
      place();
      follower = setInterval(place, FOLLOW_MS);
      page.addEventListener('scroll', place, { capture: true, passive: true });
      page.defaultView?.addEventListener('resize', place);
    },
  };
}

/** Inline and important: a page's own styles are weaker. */
const hostStyle: Record<string, string> = {
  all: 'initial',
  position: 'fixed',
  inset: '0',
  'pointer-events': 'none',
  'z-index': '2147483647',
};

function style(element: HTMLElement, properties: Record<string, string>): HTMLElement {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value, 'important');
  return element;
}

/** A page that hid the marks to have an offered value taken unseen gets nothing. */
const isInPlainSight = (host: HTMLElement | undefined): boolean => host?.isConnected === true && isSeen(host);

function outlineOf(page: Document, { isOffered, value, mark, source }: Marked, take: () => void): HTMLElement {
  const { colour, sign } = looks[mark];
  const outline = style(page.createElement('div'), {
    position: 'fixed',
    'box-sizing': 'border-box',
    border: `2px ${isOffered ? 'dashed' : 'solid'} ${colour}`,
    'border-radius': '6px',
  });
  const words = sourceInWords({ mark, source });
  const badge = style(page.createElement(isOffered ? 'button' : 'span'), {
    position: 'absolute',
    right: '-2px',
    top: '-10px',
    display: 'block',
    'max-width': '260px',
    overflow: 'hidden',
    'text-overflow': 'ellipsis',
    'white-space': 'nowrap',
    padding: '1px 6px',
    border: '0',
    'border-radius': '6px',
    background: colour,
    color: '#fff',
    font,
    'pointer-events': 'auto',
    'user-select': 'none',
    cursor: isOffered ? 'pointer' : 'default',
  });
  const short = isOffered ? `Take “${value}”` : sign;
  badge.textContent = short;
  badge.setAttribute('aria-label', isOffered ? `${short}. ${words}` : words);
  if (!isOffered) badge.setAttribute('role', 'img');
  badge.addEventListener('pointerenter', () => {
    badge.textContent = isOffered ? `${short} – ${words}` : words;
  });
  badge.addEventListener('pointerleave', () => {
    badge.textContent = short;
  });
  badge.addEventListener('click', (event) => {
    // A click of the person; a page can make one up, not one that the browser trusts.
    if (isOffered && event.isTrusted) take();
  });
  outline.append(badge);
  return outline;
}

function placeOf({ element, members }: Marked): Record<string, string> {
  const boxes = members.map((member) => boxIn(member)).filter((box) => box.width > 0);
  if (!element.isConnected || boxes.length === 0 || !isSeen(element)) return { display: 'none' };
  const left = Math.min(...boxes.map((box) => box.left)) - 3;
  const top = Math.min(...boxes.map((box) => box.top)) - 3;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + 3;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + 3;
  const size = { width: `${right - left}px`, height: `${bottom - top}px` };
  return { display: 'block', left: `${left}px`, top: `${top}px`, ...size };
}

/** In the view of the whole page, for controls within frames too. */
function boxIn(element: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = { left, top, width, height };
  for (
    let frame = element.ownerDocument.defaultView?.frameElement ?? null;
    frame !== null;
    frame = frame.ownerDocument.defaultView?.frameElement ?? null
  ) {
    const around = frame.getBoundingClientRect();
    box.left += around.left + frame.clientLeft;
    box.top += around.top + frame.clientTop;
  }
  return box;
}
