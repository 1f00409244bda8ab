// Identifiers leave the machine as placeholders and come back as themselves.
import { squash } from '#values/normalise/fold-text.ts';
import { findIdentifiers } from './find-identifiers.ts';

/** One document's or one question's placeholders; the same identifier always has the same one. */
export interface Mask {
  readonly hide: (text: string) => string;
  readonly show: (text: string) => string;
  /** Different identifiers replaced so far. */
  readonly count: () => number;
}

export function createMask(isOn: boolean): Mask {
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const placeholderFor = (kind: string, original: string): string => {
    const key = squash(original);
    const known = placeholders.get(key);
    if (known !== undefined) return known;
    const placeholder = `[${kind.toUpperCase()}-${placeholders.size + 1}]`;
    placeholders.set(key, placeholder);
    originals.set(placeholder, original);
    return placeholder;
  };
  return {
    hide(text) {
      if (!isOn) return text;
      let hidden = '';
      let at = 0;
      for (const { kind, from, to } of findIdentifiers(text)) {
        hidden += text.slice(at, from) + placeholderFor(kind, text.slice(from, to));
        at = to;
      }
      return hidden + text.slice(at);
    },
    show: (text) => text.replace(/\[[A-Z]+-\d+\]/g, (placeholder) => originals.get(placeholder) ?? placeholder),
    count: () => placeholders.size,
  };
}
