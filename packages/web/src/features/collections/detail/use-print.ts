// Draws the paper version just in time: for our own button and for the browser's print command.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed. `prepare` runs just before the paper version is drawn. */
export function usePrinting(prepare: () => void): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => {
      prepare();
      flushSync(() => setIsPrinting(true));
    };
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [prepare]);
  return isPrinting;
}
