// Further collections that a form is filled from, and who each is to the person of the first.
import {
  api,
  type Collection,
  type FormPerson,
  type FurtherCollection,
  formPeople,
  MAX_FURTHER_COLLECTIONS,
} from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus, Users, X } from 'lucide-react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './messages.ts';
import { nameWithPerson, roleTo } from './whose-collection.ts';

const people: Readonly<Record<FormPerson, string>> = {
  applicant: t.furtherCollections.theSamePerson,
  spouse: t.furtherCollections.spouseOrPartner,
  child: t.furtherCollections.child,
  parent: t.furtherCollections.parent,
  co_applicant: t.furtherCollections.coApplicant,
  sponsor: t.furtherCollections.sponsor,
  host: t.furtherCollections.host,
  other: t.furtherCollections.otherRelative,
};
const options = formPeople.map((value) => ({ value, label: people[value] }));
const LIMIT = 1000;
const TITLE = t.furtherCollections.moreCollectionsOnThisForm;

export interface FurtherCollectionsProps {
  /** The first one, which is no choice. */
  readonly collection: Collection;
  readonly further: readonly FurtherCollection[];
  readonly onChange: (further: readonly FurtherCollection[]) => void;
  /** One line, with what was chosen, until it is opened. */
  readonly isFoldable?: boolean;
}

export function FurtherCollections({ collection, further, onChange, isFoldable = false }: FurtherCollectionsProps) {
  const { data } = useQuery({
    queryKey: queryKeys.collections.list({ limit: LIMIT }),
    queryFn: ({ signal }) => call(api.collections.list, { query: { limit: LIMIT }, signal }),
  });
  const others = (data?.collections ?? []).filter(({ id }) => id !== collection.id);
  const free = others.filter(({ id }) => !further.some((one) => one.collection_id === id));
  if (others.length === 0) return null;
  const change = (at: number, more: Partial<FurtherCollection>) =>
    onChange(further.with(at, { ...further[at]!, ...more }));
  const choose = (id: string): FurtherCollection => ({
    collection_id: id,
    person: roleTo(collection.person, others.find((one) => one.id === id)?.person ?? null),
  });
  const add = () => free[0] && onChange([...further, choose(free[0].id)]);
  const nameOf = (wanted: string) =>
    others.find(({ id }) => id === wanted)?.collection_name ?? t.furtherCollections.collection;
  const choices = (
    <>
      <p className="text-ink-2 text-sm">{t.furtherCollections.doesItAskAbout}</p>
      {further.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {further.map(({ collection_id, person }, at) => {
            const name = nameOf(collection_id);
            return (
              <li key={collection_id} className="flex items-start gap-2">
                <div className="flex min-w-0 flex-1 flex-wrap gap-2">
                  <Select
                    aria-label={t.furtherCollections.collection2(at + 1)}
                    value={collection_id}
                    onChange={(id) => change(at, choose(id))}
                    options={others
                      .filter(({ id }) => id === collection_id || free.some((one) => one.id === id))
                      .map((one) => ({ value: one.id, label: nameWithPerson(one, collection.person) }))}
                    className="min-w-0 flex-1 basis-40"
                  />
                  <Select
                    aria-label={t.furtherCollections.whoIsAbout(name)}
                    value={person}
                    onChange={(value) => change(at, { person: value as FormPerson })}
                    options={options}
                    className="min-w-0 flex-1 basis-40"
                  />
                </div>
                <IconButton
                  label={t.furtherCollections.remove(name)}
                  icon={<X />}
                  onClick={() => onChange(further.toSpliced(at, 1))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {free.length > 0 && further.length < MAX_FURTHER_COLLECTIONS && (
        <Button size="sm" icon={<Plus />} className="mt-2" onClick={add}>
          {t.furtherCollections.addACollection}
        </Button>
      )}
    </>
  );
  if (!isFoldable)
    return (
      <section aria-labelledby="further-collections">
        <h3 id="further-collections" className="font-medium text-sm">
          {TITLE}
        </h3>
        {choices}
      </section>
    );
  return (
    <details className="group mt-2 rounded-lg border bg-surface px-4">
      <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg px-4 text-sm outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
        <Users aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <span className="min-w-0 flex-1 truncate">
          {TITLE}
          {further.length > 0 && `: ${further.map(({ collection_id }) => nameOf(collection_id)).join(', ')}`}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{choices}</div>
    </details>
  );
}
