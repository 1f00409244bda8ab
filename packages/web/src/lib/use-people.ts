// The people of the account: its owner first, those whom only papers name last.
import { api, type PersonBrief, type Relation } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Undefined until they are known. */
export function usePeople() {
  const { data } = useQuery({
    queryKey: queryKeys.people,
    queryFn: ({ signal }) => call(api.people.list, { signal }),
  });
  return data?.people;
}

export const relationWords: Record<Relation, string> = {
  me: 'You',
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
  other: 'Somebody else',
  company: 'Company',
};

/** "You", "Ana Novak (spouse)", "Acme (company)". */
export function personWords({ name, relation }: PersonBrief): string {
  if (relation === 'me') return name ? `Me – ${name}` : 'Me';
  return relation === 'other' ? name : `${name} (${relationWords[relation].toLowerCase()})`;
}
