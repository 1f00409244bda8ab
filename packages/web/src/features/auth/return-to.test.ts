import { describe, expect, it } from 'vitest';
import { isReturnable } from './return-to.ts';

describe('isReturnable', () => {
  it.each(['/dashboard', '/collections/1?field=a.b', '/settings#credits'])('%s is inside the app', (address) => {
    expect(isReturnable(address)).toBe(true);
  });
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/login?code=1', ''])(
    '%s is not returned to',
    (address) => {
      expect(isReturnable(address)).toBe(false);
    },
  );
});
