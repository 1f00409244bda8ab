// Addresses: of the person's own OneForm, and of pages that may be filled.

/** The origin that a person typed, pasted or copied with a path; null where it is none. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(trimmed);
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `${isLocal ? 'http' : 'https'}://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const { origin, protocol } = new URL(whole);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** Pattern of the host permission; patterns of Firefox know no ports. */
export function permissionFor(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

const ownMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/i;

export type PageKind =
  /** Encrypted on its way, or of the person's own machine. */
  | 'safe'
  /** Others on the way can read what is filled: the person is warned first. */
  | 'plain'
  /** A page of the browser, a store, a file. */
  | 'closed';

export function kindOfPage(url: string | undefined): PageKind {
  if (url === undefined || !URL.canParse(url)) return 'closed';
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return 'safe';
  if (protocol !== 'http:') return 'closed';
  return ownMachine.test(hostname) ? 'safe' : 'plain';
}
