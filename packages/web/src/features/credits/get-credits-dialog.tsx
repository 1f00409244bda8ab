// Explains credits, the balance, and the way to get more: from the operator of this instance.
import { api, type User } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { labelFromName } from '#lib/in-words.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './messages.ts';
import { useBalance } from './use-balance.ts';

export interface GetCreditsDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const operations = ['document_processing', 'map_fields', 'clarify_fields'] as const;
const rows: Record<(typeof operations)[number], string> = {
  document_processing: t.getCreditsDialog.readingADocumentPerPage,
  map_fields: t.getCreditsDialog.fillingACollectionFromDocuments,
  clarify_fields: t.getCreditsDialog.explainingAField,
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
      title={t.getCreditsDialog.getMoreCredits}
      description={t.getCreditsDialog.creditsPayForReadingDocuments}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t.getCreditsDialog.done}
        </Button>
      }
    >
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-ink-2 text-sm">{t.getCreditsDialog.plan}</dt>
          <dd className="font-semibold text-lg">{labelFromName(user.subscription_status)}</dd>
        </div>
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-ink-2 text-sm">{t.getCreditsDialog.balance}</dt>
          <dd className="font-semibold text-lg tabular-nums">
            {balance === undefined ? '--' : t.getCreditsDialog.credit(balance)}
          </dd>
        </div>
      </dl>

      <h3 className="mt-5 font-semibold">{t.getCreditsDialog.whatThingsCost}</h3>
      <dl className="mt-1.5 divide-y">
        {operations.map((operation, index) => (
          <div key={operation} className="flex justify-between gap-4 py-2">
            <dt>{rows[operation]}</dt>
            <dd className="shrink-0 text-ink-2 tabular-nums">
              {prices?.[index] ? t.getCreditsDialog.credit2(prices[index].credits) : '--'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-3 text-sm">{t.getCreditsDialog.youSeeThePriceFirst}</p>

      <h3 className="mt-5 font-semibold">{t.getCreditsDialog.howToGetMore}</h3>
      <p className="mt-1.5 text-ink-2">
        {t.getCreditsDialog.yourAdministratorCanAddCredits} <span className="font-medium text-ink">{user.email}</span>
        {t.getCreditsDialog.ifYouAreTheAdministrator}
      </p>
      <pre className="mt-2 whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2 font-mono text-sm">
        <code>npm run oneform -- credits grant {user.email} 500</code>
      </pre>
      <p className="mt-2 text-ink-3 text-sm">{t.getCreditsDialog.untilThenNothingIsLost}</p>
    </Dialog>
  );
}
