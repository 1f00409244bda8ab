import { expect, test } from 'vitest';
import { cityElsewhere } from './city-elsewhere.ts';

test.each([
  ['Munich', 'France', 'Germany'],
  ['MUNICH', 'DEU', undefined],
  ['Nice', 'Italy', 'France'],
  // Texas has one.
  ['Paris', 'United States of America', undefined],
  ['Hong Kong', 'China', undefined],
  // Nobody's answer to a form.
  ['Averill Park', 'France', undefined],
  ['Munich', 'Atlantis', undefined],
])('%s in %s: %s', (city, country, home) => {
  expect(cityElsewhere(city, country)).toBe(home);
});
