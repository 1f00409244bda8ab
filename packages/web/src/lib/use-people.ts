// The people of the account: its owner first, those whom only papers name last.
import { api, type PersonBrief, type Relation } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { t } from './messages.ts';
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
  me: t.usePeople.you,
  spouse: t.usePeople.spouse,
  child: t.usePeople.child,
  parent: t.usePeople.parent,
  other: t.usePeople.somebodyElse,
  company: t.usePeople.company,
};

/** "You", "Ana Novak (spouse)", "Acme (company)". */
export function personWords({ name, relation }: PersonBrief): string {
  if (relation === 'me') return name ? t.usePeople.me(name) : t.usePeople.me2;
  return relation === 'other' ? name : `${name} (${t.usePeople.beside[relation]})`;
}
