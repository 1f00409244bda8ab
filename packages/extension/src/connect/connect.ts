// The page on which the extension is connected: address and code in, a key that only fills kept.
import { ask } from '../messages.ts';
import { permissionFor, readAddress } from '../oneform/addresses.ts';
import { findConnection } from '../oneform/connection.ts';
import { nameOfBrowser } from './name-of-browser.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const form = find<HTMLFormElement>('#connect');
const said = find('#said');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const address = readAddress(find<HTMLInputElement>('#address').value);
  if (address === null) return say('This is no address. It looks like http://localhost:3000.', true);
  // Asked within the click, as browsers want it; the answer decides whether OneForm can be reached at all.
  chrome.permissions
    .request({ origins: [permissionFor(address)] })
    .then(async (isAllowed) => {
      if (!isAllowed) return say('The browser has to allow the extension to reach your OneForm.', true);
      await ask('connect', { address, code: find<HTMLInputElement>('#code').value, name: nameOfBrowser(navigator) });
      await show();
    })
    .catch((fault: Error) => say(fault.message, true));
});

find('#leave').addEventListener('click', () => {
  ask('disconnect', {})
    .then(show)
    .catch((fault: Error) => say(fault.message, true));
});

function say(words: string, isFault = false): void {
  said.textContent = words;
  said.classList.toggle('fault', isFault);
}

async function show(): Promise<void> {
  const connection = await findConnection();
  form.hidden = connection !== null;
  find('#connected').hidden = connection === null;
  find('#where').textContent = connection?.address ?? '';
  find('#who').textContent = connection?.account ?? '';
  find<HTMLInputElement>('#code').value = '';
  say('');
}

await show();
