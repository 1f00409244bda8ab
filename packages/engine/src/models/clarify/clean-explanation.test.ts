import { expect, test } from 'vitest';
import { cleanExplanation } from './clean-explanation.ts';

test('what is shown of markup stays, in plain text', () => {
  expect(cleanExplanation('See **page 2** of [your passport](https://example.com) <b>there</b>.')).toBe(
    'See page 2 of your passport there .',
  );
});

// Each looks for an end that never comes, from every place on: without a bound it would not come back.
test.each(['![', '<', '[', '![a]('])('half a million letters of opened markup are shortened: %s', (markup) => {
  const cleaned = cleanExplanation(`It is on the first page. ${markup.repeat(500_000 / markup.length)}`);
  expect(cleaned).toMatch(/^It is on the first page\./);
  expect(cleaned!.length).toBeLessThanOrEqual(1000);
});
