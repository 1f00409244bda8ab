// `oneform accounts`: which issuers people were signed in by, and moving their accounts when that changes.
import { isSameIssuer, listIssuers } from '../features/account/list-issuers.ts';
import { type Moved, moveAccounts, waitingSubject } from '../features/account/move-accounts.ts';
import { findLocalIssuer, localSubject } from '../sign-in/embedded/local-issuer.ts';
import { type Operated, openForOperator } from './open-for-operator.ts';
import type { OperatorCommand } from './operator-command.ts';

const usage = 'accounts [move ISSUER [TO] [--by-email]]';

export const accountsCommand: OperatorCommand = {
  usage,
  summary:
    'list sign-in issuers and their accounts; move: move accounts to the current issuer, or to TO, keeping each subject; --by-email: match accounts by verified e-mail address',
  async run(args, root) {
    const [action, from, to] = args.filter((arg) => !arg.startsWith('--'));
    if (action !== undefined && (action !== 'move' || !from)) throw new Error(`Usage: npm run oneform -- ${usage}`);
    return openForOperator(root, async (operated) => {
      if (from) reportMoved(await move(operated, { from, to, isByEmail: args.includes('--by-email') }));
      const inForce = await findIssuerInForce(operated);
      for (const { issuer, accounts } of await listIssuers(operated.db))
        console.log(`${issuer}\t${accounts}${isSameIssuer(issuer, inForce) ? '\tcurrent' : ''}`);
      return 0;
    });
  },
};

async function findIssuerInForce({ config, db }: Operated): Promise<string> {
  return config.signIn.kind === 'oidc' ? config.signIn.issuer : findLocalIssuer(db);
}

async function move(
  operated: Operated,
  { from, to, isByEmail }: { from: string; to: string | undefined; isByEmail: boolean },
): Promise<Moved> {
  const issuers = (await listIssuers(operated.db)).map(({ issuer }) => issuer);
  if (!issuers.includes(from)) throw new Error(`No account here was signed in by ${from}.`);
  const wanted = to ?? (await findIssuerInForce(operated));
  if (isSameIssuer(from, wanted)) throw new Error(`${from} is the current issuer; there is nothing to move.`);
  const local = await findLocalIssuer(operated.db);
  const isLocal = wanted === local;
  if (from === local && !isByEmail)
    throw new Error(
      'People who signed in on this machine can be matched only by e-mail address. Add --by-email if you trust the issuer to verify addresses.',
    );
  return moveAccounts(operated.db, {
    from,
    to: issuers.find((issuer) => isSameIssuer(issuer, wanted)) ?? wanted,
    subjectOf: ({ email, subject }) => (isLocal ? localSubject(email) : isByEmail ? waitingSubject(email) : subject),
    isSamePerson: isLocal || !isByEmail,
  });
}

function reportMoved({ moved, merged, ambiguous }: Moved): void {
  console.log(`${moved} moved, ${merged} merged with existing accounts.`);
  for (const email of ambiguous)
    console.log(`Left where it was, because several accounts have the e-mail address ${email}.`);
}
