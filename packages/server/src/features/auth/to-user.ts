// The part of a user that leaves the server.
import type { User } from '@oneform/contract';
import type { users } from '../../db/schema.ts';

export const toUser = (row: typeof users.$inferSelect): User => ({
  id: row.id,
  email: row.email,
  full_name: row.fullName,
  subscription_status: row.subscriptionStatus,
  gdpr_consent: row.gdprConsent,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
  ai_enabled: row.aiEnabled,
  mask_identifiers: row.maskIdentifiers,
  delete_originals: row.deleteOriginals,
});
