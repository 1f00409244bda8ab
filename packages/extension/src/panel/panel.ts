// The panel beside a page: its questions, what is missing, and saving what the person typed there.
import type { SavedTyped } from '@oneform/contract';
import { ask } from '../messages.ts';
import { type PageState, type Question, type QuestionState, sourceInWords } from '../page/page-state.ts';
import { button, count, element } from '../ui/elements.ts';

const tabId = Number(new URLSearchParams(location.search).get('tab'));
const main = document.querySelector('main')!;
const said = document.querySelector<HTMLElement>('#said')!;
/** The person types in the page while this is open beside it. */
const LOOK_AGAIN_MS = 1500;
let shown = '';

const say = (words: string, isFault = false) => {
  said.textContent = words;
  said.classList.toggle('fault', isFault);
};
const fail = (fault: Error) => say(fault.message, true);
setInterval(() => void look(), LOOK_AGAIN_MS);

async function look(): Promise<void> {
  if (document.hidden) return;
  await ask('state', { tabId }).then(draw, fail);
}

const groups: readonly { readonly states: readonly QuestionState[]; readonly title: string }[] = [
  { states: ['offered'], title: 'To decide' },
  { states: ['missing'], title: 'Missing' },
  { states: ['typed'], title: 'Typed by you, not in your collection' },
  { states: ['refused'], title: 'Not taken by the page' },
  { states: ['filled'], title: 'Filled' },
  { states: ['kept'], title: 'Left as you wrote it' },
];

function draw(state: PageState): void {
  const now = JSON.stringify(state);
  // Drawn anew only when something changed: focus stays where it is.
  if (now === shown) return;
  shown = now;
  const lists = groups.flatMap(({ states, title }) => {
    const questions = state.questions.filter((one) => states.includes(one.state));
    if (questions.length === 0) return [];
    return [
      element(
        'section',
        {},
        element('h2', {}, title, element('span', { class: 'number' }, String(questions.length))),
        element('ul', {}, ...questions.map(itemOf)),
      ),
    ];
  });
  const typed = state.questions.filter((one) => one.state === 'typed').length;
  const save = button(`Save ${count(typed, 'answer')} to OneForm`, async () => tell(await ask('save', { tabId })), {
    fail,
    class: 'primary',
  });
  const undo = button('Undo', async () => draw(await ask('undo', { tabId })), { fail });
  const isEmpty = state.questions.length === 0;
  if (isEmpty) say('Nothing on this page is filled.');
  main.replaceChildren(...lists, element('div', { class: 'row' }, typed > 0 && save, !isEmpty && undo));
}

function itemOf(question: Question): HTMLElement {
  const { id, label, section, value, state } = question;
  const reveal = button(label, () => ask('reveal', { tabId, id }), { fail, class: 'link' });
  const take = button('Take', async () => draw(await ask('take', { tabId, id })), {
    fail,
    'aria-label': `Take ${value ?? ''} for ${label}`,
  });
  const words = value === undefined ? section : `${value} – ${sourceInWords(question)}`;
  return element('li', {}, element('div', {}, reveal, element('small', {}, words)), state === 'offered' && take);
}

function tell({ saved, kept, refused }: SavedTyped): void {
  const parts = [
    saved.length > 0 && `${count(saved.length, 'answer')} saved.`,
    kept.length > 0 &&
      `${kept.map(({ label }) => label).join(', ')}: your collection says something else, which stays.`,
    refused.length > 0 && `${refused.map(({ label }) => label).join(', ')}: the field can’t hold this.`,
  ];
  say(parts.filter(Boolean).join(' ') || 'There is nothing to save.');
}

await look();
