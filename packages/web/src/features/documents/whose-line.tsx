// Owner of a paper, in one line under its name; silent while the account knows nobody but its owner.
import type { Document } from '@oneform/contract';
import { usePeople } from '#lib/use-people.ts';
import { Badge } from '#ui/badge.tsx';
import { PersonMark } from '#ui/person-mark.tsx';
import { t } from './messages.ts';

export function WhoseLine({ document }: { readonly document: Pick<Document, 'whose'> }) {
  const people = usePeople();
  const { whose } = document;
  if (!whose) return null;
  // The question stands below it.
  if (whose.status === 'asks') return null;
  if (whose.status === 'set_aside') return <Badge>{t.whoseLine.setAside}</Badge>;
  if (whose.status === 'nobodys') return <Badge>{t.whoseLine.nobodys}</Badge>;
  if (!people || people.length < 2) return null;
  return (
    <span className="flex flex-wrap gap-x-3">
      {whose.people.map(({ id, name, initials }) => (
        <PersonMark key={id} name={name} initials={initials} className="text-xs" />
      ))}
    </span>
  );
}
