// The one page of the embedded identity provider: plain HTML in the look of the app's sign-in card.

import { FONT_PATH } from '../../http/web.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const logo =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none"><rect width="24" height="24" rx="6"/><path d="M7.5 6h6l3.5 3.5V18h-9.5z"/><path d="m10 13 1.8 1.8 3.2-3.6"/></svg>';

interface SignInPage {
  readonly uid: string;
  /** "this computer". */
  readonly place: string;
  readonly name?: string;
  readonly email?: string;
  /** The fault of the sent form. */
  readonly error?: string;
}

export const renderSignInPage = ({ uid, place, name = '', email = '', error }: SignInPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in on ${escapeHtml(place)} · OneForm</title>
<script src="/theme.js"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/local-sign-in/style.css">
</head>
<body>
<main>
${logo}
<h1>Sign in on ${escapeHtml(place)}</h1>
<p>OneForm identifies you by your e-mail address. You don’t need a password, and nothing is sent anywhere else.</p>
<form method="post" action="/local-sign-in/interaction/${escapeHtml(uid)}">
${error ? `<p class="error" role="alert" id="fault">${escapeHtml(error)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" maxlength="200" value="${escapeHtml(name)}" required autofocus>
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${escapeHtml(email)}" required${error ? ' aria-describedby="fault" aria-invalid="true"' : ''}>
<button type="submit">Continue</button>
</form>
</main>
</body>
</html>
`;

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
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 40px 16px; background: var(--canvas); color: var(--ink); font: 14px/21px "Inter Variable", Inter, ui-sans-serif, system-ui, sans-serif; }
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
button:hover { background: var(--accent-hover); }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.error { color: var(--red-ink); text-align: left; }
@media (pointer: coarse) { input, button { height: 44px; } input { font-size: 16px; } }
@media (min-width: 640px) { main { padding: 36px; } }
`;
