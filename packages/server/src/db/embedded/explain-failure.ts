// Why a cluster does not come up, as somebody can act on it. What PostgreSQL itself advises is for people who run it by hand.
import { requireRoomToStart } from '../../disk-space.ts';

/** Date, time, zone and process in front of each line of its log. */
const prefix = /^\S+ \S+ \w+ \[\d+\] /;
const fatal = /^(?:FATAL|PANIC): +/;

/** The answer to a connection that comes too early or too late: it explains nothing. */
const busy =
  /^FATAL: +the database system is (?:starting up|shutting down|in recovery mode|not yet accepting connections)/;

/** The line that says what happened; hints and details follow it. What is incompatible with what stands in the detail alone. */
export function reasonOf(lines: readonly string[]): string | undefined {
  const said = lines.map((line) => line.replace(prefix, '').trim()).filter((line) => line && !busy.test(line));
  const reason = said.findLast((line) => fatal.test(line)) ?? said.find((line) => !/^(?:HINT|DETAIL|LOG):/.test(line));
  const detail = reason && /incompatible/.test(reason) ? said[said.lastIndexOf(reason) + 1] : undefined;
  return [reason?.replace(fatal, ''), detail?.replace(/^DETAIL: +/, '')].filter(Boolean).join(': ') || undefined;
}

const damaged =
  /pg_control|control file|incompatible|checkpoint record|checksum|corrupt|is not a database cluster|could not find the database system|invalid (?:page|record|magic)|could not (?:open|read|access|locate)|required WAL directory/i;

/** An Error with one sentence. */
export async function explainFailure(error: Error, folder: string): Promise<Error> {
  const isFull = await requireRoomToStart(folder, { isNew: false }).then(
    () => null,
    (full: Error) => full,
  );
  if (isFull) return isFull;
  const reason = error.message;
  // Of one version the number of the control file is another only where the file is damaged.
  if (/initialized by PostgreSQL/i.test(reason))
    return new Error(
      `The database in ${folder} was created by another version of PostgreSQL. Start the OneForm release that created it, and make a backup there.`,
      { cause: error },
    );
  if (damaged.test(reason))
    return new Error(
      `The database in ${folder} is damaged and cannot be opened (${reason}). Replace it with a copy of the data folder, or restore a backup into another folder: ONEFORM_DATA=./restored npm run oneform -- restore FILE.zip`,
      { cause: error },
    );
  return new Error(`The database in ${folder} did not start: ${reason}`, { cause: error });
}
