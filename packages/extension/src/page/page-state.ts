// The state of a page's questions, as popup and panel show it. It holds no more than the person sees on the page and in their collection.
import type { PageValue, ValueMark } from '@oneform/contract';

export type QuestionState =
  /** Written by the extension, and as it left it. */
  | 'filled'
  /** Not sure enough: the person may take it. */
  | 'offered'
  /** The collection has no value, and nothing stands there. */
  | 'missing'
  /** The person typed an answer for which the collection has no value. */
  | 'typed'
  /** The person answered by themselves, or changed what was filled. */
  | 'kept'
  /** The page did not take the value, or is not what it was. */
  | 'refused';

export interface Question {
  readonly id: string;
  readonly state: QuestionState;
  readonly path: string;
  readonly label: string;
  readonly section: string;
  /** Of `filled`, `offered` and `refused`. */
  readonly value?: string;
  readonly mark?: ValueMark;
  readonly source?: PageValue['source'];
}

export interface PageState {
  readonly questions: readonly Question[];
  readonly filled: number;
  readonly offered: number;
  readonly missing: number;
}

/** "Read on passport.jpg, page 1". */
export function sourceInWords({ mark, source }: Pick<Question, 'mark' | 'source'>): string {
  if (mark === 'typed' || !source) return mark === 'typed' ? 'Typed by you' : 'From your collection';
  const verb = mark === 'proved' ? 'Verified' : mark === 'inferred' ? 'Inferred from' : 'Read';
  return `${verb} ${mark === 'inferred' ? '' : 'on '}${source.name}, page ${source.page}`;
}
