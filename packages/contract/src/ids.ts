// Identifiers and times as they cross the wire.
import { z } from 'zod';

/** UUIDv7, lower case. */
export const Id = z.uuid();
/** ISO 8601 with offset, UTC. */
export const Timestamp = z.iso.datetime();
export const IdParams = z.object({ id: Id });
export const Page = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const pageSize = (fallback: number) => z.coerce.number().int().min(1).max(100).default(fallback);
/** Query strings carry booleans as words. */
export const QueryBoolean = z.stringbool();
