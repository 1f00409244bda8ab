// Page that the person wanted before they were sent to sign in; kept through the provider's pages.

const KEY = 'oneform-return-to';

/** Only addresses inside the app: never another origin, never the sign-in page itself. */
export function isReturnable(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('\\')) return false;
  return address.split(/[?#]/, 1)[0] !== '/login';
}

export function rememberReturnTo(address: string | undefined): void {
  if (address !== undefined && isReturnable(address)) sessionStorage.setItem(KEY, address);
  else sessionStorage.removeItem(KEY);
}

/** Gives the address once. */
export function takeReturnTo(): string | undefined {
  const address = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return address !== undefined && isReturnable(address) ? address : undefined;
}
