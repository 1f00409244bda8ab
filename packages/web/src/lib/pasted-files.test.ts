import { describe, expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const picture = new File(['…'], 'image.png', { type: 'image/png' });
const clipboard = (types: readonly string[]) => ({ files: [picture] as unknown as FileList, types });
const textBox = Object.assign(new EventTarget(), { matches: (selector: string) => selector === 'input, textarea' });

describe('pastedFiles', () => {
  it('takes a picture wherever it is pasted', () => {
    expect(pastedFiles(clipboard(['Files']), new EventTarget())).toEqual([picture]);
    expect(pastedFiles(clipboard(['Files']), textBox)).toEqual([picture]);
  });

  it('leaves text that comes with its own picture to the text box', () => {
    expect(pastedFiles(clipboard(['text/plain', 'text/html', 'Files']), textBox)).toEqual([]);
    expect(pastedFiles(clipboard(['text/plain', 'Files']), new EventTarget())).toEqual([picture]);
  });

  it('takes nothing from nothing', () => {
    expect(pastedFiles(null, null)).toEqual([]);
  });
});
