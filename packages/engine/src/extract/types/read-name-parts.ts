// The parts of the subject's name and address as facts of their own, derived from the whole.
import type { Fact } from '../../facts.ts';
import { normaliseAddress } from '../../normalise/normalise-address.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';

/** Adds given names and surname, street, town, state and code where the paper does not print them apart. */
export function withParts(
  facts: readonly Fact[],
  wholeNames: { readonly person?: string; readonly address?: string },
): Fact[] {
  const has = (name: string): boolean => facts.some((fact) => fact.name === name);
  const derive = (from: Fact | undefined, parts: Readonly<Record<string, string | undefined>>): Fact[] =>
    from
      ? Object.entries(parts).flatMap(([name, value]) =>
          value && !has(name)
            ? [
                {
                  ...from,
                  name,
                  value,
                  type: 'string' as const,
                  tier: 'inferred' as const,
                  confidence: Math.round(from.confidence * 900) / 1000,
                },
              ]
            : [],
        )
      : [];
  const person = facts.find((fact) => fact.name === wholeNames.person);
  const address = facts.find((fact) => fact.name === wholeNames.address);
  const name = typeof person?.value === 'string' ? normaliseName(person.value) : null;
  const place = typeof address?.value === 'string' ? normaliseAddress(address.value) : null;
  return [
    ...facts,
    ...derive(person, { given_names: name?.given_names, surname: name?.surname }),
    ...derive(address, {
      street: place?.street,
      city: place?.city,
      state: place?.state,
      postal_code: place?.postal_code,
    }),
  ];
}
