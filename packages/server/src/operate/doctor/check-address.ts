// Checks the way that people come by: the address, the proxies, the sign-in.
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { askHolder } from '../../data-folder/ask-holder.ts';
import { type Finding, fault, ok, sentenceOf, warning } from './finding.ts';

const WITHIN_MS = 5000;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

function checkSettings({ http, signIn }: Config): Finding[] {
  const { host, publicUrl, trustProxy } = http;
  if (!publicUrl)
    return [
      isLoopback(host)
        ? ok('address', 'this machine alone')
        : warning(
            'address',
            `open to the network (HOST=${host}) without PUBLIC_URL`,
            'Set PUBLIC_URL to the https address that people use.',
          ),
    ];
  const url = new URL(publicUrl);
  const findings: Finding[] = [];
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    findings.push(
      fault(
        'address',
        `${publicUrl} is not https`,
        'Put a proxy with a certificate in front (docs/deploy/reverse-proxy.md) and set PUBLIC_URL to its https address.',
      ),
    );
  if (url.protocol === 'https:' && trustProxy === 0)
    findings.push(
      warning(
        'proxy',
        'no proxy is trusted, so that all people count as one address',
        'Set TRUST_PROXY to the number of proxies in front, usually 1.',
      ),
    );
  if (signIn.kind === 'embedded' && !isLoopback(url.hostname))
    findings.push(
      (signIn.allowed ? warning : fault)(
        'sign-in',
        'anybody who reaches the address may sign in without a password',
        'Set GOOGLE_CLIENT_ID, or another issuer with OIDC_ISSUER.',
      ),
    );
  return findings.length > 0 ? findings : [ok('address', publicUrl)];
}

async function checkReachable(config: Config): Promise<Finding[]> {
  const holder =
    config.role === 'worker' ? 'nobody' : await askHolder(config.folders.data).catch(() => 'nobody' as const);
  if (typeof holder !== 'object' || holder.kind !== 'server' || !holder.address) return [ok('server', 'not running')];
  const address = config.http.publicUrl ?? holder.address;
  try {
    const answer = await fetch(new URL('/health', address), { signal: AbortSignal.timeout(WITHIN_MS) });
    const { reason, version } = (await answer.json()) as { reason?: string | null; version?: string };
    if (!version)
      return [fault('server', `${address} is answered by something else`, 'Look at PUBLIC_URL and at the proxy.')];
    if (reason) return [fault('server', reason, 'See "Health" in docs/operations.md.')];
    return [ok('server', `OneForm ${version} answers at ${address}`)];
  } catch (error) {
    return [
      fault(
        'server',
        `${address} does not answer (${sentenceOf(error)})`,
        'Look at PUBLIC_URL and at the proxy; a machine may also be unable to reach its own public address.',
      ),
    ];
  }
}

export async function checkAddress(config: Config): Promise<Finding[]> {
  return [...checkSettings(config), ...(await checkReachable(config))];
}
