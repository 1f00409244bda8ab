// A process that tries to lock a folder at the moment it is told, and says whether it has it.
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';

export interface Try {
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
/** Its outcome: `won`, or the sentence with which it was refused. */
export type Outcome = string;

let release = async () => {};

process.on('message', async (told: Try | 'release') => {
  if (told === 'release') {
    await release();
    process.send?.('released');
    return;
  }
  while (Date.now() < told.at);
  const outcome: Outcome = await lockDataFolder(told.folder, { kind: 'server', hasOwnDatabase: true }).then(
    (given) => {
      release = given;
      return 'won';
    },
    (error: Error) => error.message,
  );
  process.send?.(outcome);
});
