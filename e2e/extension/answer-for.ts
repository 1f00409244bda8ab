// Answers a description as the server does: each control by its words.
import type { PageAnswer, PageControl, PageDescription } from '@oneform/contract';

export interface Known {
  readonly label: string;
  readonly answer: string;
  /** Only offered. */
  readonly isUnsure?: boolean;
}

const wordsOf = ({ label, legends, before }: PageControl) => label ?? legends?.[0] ?? before ?? '';

/** A label with an empty answer is missing in the collection. */
export function answerFor({ controls }: PageDescription, known: readonly Known[]): PageAnswer {
  const found = controls.flatMap((control) => {
    const asked = known.find(({ label }) => wordsOf(control).startsWith(label));
    return asked ? [{ control, asked }] : [];
  });
  const place = (id: string, label: string) => ({ id, path: `x.${label}`, label, section: 'X' });
  return {
    values: found
      .filter(({ asked }) => asked.answer !== '')
      .map(({ control, asked }) => {
        const option = (control.options ?? []).findIndex(({ label }) => label === asked.answer);
        return {
          ...place(control.id, asked.label),
          value: asked.answer,
          mark: 'read' as const,
          source: { document_id: '0199c000-0000-7000-8000-000000000001', name: 'passport.jpg', page: 1 },
          offered: asked.isUnsure ?? false,
          ...(option === -1 ? {} : { option }),
        };
      }),
    missing: found
      .filter(({ asked }) => asked.answer === '')
      .map(({ control, asked }) => place(control.id, asked.label)),
  };
}
