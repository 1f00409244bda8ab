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
import { Answer } from './answer.ts';
import { joinAnswers, reveal } from './collect-answers.ts';
import { cutDocument, type Portion } from './cut-document.ts';
import { understandInstructions } from './instructions.ts';

/** What a document may cost at most, in requests. */
const MOST_PORTIONS = 12;
const MOST_IMAGES = 4;

type Settings = Pick<CompleteSettings, 'maxCharacters' | 'maskIdentifiers' | 'seesImages'>;

export async function understandDocument(
  ask: Ask,
  mask: Mask,
  settings: Settings,
  read: ReadDocument,
  understood: UnderstoodDocument,
  { signal, pageImage, record = { kept: 0, corrected: 0 }, extractPeople = true }: ModelOptions = {},
): Promise<ModelAnswer<UnderstoodDocument>> {
  const calls: ModelCall[] = [];
  const answers: Answer[] = [];
  const portions = cutDocument(read.pages, settings.maxCharacters).slice(0, MOST_PORTIONS);
  for (const portion of portions) {
    const maySee = settings.seesImages && !settings.maskIdentifiers;
    const images = maySee && pageImage ? await drawPages(read.pages, portion, pageImage) : [];
    const hidden = mask.hide(portion.text);
    const asked = await ask({
      task: 'extract',
      instructions: understandInstructions,
      text: sayAsData(hidden),
      schema: Answer,
      pages: portion.pages,
      images,
      masked: mask.count(),
      signal,
    });
    calls.push(...asked.calls);
    if (asked.value !== null) answers.push(reveal(asked.value, mask));
    // What is down is not asked about the next pages as well.
    else if (asked.calls.at(-1)?.failure !== 'bad_answer') break;
  }
  if (answers.length === 0) return { value: understood, calls };
  const answer = joinAnswers(answers);
  const judged = judgeDocument(read, understood, answer, { record, weights: fittedWeights });
  return { value: decideDocument(judged, fittedWeights, extractPeople), calls };
}

/** Pages whose text is recognised or missing: there a picture says more. */
async function drawPages(
  pages: readonly Page[],
  portion: Portion,
  pageImage: (page: number) => Promise<Uint8Array>,
): Promise<Uint8Array[]> {
  const unsound = pages.filter(
    ({ number, source, text }) => portion.pages.includes(number) && (source === 'ocr' || text.trim() === ''),
  );
  const drawn = unsound.slice(0, MOST_IMAGES).map(({ number }) => pageImage(number).catch(() => null));
  return (await Promise.all(drawn)).filter((image) => image !== null);
}
