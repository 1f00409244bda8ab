// The one page of the embedded identity provider: plain HTML, no script, the look of the app.

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

interface SignInPage {
  readonly uid: string;
  readonly name?: string;
  readonly email?: string;
  /** What is wrong with what was sent. */
  readonly error?: string;
}

export const renderSignInPage = ({ uid, name = '', email = '', error }: SignInPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in on this computer – OneForm</title>
<link rel="stylesheet" href="/local-sign-in/style.css">
</head>
<body>
<main>
<h1>Sign in on this computer</h1>
<p>OneForm is running on your own computer. It recognizes you by your e-mail address and needs no password. Nothing leaves this computer.</p>
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

export const signInStyles = `
:root { color-scheme: light dark; --paper: #faf9f7; --card: #fff; --ink: #1f1d1a; --soft: #5f5b54; --line: #d9d5ce; --accent: #3f3d9e; --on-accent: #fff; --fault: #b42318; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171614; --card: #1f1e1b; --ink: #efece6; --soft: #aaa59b; --line: #3b3833; --accent: #a5a3f5; --on-accent: #17163a; --fault: #ff9a8f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 14px/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; letter-spacing: -0.01em; font-weight: 600; }
p { margin: 0 0 24px; color: var(--soft); }
label { display: block; margin: 16px 0 4px; font-size: 13px; color: var(--soft); }
input { width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button { width: 100%; height: 44px; margin-top: 24px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
.error { margin: 0; color: var(--fault); }
`;
