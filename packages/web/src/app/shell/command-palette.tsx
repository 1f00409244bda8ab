// Everything one can go to or do, found by typing.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { Command, defaultFilter } from 'cmdk';
import { Database, FileText, LogOut, Plus, Search, Settings, Upload } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { useDialogFocus } from '#ui/dialog-focus.ts';
import { scrimClass } from '#ui/overlay.ts';
import { filterCollections } from '../../features/collections/list/filter-collections.ts';
import { collectionHref, paths } from '../paths.ts';
import { setTheme } from '../theme.ts';
import { themeOptions } from './theme-options.ts';

const MAX_COLLECTIONS = 1000;
/** Drawing a thousand lines takes longer than a key press; who looks for more types another letter. */
const SHOWN_COLLECTIONS = 20;

/** Begins the values of collections among the items. */
const COLLECTION = 'collection:';

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSignOut: () => void;
}

/** Commands by the library's own measure; collections are searched by their own words before they come here. */
const rank = (value: string, search: string): number =>
  value.startsWith(COLLECTION) ? 1 : (defaultFilter?.(value, search) ?? 1);

export default function CommandPalette({ open, onOpenChange, onSignOut }: CommandPaletteProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const focus = useDialogFocus(input);
  const { data } = useQuery({
    queryKey: queryKeys.collections.list({ limit: MAX_COLLECTIONS }),
    queryFn: ({ signal }) => call(api.collections.list, { query: { limit: MAX_COLLECTIONS }, signal }),
  });
  const [search, setSearch] = useState('');
  const found = filterCollections(data?.collections ?? [], { search, type: undefined });
  const run = (action: () => unknown) => () => {
    onOpenChange(false);
    void action();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimClass} />
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-lg bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Command label="Search and commands" loop filter={rank}>
            <div className="flex items-center gap-3 border-b px-4">
              <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              <Command.Input
                ref={input}
                value={search}
                onValueChange={setSearch}
                placeholder="Search collections and commands"
                className="h-12 w-full bg-transparent text-lg outline-none"
              />
            </div>
            {/* Outside of the list: a listbox holds options alone. */}
            <Command.Empty className="px-3 pt-6 pb-4 text-center text-ink-2">Nothing found.</Command.Empty>
            <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
              <Group heading="Go to">
                <Item icon={<Database />} onSelect={run(() => navigate(paths.dashboard))}>
                  Data
                </Item>
                <Item icon={<FileText />} onSelect={run(() => navigate(paths.documents))}>
                  Documents
                </Item>
                <Item icon={<Settings />} onSelect={run(() => navigate(paths.settings))}>
                  Settings
                </Item>
              </Group>
              <Group heading="Do">
                <Item icon={<Plus />} onSelect={run(() => navigate(`${paths.dashboard}?create=1`))}>
                  Create collection
                </Item>
                <Item icon={<Upload />} onSelect={run(() => navigate(`${paths.documents}?upload=1`))}>
                  Upload documents
                </Item>
                {themeOptions.map(({ value, label, Icon }) => (
                  <Item key={value} icon={<Icon />} onSelect={run(() => setTheme(value))}>
                    Appearance: {label}
                  </Item>
                ))}
                <Item icon={<LogOut />} onSelect={run(onSignOut)}>
                  Sign out
                </Item>
              </Group>
              {found.length > 0 && (
                <Group heading="Collections">
                  {found.slice(0, SHOWN_COLLECTIONS).map((collection) => (
                    <Item
                      key={collection.id}
                      value={`${COLLECTION}${collection.id}`}
                      icon={<Database />}
                      aside={`${collection.completion_percentage}%`}
                      onSelect={run(() => navigate(collectionHref(collection.id)))}
                    >
                      {collection.collection_name}
                    </Item>
                  ))}
                </Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly value?: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

function Item({ icon, onSelect, value, aside, children }: ItemProps) {
  return (
    <Command.Item
      {...(value !== undefined && { value })}
      onSelect={onSelect}
      className="flex h-9 items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-hover touch:h-11 [&_svg]:size-4 [&_svg]:text-ink-3"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {aside && <span className="text-ink-3 text-sm tabular-nums">{aside}</span>}
    </Command.Item>
  );
}
