// The popup: the person's applications, and "Fill this page".
import type { FillableApplication } from '@oneform/contract';
import { ask } from '../messages.ts';
import { kindOfPage } from '../oneform/addresses.ts';
import { findConnection } from '../oneform/connection.ts';
import type { PageState } from '../page/page-state.ts';
import { button, count, element } from '../ui/elements.ts';

const main = document.querySelector('main')!;
const said = document.querySelector<HTMLElement>('#said')!;

const say = (words: string, isFault = false) => {
  said.textContent = words;
  said.classList.toggle('fault', isFault);
};
const fail = (fault: Error) => {
  say(fault.message, true);
  const isRefused = fault.cause === 'key_invalid' || fault.cause === 'unauthenticated';
  if (isRefused) main.replaceChildren(connectButton());
};
/** Of a page that was filled. */
const after = element('div', { class: 'row' });
const connectButton = () => button('Connect to OneForm', openConnect, { fail, class: 'primary' });

async function show(): Promise<void> {
  const connection = await findConnection();
  if (!connection) {
    say('Not connected to your OneForm yet.');
    main.replaceChildren(connectButton());
    return;
  }
  const tab = await findTab();
  const kind = kindOfPage(tab?.url);
  try {
    const applications = await ask('applications', {});
    if (tab?.id === undefined || kind === 'closed') return say('Open the page with the form first.');
    if (applications.length === 0) return say('There is no application in your OneForm yet.');
    draw(tab.id, applications, kind === 'plain');
  } catch (fault) {
    fail(fault as Error);
  }
}

function draw(tabId: number, applications: readonly FillableApplication[], isPlain: boolean): void {
  const list = element('fieldset', {}, element('legend', {}, 'Fill from'), ...applications.map(choiceOf));
  const accepted = element('input', { type: 'checkbox', id: 'accepted' });
  const warning =
    isPlain &&
    element(
      'div',
      { class: 'warning', role: 'note' },
      element('p', {}, 'This page is not encrypted. Anyone on the way can read what is filled in.'),
      element('label', {}, accepted, ' Fill it anyway'),
    );
  const fill = async () => {
    const chosen = list.querySelector<HTMLInputElement>('input:checked');
    if (!chosen) return say('Choose an application first.');
    if (isPlain && !accepted.checked) return say('Tick “Fill it anyway” first, or leave the page unfilled.', true);
    say('Filling …');
    tell(tabId, await ask('fill', { tabId, collectionId: chosen.value, isAccepted: accepted.checked }));
  };
  main.replaceChildren(
    list,
    ...(warning ? [warning] : []),
    button('Fill this page', fill, { fail, class: 'primary' }),
    after,
  );
}

function tell(tabId: number, { filled, offered, missing }: PageState): void {
  const parts = [
    `${count(filled, 'field')} filled`,
    offered > 0 && `${offered} to decide`,
    missing > 0 && `${missing} missing`,
  ];
  say(`${parts.filter(Boolean).join(' · ')}. Check the page before you send it.`);
  const undo = async () => {
    await ask('undo', { tabId });
    after.replaceChildren();
    say('Everything stands as before.');
  };
  after.replaceChildren(
    button('Undo', undo, { fail }),
    button('All questions', () => openPanel(tabId), { fail }),
  );
}

function choiceOf({ id, name, person, completion_percentage: done }: FillableApplication, index: number): HTMLElement {
  return element(
    'label',
    { class: 'choice' },
    element('input', { type: 'radio', name: 'application', value: id, checked: index === 0 }),
    element(
      'span',
      {},
      element('strong', {}, name),
      element('small', {}, [person?.name, `${done} %`].filter(Boolean).join(' · ')),
    ),
  );
}

/** `?tab=7`: opened as a page of its own, as tests do. */
async function findTab(): Promise<chrome.tabs.Tab | undefined> {
  const asked = new URLSearchParams(location.search).get('tab');
  if (asked !== null) return chrome.tabs.get(Number(asked));
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab;
}

async function openConnect(): Promise<void> {
  await chrome.tabs.create({ url: chrome.runtime.getURL('connect.html') });
  window.close();
}

/** A window beside the page: the page can neither see nor cover it, and no further permission is needed. */
async function openPanel(tabId: number): Promise<void> {
  const url = chrome.runtime.getURL(`panel.html?tab=${tabId}`);
  await chrome.windows.create({ url, type: 'popup', width: 380, height: 720 });
}

await show();
