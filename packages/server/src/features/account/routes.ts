// A person's own account: profile, privacy, sessions, export, deletion.
import multipart from '@fastify/multipart';
import { api } from '@oneform/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema.ts';
import { sessions } from '../../db/sessions.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookies } from '../auth/cookies.ts';
import { toUser } from '../auth/to-user.ts';
import { createKey, deleteKey, listKeys } from './api-keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { importLimits } from './receive-import.ts';
import { takeImport } from './take-import.ts';

export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;

  async function change(userId: string, values: Partial<typeof users.$inferInsert>) {
    const [row] = await db.update(users).set(values).where(eq(users.id, userId)).returning();
    if (!row) throw notFound();
    return { user: toUser(row) };
  }

  route(app, api.account.editProfile, ({ user, body }) => change(user.id, { fullName: body.full_name }));

  route(app, api.account.changePrivacy, ({ user, body }) =>
    change(user.id, {
      gdprConsent: body.gdpr_consent,
      gdprConsentAt: body.gdpr_consent ? new Date() : null,
      aiEnabled: body.ai_enabled,
      ...(body.mask_identifiers === undefined ? {} : { maskIdentifiers: body.mask_identifiers }),
      deleteOriginals: body.delete_originals,
    }),
  );

  route(
    app,
    api.account.exportData,
    async ({ user, reply }) => {
      const name = `oneform-export-${new Date().toISOString().slice(0, 10)}.zip`;
      return reply
        .headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` })
        .send(await exportAccount(deps, user.id));
    },
    { media: 'application/zip' },
  );

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: importLimits });
    route(
      scope,
      api.account.importData,
      async ({ user, request, reply }) => (await takeImport(deps, user, request, reply)) ?? (reply as never),
    );
  });

  route(app, api.account.remove, async ({ user, body, reply }) => {
    if (body.confirm_email.trim().toLowerCase() !== user.email.toLowerCase()) {
      throw new AppError('validation_failed', {
        detail: 'The e-mail address does not match.',
        errors: [{ path: 'confirm_email', code: 'mismatch', message: 'The e-mail address does not match.' }],
      });
    }
    await deleteAccount(deps, user.id);
    clearSessionCookies(reply, config);
  });

  route(app, api.account.sessions, async ({ user }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
      .orderBy(desc(sessions.lastUsedAt));
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt.toISOString(),
        user_agent: row.userAgent,
        current: row.id === user.sessionId,
      })),
    };
  });

  route(app, api.account.signOutEverywhere, async ({ user, reply }) => {
    await db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.userId, user.id));
    clearSessionCookies(reply, config);
  });

  route(app, api.account.listKeys, async ({ user }) => ({ keys: await listKeys(db, user.id) }));

  route(app, api.account.createKey, ({ user, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return createKey(db, user.id, { id: request.newId(), name: body.name, validDays: body.valid_days });
  });

  route(app, api.account.deleteKey, ({ user, params }) => deleteKey(db, user.id, params.id));
}
