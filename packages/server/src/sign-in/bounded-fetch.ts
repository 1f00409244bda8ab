// Bounds the answers of an identity provider: they are small, and one that never ends is cut off.
import type { CustomFetch } from 'openid-client';
import { AppError } from '../errors.ts';

/** Keys, metadata and tokens take some kilobytes, also unpacked. */
const MAX_BYTES = 512 * 1024;

/** `fetch` for openid-client; throws AppError `idp_unavailable` beyond what is bearable. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const response = await fetch(url, { ...options, body: (body ?? null) as NonNullable<RequestInit['body']> | null });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > MAX_BYTES) throw new AppError('idp_unavailable', { cause: new Error(`${url} sent too much`) });
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, statusText, headers });
};
