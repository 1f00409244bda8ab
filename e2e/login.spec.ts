// Signing in and out: the card, the provider's answer, PKCE, and the way back to where one wanted to be.
import { createHash } from 'node:crypto';
import { answerWith, failWith, hold, watchCalls } from './support/calls.ts';
import { expect, signInFromHere, test } from './support/test.ts';

test('the card says what the product is, and links to both legal pages in a new tab', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome to OneForm' })).toBeVisible();
  await expect(page.getByText('Intelligent form filling powered by AI')).toBeVisible();
  for (const [name, href] of Object.entries({ 'Privacy Policy': '/privacy', 'Terms of Service': '/terms' })) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where one signs in is told by the button and by the page behind it, which looks the same', async ({ page }) => {
  const measures = () =>
    page.evaluate(() => {
      const card = document.querySelector('h1')?.closest('.max-w-sm, main');
      const style = card && getComputedStyle(card);
      const title = document.querySelector('h1');
      return [
        card?.clientWidth,
        style?.borderRadius,
        style?.backgroundColor,
        getComputedStyle(document.querySelector('button') as Element).height,
        getComputedStyle(title as Element).fontSize,
        getComputedStyle(document.body).color,
        document.fonts.check('14px "Inter Variable"'),
      ];
    });
  for (const theme of ['light', 'dark']) {
    await page.goto('/login');
    await page.evaluate((chosen) => localStorage.setItem('oneform-theme', chosen), theme);
    await page.reload();
    const button = page.getByRole('button', { name: 'Sign in on this computer' });
    await expect(button).toBeVisible();
    await expect(page.getByText('Google')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const first = await measures();
    await button.click();
    await expect(page.getByRole('heading', { name: 'Sign in on this computer' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await measures()).toEqual(first);
  }
});

test('an instance with Google says Google', async ({ page }) => {
  await answerWith(page, 'GET /api/auth/provider', { kind: 'google', name: 'Google' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test('where it cannot be told, the way in stays open', async ({ page }) => {
  await failWith(page, 'GET /api/auth/provider', 500);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('a visitor of a protected page signs in and comes back to it', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/settings');
  await page.waitForURL('**/login');
  // The page that was refused does not stay in the history.
  await page.goBack();
  await page.waitForURL('**/privacy');
  await page.goForward();
  await page.goto('/settings');
  await page.waitForURL('**/login');
  await signInFromHere(page);
  await page.waitForURL('**/settings');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oneform-auth') ?? '{}'));
  expect(stored.state).toMatchObject({ isAuthenticated: true, user: { full_name: 'Maya Lindgren' } });
  await page.goto('/login');
  await page.waitForURL('**/dashboard');
});

test('PKCE: the verifier stays in the session storage, its S256 challenge goes out', async ({ page }) => {
  const started = watchCalls(page, 'POST /api/auth/google/login');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in on this computer' }).click();
  await page.getByLabel('E-mail').waitFor();
  const verifier = await page.evaluate(() => sessionStorage.getItem('oauth_code_verifier') ?? '');
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(started.map(({ body }) => body)).toEqual([
    {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  ]);
});

test('the code is exchanged once, with its verifier and consent, behind a spinner', async ({ page }) => {
  const exchanged = watchCalls(page, 'POST /api/auth/google/callback');
  const release = await hold(page, 'POST /api/auth/google/callback');
  await page.goto('/login');
  await signInFromHere(page);
  await expect(page.getByText('Signing you in...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toHaveCount(0);
  release();
  await page.waitForURL('**/dashboard');
  expect(exchanged).toHaveLength(1);
  expect(exchanged[0]?.body).toMatchObject({
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    gdpr_consent: true,
    redirect_uri: `${new URL(page.url()).origin}/login`,
  });
  expect(await page.evaluate(() => sessionStorage.getItem('oauth_code_verifier'))).toBeNull();
});

test('a failed exchange says so once, and the used code is not tried again', async ({ page }) => {
  await failWith(page, 'POST /api/auth/google/callback', 500);
  await page.goto('/login');
  await signInFromHere(page);
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a start that fails tells the words of the server, and can be tried again', async ({ page }) => {
  const undo = await failWith(page, 'POST /api/auth/google/login', 502, {
    code: 'idp_unavailable',
    detail: 'The sign-in provider does not answer.',
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in on this computer' }).click();
  await expect(page.getByRole('alert')).toHaveText('The sign-in provider does not answer.');
  await undo();
  await signInFromHere(page);
  await page.waitForURL('**/dashboard');
});

test('a refusal in the address is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login?error=access_denied');
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeVisible();
  await expect(page.getByText('access_denied')).toHaveCount(0);
  expect(logged.some((text) => text.includes('access_denied'))).toBe(true);
});

test('while it is not known who is here, pages wait', async ({ page }) => {
  const release = await hold(page, 'GET /api/auth/me');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeVisible();
});

test('a server in trouble does not say who is here: the card tells it, and the way in stays open', async ({ page }) => {
  await failWith(page, 'GET /api/auth/me', 500);
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toHaveText('Failed to get user info');
  await expect(page.getByRole('button', { name: 'Sign in on this computer' })).toBeEnabled();
});

test('an open session is found again without signing in, and / leads to the dashboard', async ({ page, me }) => {
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: `Account of ${me.name}` }).click();
  await expect(page.getByRole('menu')).toContainText(me.email);
});

test('signing out clears the person even when the server cannot be told', async ({ page, me }) => {
  await page.goto('/settings');
  await failWith(page, 'POST /api/auth/logout', 500);
  await page.getByRole('button', { name: `Account of ${me.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oneform-auth') ?? '{}'));
  expect(stored.state).toEqual({ user: null, isAuthenticated: false });
});

test('who was here comes back by one press, and a slip of the fingers opens no account', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/login');
  await signInFromHere(page, 'Maya Lindgren', email);
  await page.waitForURL('**/dashboard');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account of Maya Lindgren' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
  };
  await signOut();
  await page.getByRole('button', { name: 'Sign in on this computer' }).click();
  await page.getByRole('button', { name: `Maya Lindgren ${email}` }).click();
  await page.waitForURL('**/dashboard');
  await signOut();
  await signInFromHere(page, 'Maya', email.replace('example', 'exmaple'));
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await page.waitForURL('**/dashboard');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('oneform-auth') ?? '{}'));
  expect(stored.state.user.email).toBe(email);
});
