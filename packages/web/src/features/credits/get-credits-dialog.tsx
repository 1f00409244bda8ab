// Explains credits, the balance, and the way to get more: from the operator of this instance.
import { api, labelFromName, type User } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { count } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useBalance } from './use-balance.ts';

export interface GetCreditsDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const operations = ['document_processing', 'map_fields', 'clarify_fields'] as const;
const rows: Record<(typeof operations)[number], string> = {
  document_processing: 'Reading a document, per page',
  map_fields: 'Filling a collection from documents already read',
  clarify_fields: 'Explaining a field',
};

export function GetCreditsDialog({ user, open, onOpenChange }: GetCreditsDialogProps) {
  const { data: balance } = useBalance();
  const { data: prices } = useQuery({
    queryKey: [...queryKeys.credits.all, 'prices'],
    queryFn: ({ signal }) =>
      Promise.all(operations.map((operation) => call(api.credits.quote, { query: { operation }, signal }))),
    enabled: open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Get More Credits"
      description="Credits pay for reading documents and for help from AI. Viewing, editing and exporting are free."
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-ink-2 text-sm">Plan</dt>
          <dd className="font-semibold text-lg">{labelFromName(user.subscription_status)}</dd>
        </div>
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-ink-2 text-sm">Balance</dt>
          <dd className="font-semibold text-lg tabular-nums">
            {balance === undefined ? '--' : count(balance, 'credit')}
          </dd>
        </div>
      </dl>

      <h3 className="mt-5 font-semibold">What things cost</h3>
      <dl className="mt-1.5 divide-y">
        {operations.map((operation, index) => (
          <div key={operation} className="flex justify-between gap-4 py-2">
            <dt>{rows[operation]}</dt>
            <dd className="shrink-0 text-ink-2 tabular-nums">
              {prices?.[index] ? count(prices[index].credits, 'credit') : '--'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-3 text-sm">
        You see the price first. Failed runs cost nothing, and the same file is never charged twice.
      </p>

      <h3 className="mt-5 font-semibold">How to get more</h3>
      <p className="mt-1.5 text-ink-2">
        Your administrator can add credits. Send them your e-mail address,{' '}
        <span className="font-medium text-ink">{user.email}</span>. If you are the administrator, run this where OneForm
        is installed:
      </p>
      <pre className="mt-2 whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2 font-mono text-sm">
        <code>npm run oneform -- credits grant {user.email} 500</code>
      </pre>
      <p className="mt-2 text-ink-3 text-sm">
        Until then, nothing is lost. Documents you upload are kept and can be read later.
      </p>
    </Dialog>
  );
}
