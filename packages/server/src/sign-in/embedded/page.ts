// The pages of the embedded identity provider: plain HTML in the look of the app's sign-in card.

import { FONT_PATH } from '../../http/web.ts';
import type { KnownPerson } from './known-people.ts';
import { messagesIn, type SignInLanguage } from './messages.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const logo =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none"><rect width="24" height="24" rx="6"/><path d="M7.5 6h6l3.5 3.5V18h-9.5z"/><path d="m10 13 1.8 1.8 3.2-3.6"/></svg>';

interface SignInPage {
  readonly language: SignInLanguage;
  readonly uid: string;
  /** "this computer". */
  readonly place: string;
  readonly name?: string;
  readonly email?: string;
  /** The fault of the sent form. */
  readonly error?: string;
  /** People who used OneForm here, last ones first. */
  readonly people?: readonly KnownPerson[];
}

const renderPage = (language: SignInLanguage, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · OneForm</title>
<script src="/theme.js"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/local-sign-in/style.css">
</head>
<body>
<main>
${logo}
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

export function renderSignInPage({ language, uid, place, name = '', email = '', error, people = [] }: SignInPage) {
  const t = messagesIn(language);
  return renderPage(
    language,
    t.signInOn(place),
    `<p>${t.explanation}</p>
${people.length > 0 ? `<section aria-label="${t.people}">${people.map((person) => personForm(uid, person)).join('')}</section>` : ''}
<form method="post" action="${actionOf(uid)}">
${error ? `<p class="error" role="alert" id="fault">${escapeHtml(error)}</p>` : ''}
<label for="name">${t.name}</label>
<input id="name" name="name" autocomplete="name" maxlength="200" value="${escapeHtml(name)}" required${people.length > 0 ? '' : ' autofocus'}>
<label for="email">${t.email}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${escapeHtml(email)}" required${error ? ' aria-describedby="fault" aria-invalid="true"' : ''}>
<button type="submit">${t.continue}</button>
</form>`,
  );
}

const actionOf = (uid: string) => `/local-sign-in/interaction/${escapeHtml(uid)}`;

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** One press signs this person in. */
const personForm = (uid: string, { name, email }: KnownPerson) =>
  `<form method="post" action="${actionOf(uid)}" class="person">${hidden({ name, email })}
<button type="submit" class="quiet">${name === email ? '' : `<strong>${escapeHtml(name)}</strong> `}<span>${escapeHtml(email)}</span></button></form>`;

interface DoubtPage {
  readonly language: SignInLanguage;
  readonly uid: string;
  /** As typed. */
  readonly typed: KnownPerson;
  /** The account that was probably meant. */
  readonly meant: KnownPerson;
}

/** A new account is opened for an address that is nearly a known one only when it is meant so. */
export function renderDoubtPage({ language, uid, typed, meant }: DoubtPage) {
  const t = messagesIn(language);
  const bold = (email: string) => `<b>${escapeHtml(email)}</b>`;
  return renderPage(
    language,
    t.isThisAddressRight,
    `<p>${t.nobodyYet(bold(typed.email), bold(meant.email))}</p>
<form method="post" action="${actionOf(uid)}">${hidden({ name: meant.name, email: meant.email })}
<button type="submit" class="whole" autofocus>${escapeHtml(t.signInAs(meant.email))}</button></form>
<form method="post" action="${actionOf(uid)}" class="person">${hidden({ name: typed.name, email: typed.email, is_new: 'yes' })}
<button type="submit" class="quiet whole">${escapeHtml(t.openNew(typed.email))}</button></form>`,
  );
}

export function renderFailurePage(language: SignInLanguage) {
  const t = messagesIn(language);
  return renderPage(language, t.failed, `<p>${t.goBack}</p>\n<a class="button" href="/login">${t.back}</a>`);
}

/** The tokens and measures of `packages/web/src/app/styles.css` and of the card in `login-card.tsx`. */
export const signInStyles = `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url(${FONT_PATH}) format("woff2"); }
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(98.4% 0.003 85), oklch(18.2% 0.004 75)); --surface: light-dark(oklch(99.7% 0.001 85), oklch(21.6% 0.005 75));
  --line: light-dark(oklch(91.6% 0.005 85), oklch(31.5% 0.006 75)); --control: light-dark(oklch(64% 0.01 80), oklch(57% 0.01 75));
  --ink: light-dark(oklch(22% 0.01 75), oklch(95% 0.004 85)); --ink-2: light-dark(oklch(44% 0.012 75), oklch(78% 0.008 85));
  --accent: light-dark(oklch(41.5% 0.155 277), oklch(56% 0.165 277)); --accent-hover: light-dark(oklch(36% 0.15 277), oklch(60% 0.16 277));
  --on-accent: oklch(99% 0.005 277); --focus: light-dark(oklch(48% 0.18 277), oklch(74% 0.12 280)); --red-ink: light-dark(oklch(47% 0.165 27), oklch(83% 0.09 22));
}
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 40px 16px; background: var(--canvas); color: var(--ink); font: 14px/21px "Inter Variable", Inter, ui-sans-serif, system-ui, sans-serif; }
main { width: 100%; max-width: 384px; padding: 36px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
svg { display: block; width: 44px; height: 44px; margin: 0 auto; stroke: var(--on-accent); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
svg rect { fill: var(--accent); stroke: none; }
svg path + path { stroke-width: 1.8; }
h1 { margin: 20px 0 4px; font-size: 20px; line-height: 28px; letter-spacing: -0.01em; font-weight: 600; text-align: center; }
p { margin: 0; color: var(--ink-2); text-align: center; text-wrap: pretty; }
form { margin-top: 28px; }
label { display: block; margin: 16px 0 6px; font-size: 13px; line-height: 20px; font-weight: 500; color: var(--ink-2); }
input { width: 100%; height: 36px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
input:focus-visible { border-color: var(--focus); outline: 1px solid var(--focus); }
button { width: 100%; height: 36px; margin-top: 24px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 500; cursor: pointer; }
button:hover, .button:hover { background: var(--accent-hover); }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; margin-top: 24px; }
.whole { height: auto; min-height: 36px; padding: 7px 12px; overflow-wrap: anywhere; }
.person { margin-top: 0; } form + .person { margin-top: 8px; }
.quiet { margin-top: 0; padding: 0 12px; border: 1px solid var(--control); background: var(--surface); color: var(--ink); font-weight: 400; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.quiet.whole { padding: 7px 12px; white-space: normal; }
.quiet:hover { background: var(--canvas); } .quiet strong { font-weight: 500; } .quiet span { color: var(--ink-2); }
section + form { margin-top: 12px; padding-top: 4px; border-top: 1px solid var(--line); }
.button { display: block; height: 36px; margin-top: 24px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 500; line-height: 36px; text-align: center; text-decoration: none; }
b { color: var(--ink); font-weight: 500; overflow-wrap: anywhere; }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.error { color: var(--red-ink); text-align: left; }
@media (pointer: coarse) { input, button, .button { height: 44px; } .button { line-height: 44px; } input { font-size: 16px; } }
@media (min-width: 640px) { main { padding: 36px; } }
`;
