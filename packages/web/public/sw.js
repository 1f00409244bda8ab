// Serves two things alone: a page that says what cannot be done while the server is away, and what another app shares.
// Nothing of the app is cached: its files are kept by the browser, and data is never.
const SHARED = 'shared-files';

const english = {
  language: 'en',
  title: 'OneForm can’t be reached',
  nothingWorks:
    'The server that reads your documents doesn’t answer. Until it does, nothing can be uploaded, read, saved or filled.',
  draftsAreKept: 'What you typed and did not save is kept in this browser, and is there again afterwards.',
  again: 'Try again',
};
const german = {
  language: 'de',
  title: 'OneForm ist nicht erreichbar',
  nothingWorks:
    'Der Server, der Ihre Dokumente liest, antwortet nicht. Bis dahin kann nichts hochgeladen, gelesen, gespeichert oder ausgefüllt werden.',
  draftsAreKept: 'Was Sie eingegeben und nicht gespeichert haben, behält dieser Browser. Danach ist es wieder da.',
  again: 'Noch einmal versuchen',
};
/** The browser's: what was chosen in the app is out of reach here. */
const t = self.navigator.language.startsWith('de') ? german : english;

const AWAY = `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t.title}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 32px 20px; box-sizing: border-box; background: light-dark(#fbfaf8, #131211); color: light-dark(#1f1d1a, #efece6); font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; }
  main { max-width: 380px; } h1 { margin: 0 0 8px; font-size: 20px; } p { margin: 0 0 12px; color: light-dark(#55514a, #b8b3a9); }
  a { display: block; margin-top: 20px; padding: 11px; border-radius: 8px; background: light-dark(#3f3a9e, #6a66d8); color: #fff; text-align: center; text-decoration: none; font-weight: 500; }
</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.nothingWorks}</p>
<p>${t.draftsAreKept}</p>
<a href="">${t.again}</a>
</main>
</body>
</html>`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate') return;
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/share') event.respondWith(keepShared(request));
  else if (request.method === 'GET' && !/^\/(api|local-sign-in|health)\//.test(pathname))
    event.respondWith(fetch(request).catch(away));
});

const away = () =>
  new Response(AWAY, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The page takes them from here, once. */
async function keepShared(request) {
  const cache = await caches.open(SHARED);
  const files = (await request.formData()).getAll('files').filter((file) => file instanceof File);
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/shared/${index}`, new Response(file, { headers }));
  }
  return Response.redirect('/documents?shared=1', 303);
}
