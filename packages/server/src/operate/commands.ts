// The operator's commands: what `npm run oneform -- …` offers beside reading papers.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { users } from '../db/schema.ts';
import { exportAccount } from '../features/account/export-account.ts';
import { importAccount } from '../features/account/import-account.ts';
import { removeUnusedFiles } from '../features/documents/remove-unused-files.ts';
import { listStandings } from '../features/models/model-standing.ts';
import { loadTemplates } from '../features/templates/load-templates.ts';
import { listDeadJobs } from '../jobs/list-dead-jobs.ts';
import { accountsCommand } from './accounts-command.ts';
import { backupInstance } from './backup-instance.ts';
import { checkInstance } from './check-instance.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { findTaker } from './find-taker.ts';
import { grantToEmail } from './grant-to-email.ts';
import { openForOperator } from './open-for-operator.ts';
import type { OperatorCommand } from './operator-command.ts';
import { restoreInstance } from './restore-instance.ts';

const need = (value: string | undefined, usage: string): string => {
  if (!value) throw new Error(`Usage: npm run oneform -- ${usage}`);
  return value;
};

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  credits: {
    usage: 'credits grant EMAIL N',
    summary: 'add credits to an account',
    async run([action, email, count], root) {
      const amount = Number(count);
      if (action !== 'grant' || !email || !Number.isInteger(amount) || amount < 1)
        throw new Error(`Usage: npm run oneform -- ${this.usage}`);
      const balance = await openForOperator(root, (operated) => grantToEmail(operated, email, amount));
      console.log(`${email} has ${balance} credits now.`);
      return 0;
    },
  },
  accounts: accountsCommand,
  doctor: doctorCommand,
  check: {
    usage: 'check [--deep] [--remove-unused]',
    summary:
      'compare files, rows, ledger and jobs, and list jobs that were given up; --deep reads every original, --remove-unused deletes files no document needs; exits with 1 when something is wrong',
    async run(args, root) {
      return openForOperator(root, async (operated) => {
        const findings = await checkInstance(operated, { deep: args.includes('--deep') });
        for (const finding of findings) console.log(`${finding.kind}\t${finding.about}`);
        for (const { at, documentId, reason } of await listDeadJobs(operated.db))
          console.log(`job_given_up\t${at} document ${documentId}: ${reason}`);
        const unused = findings.filter(({ kind }) => kind === 'file_unused').map(({ about }) => about);
        const isRemoving = args.includes('--remove-unused');
        if (isRemoving) await removeUnusedFiles(operated, unused);
        const left = findings.length - (isRemoving ? unused.length : 0);
        if (unused.length > 0)
          console.log(
            isRemoving ? `${unused.length} unused files deleted.` : 'Delete unused files with --remove-unused.',
          );
        console.log(left === 0 ? 'Everything is consistent.' : `${left} ${left === 1 ? 'finding' : 'findings'}.`);
        return left === 0 ? 0 : 1;
      });
    },
  },
  models: {
    usage: 'models',
    summary: 'list the AI models that have read papers here, and what people decided about what each alone had read',
    async run(_args, root) {
      const standings = await openForOperator(root, ({ db }) => listStandings(db));
      for (const { provider, model, kept, corrected } of standings)
        console.log(`${provider}\t${model}\t${kept} kept\t${corrected} corrected`);
      if (standings.length === 0) console.log('Nobody has decided about anything that a model alone had read.');
      return 0;
    },
  },
  backup: {
    usage: 'backup FILE.zip',
    summary: 'write everything into one file, even while the server is running',
    async run([file], root) {
      const target = need(file, this.usage);
      const done = await openForOperator(root, (operated) => backupInstance(operated, target));
      console.log(`${done.rows} rows and ${done.files} files written to ${target}.`);
      for (const sha256 of done.missing) console.log(`file_missing\t${sha256}`);
      return done.missing.length > 0 ? 1 : 0;
    },
  },
  restore: {
    usage: 'restore FILE.zip',
    summary: 'restore a backup into an empty data folder',
    async run([file], root) {
      const source = need(file, this.usage);
      const done = await openForOperator(root, (operated) => restoreInstance(operated, source));
      console.log(`${done.rows} rows and ${done.files} files restored.`);
      return 0;
    },
  },
  export: {
    usage: 'export EMAIL FILE.zip',
    summary: 'write all data of one account, as its owner would download it',
    async run([email, file], root) {
      const target = need(file, this.usage);
      await openForOperator(root, async (operated) => {
        const [user] = await operated.db
          .select()
          .from(users)
          .where(eq(users.email, need(email, this.usage)));
        if (!user) throw new Error(`No account here has the e-mail address ${email}.`);
        const catalogue = await loadTemplates(operated.config.folders.templates);
        await pipeline(
          await exportAccount({ ...operated, ...catalogue, version: 'operator' }, user.id),
          createWriteStream(target, { flags: 'wx', mode: 0o600 }),
        );
      });
      console.log(`Written to ${target}.`);
      return 0;
    },
  },
  import: {
    usage: 'import FILE.zip [--into EMAIL]',
    summary: 'import such an export into a new account or an existing one',
    async run([file, flag, email], root) {
      if (flag !== undefined && (flag !== '--into' || !email))
        throw new Error(`Usage: npm run oneform -- ${this.usage}`);
      const done = await openForOperator(root, async (operated) =>
        importAccount(
          operated,
          need(file, this.usage),
          email === undefined ? {} : { into: await findTaker(operated, email) },
        ),
      );
      console.log(`${email ?? done.email}: ${done.rows} rows and ${done.files} files imported.`);
      return 0;
    },
  },
  config: {
    usage: 'config',
    summary: 'print the current settings with secrets masked',
    async run(_args, root) {
      const hide = (key: string, value: unknown) =>
        /secret|databaseUrl|apiKey|token/i.test(key) && value ? '••••••' : value;
      console.log(JSON.stringify(readConfig(process.env, root), hide, 2));
      return 0;
    },
  },
};
