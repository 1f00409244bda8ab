// Answers popup, panel and connecting page: calls OneForm with the key, and lets the page be described and written.

import type { Message, Reply } from '../messages.ts';
import { answer } from './answer.ts';
import { authoriseSender } from './authorise-sender.ts';

chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.tabs.create({ url: chrome.runtime.getURL('connect.html') });
});

chrome.runtime.onMessage.addListener((message: Message, sender, reply: (reply: Reply) => void) => {
  if (!authoriseSender(sender)) return false;
  answer(message).then(
    (value) => reply({ value: value ?? null }),
    (fault: Error & { code?: string }) => reply({ fault: fault.message, code: fault.code ?? 'unknown' }),
  );
  // The reply comes later.
  return true;
});
