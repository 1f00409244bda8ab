// Category and facts once more with a model's help: it is asked, and the document judges what it says.
import type { UnderstoodDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import { hasWords, outlineOf, type PageOutline, type ReadOutline } from '#document/read-outline.ts';
import type { Ask } from '../call/ask-model.ts';
import type { ModelAnswer, ModelCall, ModelOptions } from '../document-model.ts';
import type { PageViews } from '../engine-port.ts';
import type { Mask } from '../mask/mask-identifiers.ts';
import type { CompleteSettings } from '../model-settings.ts';
import { quoteAsData } from '../quote-as-data.ts';
import type { Judge } from '../scoring/judge-answers.ts';
import { Answer, FurtherFacts } from './answer.ts';
import { boundAnswer, countClaims } from './bound-answer.ts';
import { joinAnswers, reveal } from './collect-answers.ts';
import { cutDocument, type Portion } from './cut-document.ts';
import { drawUnsure } from './draw-unsure.ts';
import { lookAgainInstructions, understandInstructions } from './instructions.ts';

/** Maximum requests for one document. */
const MAX_PORTIONS = 12;

type Settings = Pick<CompleteSettings, 'maxCharacters' | 'maskIdentifiers' | 'seesImages'>;

export async function understandDocument(
  ask: Ask,
  mask: Mask,
  settings: Settings,
  read: ReadDocument | ReadOutline,
  understood: UnderstoodDocument,
  options: ModelOptions = {},
): Promise<ModelAnswer<UnderstoodDocument>> {
  const { signal, pageImage, views, record = { kept: 0, corrected: 0 }, extractPeople = true, wanted = [] } = options;
  const { judge = judgeHere(read, views) } = options;
  const { pages } = hasWords(read) ? outlineOf(read) : read;
  const portions = cutDocument(pages, settings.maxCharacters).slice(0, MAX_PORTIONS);
  const maySee = settings.seesImages && !settings.maskIdentifiers;
  const show = async (portion: Portion) => {
    const hidden = mask.hide(portion.text);
    return {
      text: quoteAsData(hidden),
      pages: portion.pages,
      images: maySee && pageImage ? await drawUnsure(pagesOf(pages, portion), pageImage) : [],
      masked: mask.count(),
      signal,
    };
  };
  const calls: ModelCall[] = [];
  const answers: Answer[] = [];
  let dropped = 0;
  const keep = (said: Answer): Answer => {
    const bound = boundAnswer(said);
    dropped += bound.dropped;
    return reveal(bound.answer, mask);
  };
  for (const portion of portions) {
    const asked = await ask({
      task: 'extract',
      instructions: understandInstructions,
      schema: Answer,
      ...(await show(portion)),
    });
    calls.push(...asked.calls);
    if (asked.value !== null) answers.push(keep(asked.value));
    // Stop asking a provider that is unavailable.
    else if (asked.calls.at(-1)?.failure !== 'bad_answer') break;
  }
  if (answers.length === 0) return { value: understood, calls };
  const answer = joinAnswers(answers);
  const decide = (said: Answer, waitedFor: readonly string[]) =>
    judge({ understood, answer: said, record, extractPeople, wanted: waitedFor });
  const judged = await decide(answer, answers.length === portions.length ? wanted : []);
  if (judged === null) return { value: understood, calls, dropped: dropped + countClaims(answer) };
  const { understood: value, missing } = judged;
  if (missing.length === 0) return { value, calls, dropped };
  const again = await ask({
    task: 'look_again',
    instructions: lookAgainInstructions(missing),
    schema: FurtherFacts,
    ...(await show(portions[0]!)),
  });
  calls.push(...again.calls);
  const further = again.value?.facts.filter(({ name }) => missing.includes(name)) ?? [];
  if (further.length === 0) return { value, calls, dropped };
  const added = keep({ ...nothing, facts: further });
  const both = await decide(joinAnswers([answer, added]), []);
  return { value: both?.understood ?? value, calls, dropped: dropped + (both ? 0 : countClaims(added)) };
}

/** Judges in this process where no other is at hand: loads the rules' knowledge, and takes as long as it takes. */
function judgeHere(read: ReadDocument | ReadOutline, views: PageViews | undefined): Judge {
  if (!hasWords(read)) throw new TypeError('An answer about an outline is judged where its words are');
  return async (request) => (await import('../scoring/judge-answers.ts')).judgeAnswers({ ...request, read, views });
}

const nothing: Answer = { document_type: '', facts: [], items: [], others: [] };

const pagesOf = (pages: readonly PageOutline[], portion: Portion): PageOutline[] =>
  pages.filter(({ number }) => portion.pages.includes(number));
