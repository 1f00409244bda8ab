// Decides whether a webhook may be sent to an address at all; names are looked up again at each sending.
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The fault of the address, in words fit to show; null: none that can be seen from here. */
export function checkUrl(url: URL, toPrivateAddresses: boolean): string | null {
  if (url.protocol !== 'https:' && !(toPrivateAddresses && url.protocol === 'http:'))
    return 'The address must start with https://';
  const host = hostOf(url);
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host);
  return isPrivate && !toPrivateAddresses ? PRIVATE : null;
}

export const PRIVATE = 'Webhooks can’t be sent to a private address.';

/** Without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
