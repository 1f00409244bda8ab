// The remembered forms, each of which can be forgotten.
import { BookmarkCheck, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';
import { useForgetForm, useSavedForms } from './saved-forms.ts';

export function SavedFormList() {
  const { data } = useSavedForms();
  const forget = useForgetForm();
  if (!data || data.forms.length === 0) return null;
  return (
    <section aria-labelledby="saved-forms">
      <h3 id="saved-forms" className="font-medium text-sm">
        {t.savedFormList.rememberedForms}
      </h3>
      <p className="text-ink-2 text-sm">{t.savedFormList.filledTheWayYouLast}</p>
      <ul className="mt-1 divide-y">
        {data.forms.map(({ id, name, places }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <BookmarkCheck aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            <span className="whitespace-nowrap text-ink-2 text-sm tabular-nums">{t.savedFormList.field(places)}</span>
            <IconButton
              size="sm"
              destructive
              label={t.savedFormList.forget(name)}
              icon={<Trash2 />}
              loading={forget.isPending && forget.variables === id}
              onClick={() => forget.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
