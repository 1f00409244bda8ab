// Category and facts once more with a model's help: it is asked, and the document judges what it says.
import type { UnderstoodDocument } from '#document/facts.ts';
import type { Page, ReadDocument } from '#document/read-document.ts';
import type { Ask } from '../call/ask-model.ts';
import type { ModelAnswer, ModelCall, ModelOptions } from '../document-model.ts';
import { decideDocument, judgeDocument } from '../judge/judge-document.ts';
import { fittedWeights } from '../judge/weigh.ts';
import type { Mask } from '../mask/mask-identifiers.ts';
import type { CompleteSettings } from '../model-settings.ts';
import { sayAsData } from '../say-as-data.ts';
import { Answer, FurtherFacts } from './answer.ts';
import { joinAnswers, reveal } from './collect-answers.ts';
import { cutDocument, type Portion } from './cut-document.ts';
import { drawUnsure } from './draw-unsure.ts';
import { findMissing } from './find-missing.ts';
import { lookAgainInstructions, understandInstructions } from './instructions.ts';

/** What a document may cost at most, in requests. */
const MOST_PORTIONS = 12;

type Settings = Pick<CompleteSettings, 'maxCharacters' | 'maskIdentifiers' | 'seesImages'>;

export async function understandDocument(
  ask: Ask,
  mask: Mask,
  settings: Settings,
  read: ReadDocument,
  understood: UnderstoodDocument,
  options: ModelOptions = {},
): Promise<ModelAnswer<UnderstoodDocument>> {
  const { signal, pageImage, views, record = { kept: 0, corrected: 0 }, extractPeople = true, wanted = [] } = options;
  const portions = cutDocument(read.pages, settings.maxCharacters).slice(0, MOST_PORTIONS);
  const maySee = settings.seesImages && !settings.maskIdentifiers;
  const show = async (portion: Portion) => {
    const hidden = mask.hide(portion.text);
    return {
      text: sayAsData(hidden),
      pages: portion.pages,
      images: maySee && pageImage ? await drawUnsure(pagesOf(read, portion), pageImage) : [],
      masked: mask.count(),
      signal,
    };
  };
  const calls: ModelCall[] = [];
  const answers: Answer[] = [];
  for (const portion of portions) {
    const asked = await ask({
      task: 'extract',
      instructions: understandInstructions,
      schema: Answer,
      ...(await show(portion)),
    });
    calls.push(...asked.calls);
    if (asked.value !== null) answers.push(reveal(asked.value, mask));
    // What is down is not asked about the next pages as well.
    else if (asked.calls.at(-1)?.failure !== 'bad_answer') break;
  }
  if (answers.length === 0) return { value: understood, calls };
  const answer = joinAnswers(answers);
  const decide = (said: Answer) =>
    decideDocument(
      judgeDocument(read, understood, said, { record, weights: fittedWeights, views }),
      fittedWeights,
      extractPeople,
    );
  const value = decide(answer);
  const missing = answers.length === portions.length ? findMissing(value, answer, wanted) : [];
  if (missing.length === 0) return { value, calls };
  const again = await ask({
    task: 'look_again',
    instructions: lookAgainInstructions(missing),
    schema: FurtherFacts,
    ...(await show(portions[0]!)),
  });
  const further = again.value?.facts.filter(({ name }) => missing.includes(name)) ?? [];
  return {
    value: further.length === 0 ? value : decide(joinAnswers([answer, reveal({ ...nothing, facts: further }, mask)])),
    calls: [...calls, ...again.calls],
  };
}

const nothing: Answer = { document_type: '', facts: [], items: [], others: [] };

const pagesOf = ({ pages }: ReadDocument, portion: Portion): Page[] =>
  pages.filter(({ number }) => portion.pages.includes(number));
