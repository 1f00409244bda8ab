// Category and facts once more with a model's help: it is asked, the document judges what it says, and the rules' own is what stays.
import { type DocumentType, documentTypes } from '@oneform/contract';
import { extractFacts } from '#extract/extract-facts.ts';
import type { UnderstoodDocument } from '#facts.ts';
import type { Page, ReadDocument } from '#read-document.ts';
import type { Ask } from '../call/ask-model.ts';
import type { ModelAnswer, ModelCall, ModelOptions } from '../document-model.ts';
import type { Mask } from '../mask/mask-identifiers.ts';
import type { CompleteSettings } from '../model-settings.ts';
import { sayAsData } from '../say-as-data.ts';
import { Answer } from './answer.ts';
import { cutDocument, type Portion } from './cut-document.ts';
import { understandInstructions } from './instructions.ts';
import { mergePart } from './merge-part.ts';

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
  { signal, pageImage, extractPeople = true }: ModelOptions = {},
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
    if (asked.value !== null) answers.push(shown(asked.value, portion, mask));
    // What is down is not asked about the next pages as well.
    else if (asked.calls.at(-1)?.failure !== 'bad_answer') break;
  }
  return { value: answers.length > 0 ? merge(read, understood, answers, extractPeople) : understood, calls };
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

/** With what was hidden put back, and without what is said of pages that were not shown. */
function shown({ document_type, facts, items, others }: Answer, { pages }: Portion, mask: Mask): Answer {
  const isShown = ({ page }: { page: number }) => pages.includes(page);
  const reveal = <T extends { value: string }>(said: T) => ({ ...said, value: mask.show(said.value) });
  const quoted = <T extends { value: string; quote: string }>(said: T) => ({
    ...reveal(said),
    quote: mask.show(said.quote),
  });
  return {
    document_type,
    facts: facts.filter(isShown).map(quoted),
    items: items
      .filter(isShown)
      .map((item) => ({ ...item, quote: mask.show(item.quote), values: item.values.map(reveal) })),
    others: others.filter(isShown).map(quoted),
  };
}

function merge(
  read: ReadDocument,
  given: UnderstoodDocument,
  answers: readonly Answer[],
  mayName: boolean,
): UnderstoodDocument {
  const again = recategorise(read, given, answers);
  const understood = again ? { ...again, people: mayName ? again.people : [] } : given;
  const isSplit = understood.parts.length > 1;
  const parts = understood.parts.map((part, index) => {
    const isHere = ({ page }: { page: number }) => part.pages.includes(page);
    const merged = mergePart(
      read.pages.filter(({ number }) => part.pages.includes(number)),
      part.type,
      {
        facts: understood.facts.filter((fact) => (fact.part ?? 0) === index),
        people: understood.people.filter(({ id }) => !isSplit || id.startsWith(`d${index + 1}p`)),
        additionalFields: understood.additionalFields.filter(({ evidence }) =>
          part.pages.includes(evidence[0]?.page ?? part.pages[0]!),
        ),
      },
      {
        facts: answers.flatMap(({ facts }) => facts.filter(isHere)),
        items: answers.flatMap(({ items }) => items.filter(isHere)),
        others: answers.flatMap(({ others }) => others.filter(isHere)),
      },
      // In a file of several, people are numbered by their paper: the rules have done that.
      mayName && !isSplit,
    );
    return isSplit ? { ...merged, facts: merged.facts.map((fact) => ({ ...fact, part: index })) } : merged;
  });
  const agrees = answers.some(({ document_type }) => document_type === understood.type);
  return {
    ...understood,
    confidence: agrees ? Math.max(understood.confidence, 0.9) : understood.confidence,
    people: parts.flatMap(({ people }) => people),
    facts: parts.flatMap(({ facts }) => facts),
    additionalFields: parts.flatMap(({ additionalFields }) => additionalFields),
    engine: 'rules+model',
  };
}

/**
 * Where the rules cannot tell what a paper is, the model may, once it has proved itself on what they could read all the same; then the paper
 * is read anew as one of that kind.
 */
function recategorise(
  read: ReadDocument,
  understood: UnderstoodDocument,
  answers: readonly Answer[],
): UnderstoodDocument | undefined {
  const type = documentTypes.find((known) => known === answers[0]?.document_type);
  const [part] = understood.parts;
  if (understood.type !== 'other' || type === undefined || type === 'other' || !part || understood.parts.length > 1)
    return undefined;
  const pages = read.pages.filter(({ number }) => part.pages.includes(number));
  const all = { facts: answers.flatMap(({ facts }) => facts), items: [], others: [] };
  return mergePart(pages, part.type, understood, all, false).standing === 'reliable'
    ? readAs(read, understood, type)
    : undefined;
}

function readAs(read: ReadDocument, understood: UnderstoodDocument, type: DocumentType): UnderstoodDocument {
  const confidence = 0.75;
  const parts = understood.parts.map((part) => ({ ...part, type, confidence }));
  return extractFacts({ read, type, confidence, parts });
}
