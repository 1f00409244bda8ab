// Price of reading what is made.
import { useQuote } from '../use-quote.ts';
import { t } from './messages.ts';

interface PriceProps {
  readonly pages: number;
  readonly words: (credits: number) => string;
}

/** Silent until it is known. */
export function Price({ pages, words }: PriceProps) {
  const { data } = useQuote();
  if (!data) return null;
  const credits = pages * data.credits;
  return (
    <p className={credits > data.balance ? 'text-red-ink text-sm' : 'text-ink-2 text-sm'}>
      {credits > data.balance ? t.notEnough(credits, data.balance) : words(credits)}
    </p>
  );
}
