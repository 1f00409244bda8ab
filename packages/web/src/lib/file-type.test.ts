import { expect, test } from 'vitest';
import { typeByContent } from './file-type.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

test('a JPEG that is called .png is sent as a JPEG, under its name', async () => {
  const file = await typeByContent(new File([jpeg], 'licence.png', { type: 'image/png', lastModified: 7 }));
  expect([file.name, file.type, file.lastModified, file.size]).toEqual(['licence.png', 'image/jpeg', 7, 6]);
});

test('a file that is what it says, says nothing, or is empty stays the same', async () => {
  for (const file of [
    new File([jpeg], 'a.jpg', { type: 'image/jpeg' }),
    new File(['Dear reader'], 'a.pdf', { type: 'application/pdf' }),
    new File([], 'a.png', { type: 'image/png' }),
  ])
    expect(await typeByContent(file)).toBe(file);
});
