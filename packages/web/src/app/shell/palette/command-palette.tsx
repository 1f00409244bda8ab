// Everything one can go to, do, or look up, found by typing.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { filterCollections } from '#features/collections/list/filter-collections.ts';
import { useSearch } from '#features/search/use-search.ts';
import { call } from '#lib/api-client.ts';
import { type CommandGroup, useOfferedCommands } from '#lib/commands.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useDialogFocus } from '#ui/dialog-focus.ts';
import { scrimClass } from '#ui/overlay.ts';
import { Spinner } from '#ui/spinner.tsx';
import { collectionHref, documentHref, personHref } from '../../paths.ts';
import { FoundCollections } from './found-collections.tsx';
import { FoundDocuments } from './found-documents.tsx';
import { FoundPeople } from './found-people.tsx';
import { FoundValues } from './found-values.tsx';
import { t } from './messages.ts';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';
import { rank } from './rank.ts';
import { useAppCommands } from './use-app-commands.ts';
import { useCopying } from './use-copying.ts';

const MAX_COLLECTIONS = 1000;
/** Drawing a thousand lines takes longer than a key press; who looks for more types another letter. */
const SHOWN_COLLECTIONS = 20;
const RECENT_COLLECTIONS = 5;

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSignOut: () => void;
  readonly onGetCredits: () => void;
}

export default function CommandPalette({ open, onOpenChange, onSignOut, onGetCredits }: CommandPaletteProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const focus = useDialogFocus(input);
  const offered = useOfferedCommands();
  const { first, further } = useAppCommands({ onSignOut, onGetCredits });
  const { data } = useQuery({
    queryKey: queryKeys.collections.list({ limit: MAX_COLLECTIONS }),
    queryFn: ({ signal }) => call(api.collections.list, { query: { limit: MAX_COLLECTIONS }, signal }),
  });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const found = useSearch(search);
  const isAsking = search.trim() !== '';
  const collections = filterCollections(data?.collections ?? [], { search, type: undefined, person: undefined });
  const run = (action: () => unknown) => () => {
    onOpenChange(false);
    void action();
  };

  const { canCopy, copyByKey, copyByPointer } = useCopying({ found, chosen, input, onCopy: () => onOpenChange(false) });

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimClass} />
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed inset-x-3 top-[8dvh] z-50 mx-auto max-w-2xl animate-rise overflow-hidden rounded-lg bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{t.commandPalette.searchAndCommands}</Dialog.Title>
          <Command
            label={t.commandPalette.searchAndCommands}
            loop
            filter={rank}
            value={chosen}
            onValueChange={setChosen}
            onKeyDown={copyByKey}
          >
            <div className="flex items-center gap-3 border-b px-4">
              <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              <Command.Input
                ref={input}
                value={search}
                onValueChange={setSearch}
                placeholder={t.commandPalette.searchEverything}
                className="h-12 w-full bg-transparent text-lg outline-none"
              />
              {found.isSearching && <Spinner label={t.commandPalette.searching} className="text-ink-3" />}
            </div>
            {/* Outside of the list: a listbox holds options alone. */}
            {!found.isSearching && (
              <Command.Empty className="px-3 pt-6 pb-5 text-center text-ink-2">
                {found.isError ? t.commandPalette.searchIsntAvailableRightNow : t.commandPalette.nothingFound}
              </Command.Empty>
            )}
            <Command.List onClickCapture={copyByPointer} className="max-h-[60dvh] overflow-y-auto p-2">
              <FoundValues
                values={found.values}
                onOpen={(value) => run(() => navigate(collectionHref(value.collection_id, value.path)))()}
              />
              <FoundPeople people={found.people} onOpen={({ id }) => run(() => navigate(personHref(id)))()} />
              <Commands groups={offered} run={run} />
              <Commands groups={first} run={run} />
              {isAsking && <Commands groups={further} run={run} />}
              <FoundCollections
                heading={isAsking ? t.commandPalette.collections : t.commandPalette.recentCollections}
                collections={collections.slice(0, isAsking ? SHOWN_COLLECTIONS : RECENT_COLLECTIONS)}
                onOpen={({ id }) => run(() => navigate(collectionHref(id)))()}
              />
              <FoundDocuments
                documents={found.documents}
                onOpen={({ id, match }) => run(() => navigate(documentHref(id, match?.label ?? undefined)))()}
              />
            </Command.List>
            <PaletteKeys canCopy={canCopy} />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CommandsProps {
  readonly groups: readonly CommandGroup[];
  readonly run: (action: () => unknown) => () => void;
}

function Commands({ groups, run }: CommandsProps) {
  return groups.map(({ heading, commands }) => (
    <PaletteGroup key={heading} heading={heading}>
      {commands.map(({ label, Icon, run: action }) => (
        <PaletteItem key={label} value={`${heading}: ${label}`} name={label} icon={<Icon />} onSelect={run(action)}>
          <span className="truncate">{label}</span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  ));
}
