// One paper while it is composed: HTML on one side, what each piece of text is on the other.

export type Role = 'heading' | 'caption' | 'value' | 'prose' | 'other';

export interface Span {
  readonly role: Role;
  /** Of a value, and of the caption that asks for it: its name in the fact vocabulary, or null when it has none. */
  readonly field: string | null;
  /** Of a value: the span of its caption. */
  readonly caption: number | null;
  /** Of a value: it is about somebody else than the person whose paper this is. */
  readonly other: boolean;
}

export interface Marked {
  readonly id: number;
  readonly html: string;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export class Sheet {
  readonly spans: Span[] = [];
  /** The fields of those values that are about somebody else: set while a part of the paper is about that person. */
  aboutOther = false;

  heading(text: string): string {
    return this.#mark('heading', escapeHtml(text), null, null).html;
  }

  caption(text: string, field: string | null = null): Marked {
    return this.#mark('caption', escapeHtml(text), field, null, this.aboutOther);
  }

  value(text: string, field: string | null, caption: number | null = null, other = this.aboutOther): string {
    return this.#mark('value', escapeHtml(text).replaceAll('\n', '<br>'), field, caption, other).html;
  }

  /** Running text; `html` may hold values. */
  prose(html: string): string {
    return this.#mark('prose', html, null, null).html;
  }

  other(text: string): string {
    return this.#mark('other', escapeHtml(text), null, null).html;
  }

  /** A box to tick. The reader sees it as a word of one sign. */
  tick(ticked: boolean): string {
    return this.#mark('other', `<b class="tick" t="${ticked ? 1 : 0}"></b>`, null, null).html;
  }

  #mark(role: Role, html: string, field: string | null, caption: number | null, other = false): Marked {
    const id = this.spans.push({ role, field, caption, other }) - 1;
    return { id, html: `<i s="${id}">${html}</i>` };
  }
}
