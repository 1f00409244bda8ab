// As much of a browser as signing in needs: it keeps cookies by path and follows redirects within the server.

export interface BrowserJar {
  fetch(
    url: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string | Buffer<ArrayBuffer> },
  ): Promise<Response>;
  /** Follows redirects until the next one would go to `stop`; answers that address. */
  followUntil(
    url: string,
    stop: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string | Buffer<ArrayBuffer> },
  ): Promise<{ arrived: string | null; page: Response }>;
  readonly cookies: Map<string, { value: string; path: string }>;
}

export function newBrowserJar(): BrowserJar {
  const cookies = new Map<string, { value: string; path: string }>();

  function remember(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const path = attributes.find((text) => text.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const expired = attributes.some((text) => /^expires=.*1970|^max-age=0/i.test(text));
      if (expired || value === '') cookies.delete(name);
      else cookies.set(name, { value, path });
    }
  }

  const jar: BrowserJar = {
    cookies,
    async fetch(url, init = {}) {
      const path = new URL(url).pathname;
      const sent = [...cookies]
        .filter(([, cookie]) => path.startsWith(cookie.path))
        .map(([name, cookie]) => `${name}=${cookie.value}`);
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        headers: { ...init.headers, cookie: sent.join('; ') },
      });
      remember(response);
      return response;
    },
    async followUntil(url, stop, init) {
      let page = await jar.fetch(url, init);
      for (let hops = 0; hops < 10 && page.status >= 300 && page.status < 400; hops += 1) {
        const next = new URL(page.headers.get('location') ?? '', url).href;
        if (next.startsWith(stop)) return { arrived: next, page };
        page = await jar.fetch(next);
      }
      return { arrived: null, page };
    },
  };
  return jar;
}
