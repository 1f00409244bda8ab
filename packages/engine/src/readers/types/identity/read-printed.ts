// The printed zone of a card or passport by its captions and numbered fields.
import type { Page } from '#document/read-document.ts';
import type { ExtractContext } from '../../extractor.ts';
import type { Draft } from '../../generic/draft.ts';
import { captionLexicon } from './captions/caption-lexicon.ts';
import { layCard } from './captions/lay-card.ts';
import { type CaptionRules, markCaptions } from './captions/mark-captions.ts';
import { decideScheme, isNumbered } from './licence/numbered-fields.ts';
import { findCardValues, markRuns } from './values/find-card-values.ts';
import type { MarkedCard } from './values/marked-card.ts';
import { readCardValue } from './values/read-card-value.ts';

export interface PrintedPage {
  readonly page: Page;
  readonly card: MarkedCard;
  readonly drafts: readonly Draft[];
}

export function readPrinted(context: ExtractContext): PrintedPage[] {
  return context.pages.map((page) => {
    const card = markCard(page, context);
    const drafts = findCardValues(card).flatMap((value) => readCardValue(value, page.number, context));
    return { page, card, drafts };
  });
}

function markCard(page: Page, context: ExtractContext): MarkedCard {
  const segments = layCard(page, context.type);
  const words = segments.flatMap((segment) => segment.words.map(({ text }) => text));
  const isLicence = context.type === 'drivers_license' || (context.type === 'id_card' && isNumbered(words));
  const rules: CaptionRules = {
    lexicon: captionLexicon(context.type),
    isMisreadable: page.source === 'ocr',
    ...(isLicence && { scheme: decideScheme(words, context.country) }),
  };
  const captions = segments.flatMap((segment) => markCaptions(segment, rules));
  return { segments, captions, runs: markRuns(segments, captions), isLicence };
}
