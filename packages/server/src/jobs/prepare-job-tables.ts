// Makes the tables of the queue ahead of time, as for the database that tests are cloned from.
import { createJobQueue } from './pg-boss-queue.ts';

export async function prepareJobTables(url: string): Promise<void> {
  const queue = await createJobQueue(url, { log: () => undefined });
  await queue.stop();
}
