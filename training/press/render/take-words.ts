// Runs in the browser: sets papers and says where each word came to stand.

export interface SetPaper {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly fits: boolean;
}

/** For each paper its words, and six numbers a word: box of the line of type (x0, y0, x1, y1), then top and bottom of its ink; then its span. */
export interface TakenWords {
  readonly text: string[];
  readonly boxes: number[];
  readonly spans: number[];
  readonly height: number;
}

export function takeWords(papers: readonly SetPaper[]): TakenWords[] {
  document.body.replaceChildren();
  const hosts = papers.map(({ html, width }) => {
    const host = document.createElement('div');
    host.style.cssText = `position:absolute;left:0;top:0;width:${width}px;contain:layout paint style`;
    host.attachShadow({ mode: 'open' }).innerHTML = html;
    document.body.append(host);
    return host;
  });
  const context = document.createElement('canvas').getContext('2d')!;
  const inks = new Map<string, { ascent: number; top: number; bottom: number }>();
  const inkOf = (word: string, font: string) => {
    const key = `${font}|${word}`;
    let ink = inks.get(key);
    if (!ink) {
      context.font = font;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent, fontBoundingBoxAscent } = context.measureText(word);
      ink = { ascent: fontBoundingBoxAscent, top: actualBoundingBoxAscent, bottom: actualBoundingBoxDescent };
      inks.set(key, ink);
    }
    return ink;
  };

  return hosts.map((host, index) => {
    const { width, height: most, fits } = papers[index]!;
    const height = fits ? Math.min(most, Math.ceil(host.getBoundingClientRect().height)) : most;
    const taken: TakenWords = { text: [], boxes: [], spans: [], height };
    const add = (text: string, numbers: readonly number[], span: number) => {
      taken.text.push(text);
      for (const number of numbers) taken.boxes.push(Math.round(number * 10) / 10);
      taken.spans.push(span);
    };
    const walker = document.createTreeWalker(host.shadowRoot!, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLElement) {
        if (!node.classList.contains('tick')) continue;
        const { left, top, right, bottom } = node.getBoundingClientRect();
        if (bottom < height)
          add(
            node.getAttribute('t') === '1' ? '☒' : '☐',
            [left, top, right, bottom, top, bottom],
            Number(node.closest('[s]')!.getAttribute('s')),
          );
        continue;
      }
      const parent = node.parentElement;
      const marked = parent?.closest('[s]');
      if (!parent || !marked || parent.localName === 'style') continue;
      const text = node.nodeValue ?? '';
      const { font } = getComputedStyle(parent);
      for (const match of text.matchAll(/[^\s\u00a0]+/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        // A word that is broken between lines counts where it begins.
        const rectangle = range.getClientRects()[0];
        if (!rectangle) continue;
        const { left, top, right, bottom } = rectangle;
        if (right <= 0 || left >= width || bottom <= 0 || top >= height || right - left < 0.5) continue;
        const ink = inkOf(match[0], font);
        const base = top + ink.ascent;
        add(match[0], [left, top, right, bottom, base - ink.top, base + ink.bottom], Number(marked.getAttribute('s')));
      }
    }
    return taken;
  });
}
