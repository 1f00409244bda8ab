// Dependencies of the features, handed down from main (or a test) and never imported from elsewhere.

import type { FieldSchemas, Template } from '@oneform/contract';
import type { EnginePool } from '@oneform/engine';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { DiskWatch } from './disk-space.ts';
import type { UploadTurns } from './features/documents/upload-turns.ts';
import type { ModelOffer } from './features/models/model-offer.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Log } from './log/create-log.ts';
import type { IdentityProvider } from './sign-in/identity-provider.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  /** Why our own database does not answer, in one sentence; null while it runs, and for one that is not ours. */
  readonly databaseFault: () => string | null;
  /** The disk with the data folder. */
  readonly disk: DiskWatch;
  readonly files: FileStore;
  /** Turns of uploads at the store. */
  readonly uploadTurns: UploadTurns;
  readonly jobs: JobQueue;
  readonly engine: EnginePool;
  /** Null: the instance has none, and nothing leaves it. */
  readonly model: ModelOffer | null;
  readonly identity: IdentityProvider;
  /** 32 bytes or more; derives refresh tokens and signs cookies. */
  readonly secret: string;
  readonly templates: readonly Template[];
  readonly fieldSchemas: FieldSchemas;
  readonly version: string;
}
