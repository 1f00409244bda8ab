// English texts of collections/copy.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('collections/copy', {
  copySections: {
    theresNothingToCopyYet: 'There’s nothing to copy yet',
    copied: (lines: number) => `${count(lines, 'value')} copied`,
    yourBrowserBlockedCopying: 'Your browser blocked copying',
    selectTheTextAndCopy: 'Select the text and copy it yourself.',
  },
  listLines: {
    doesNotApply: 'Does not apply',
  },
  useCopyNext: {
    theresNothingToCopyYet: 'There’s nothing to copy yet',
    yourBrowserBlockedCopying: 'Your browser blocked copying',
    copiedOf: (position: number, values: number, section: string) => `Copied, ${position} of ${values} · ${section}`,
  },
});
