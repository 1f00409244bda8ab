// One page that is being filled: describes it, writes the answer, remembers how it stood, and undoes. Knows neither the key nor the server.
import type { PageAnswer, PageControl, PageDescription, PageValue } from '@oneform/contract';
import { type DescribedPage, describePage } from './describe-page.ts';
import type { FoundControl } from './find-controls.ts';
import { drawMarks, type Marks } from './marks/draw-marks.ts';
import type { PageState, Question } from './page-state.ts';
import { answerOf, type ControlState, isSameState, isUnanswered, restore, stateOf } from './write/control-state.ts';
import { isSealed, type Seal, sameControl, sealOf } from './write/is-same-control.ts';
import { writeControl } from './write/write-control.ts';

declare global {
  /** Of the world that the extension has on a page. */
  var oneformPage: FilledPage | undefined;
}

/** A question of the page with what the collection says to it. */
interface Asked {
  readonly control: FoundControl;
  readonly words: PageControl;
  readonly seals: readonly Seal[];
  readonly answer: Pick<PageValue, 'path' | 'label' | 'section'> & Partial<PageValue>;
  /** As it stood before the extension wrote, and as it was left. */
  readonly written?: { readonly before: ControlState; readonly after: ControlState };
  readonly isRefused?: boolean;
}

export class FilledPage {
  readonly #page: Document;
  readonly #marks: Marks;
  #described: DescribedPage | undefined;
  /** By the element: asking again, on the next step of the page, adds to it. */
  readonly #asked = new Map<HTMLElement, Asked>();

  constructor(page: Document) {
    this.#page = page;
    this.#marks = drawMarks(page, (element) => void this.#takeFor(element));
  }

  describe(): PageDescription {
    this.#described = describePage(this.#page);
    return this.#described.description;
  }

  /** Writes what is sure into what is unanswered. The page is looked at anew: it may have changed since it was described. */
  async write({ values, missing }: PageAnswer): Promise<PageState> {
    const described = this.#described;
    if (described === undefined) return this.state();
    const now = describePage(this.#page);
    const byId = new Map(described.description.controls.map((words) => [words.id, words]));
    const plan = [...values, ...missing].flatMap((answer) => {
      const [words, control] = [byId.get(answer.id), described.elements.get(answer.id)];
      const same = words && control && sameControl(words, control, now);
      return same ? [{ answer, ...same, seals: same.control.members.map(sealOf) }] : [];
    });
    for (const asked of plan) {
      const known = this.#asked.get(asked.control.first);
      const { answer } = asked;
      const isSure = 'value' in answer && !(answer as PageValue).offered;
      this.#asked.set(asked.control.first, { ...asked, ...(known?.written ? { written: known.written } : {}) });
      if (isSure && isUnanswered(asked.control)) await this.#write(asked.control.first);
    }
    this.#draw();
    return this.state();
  }

  /** Puts back how everything stood, but for what the person has changed since. */
  undo(): PageState {
    for (const [element, { control, written, ...asked }] of this.#asked) {
      if (!written) continue;
      if (element.isConnected && isSameState(stateOf(control), written.after)) restore(control, written.before);
      this.#asked.set(element, { control, ...asked });
    }
    this.#asked.clear();
    this.#draw();
    return this.state();
  }

  /** Writes an offered value, which the person took. */
  async take(id: string): Promise<PageState> {
    for (const [element, { words }] of this.#asked) if (words.id === id) await this.#takeFor(element);
    return this.state();
  }

  /** Answers that the person typed where their collection has none. Read when they ask to save them, never before. */
  readTyped(): { readonly path: string; readonly text: string }[] {
    return [...this.#asked.values()].flatMap((asked) => {
      if (this.#stateOf(asked) !== 'typed') return [];
      const text = answerOf(asked.control, asked.words.options);
      return text === '' ? [] : [{ path: asked.answer.path, text }];
    });
  }

  reveal(id: string): void {
    for (const [element, { words }] of this.#asked)
      if (words.id === id) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.focus({ preventScroll: true });
      }
  }

  state(): PageState {
    const questions = [...this.#asked.values()].map((asked): Question => {
      const { path, label, section, value, mark, source } = asked.answer;
      return {
        ...{ id: asked.words.id, state: this.#stateOf(asked), path, label, section },
        ...(value === undefined ? {} : { value }),
        ...(mark === undefined ? {} : { mark }),
        ...(source === undefined ? {} : { source }),
      };
    });
    const count = (state: Question['state']) => questions.filter((one) => one.state === state).length;
    return { questions, filled: count('filled'), offered: count('offered'), missing: count('missing') };
  }

  #stateOf({ control, written, answer, isRefused }: Asked): Question['state'] {
    if (written && isSameState(stateOf(control), written.after)) return 'filled';
    if (!isUnanswered(control)) return answer.value === undefined ? 'typed' : 'kept';
    if (answer.value === undefined) return 'missing';
    return isRefused || !answer.offered ? 'refused' : 'offered';
  }

  async #takeFor(element: HTMLElement): Promise<void> {
    const asked = this.#asked.get(element);
    if (asked && this.#stateOf(asked) === 'offered') await this.#write(element);
    this.#draw();
  }

  async #write(element: HTMLElement): Promise<void> {
    const asked = this.#asked.get(element)!;
    const { control, words, seals } = asked;
    const before = stateOf(control);
    // Right before every one: what was written before it may have moved or replaced it.
    const isTaken = seals.every(isSealed) && (await writeControl(control, words, asked.answer as PageValue));
    this.#asked.set(
      element,
      isTaken ? { ...asked, written: { before, after: stateOf(control) } } : { ...asked, isRefused: true },
    );
  }

  #draw(): void {
    this.#marks.show(
      [...this.#asked.entries()].flatMap(([element, asked]) => {
        const state = this.#stateOf(asked);
        if (state !== 'filled' && state !== 'offered') return [];
        const { value = '', mark = 'read', source = null } = asked.answer;
        return [{ element, members: asked.control.members, isOffered: state === 'offered', value, mark, source }];
      }),
    );
  }
}
