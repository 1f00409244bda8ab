// Whether a server that runs still lets somebody in: its socket may vanish (a cleaner of temporary folders), and its process may be stopped or hang.
import pg from 'pg';

const LOOK_EVERY_MS = 5000;
/** A machine with much else to do, or one that slept meanwhile. */
const PATIENT_MS = 10_000;
const SILENT_TIMES = 3;

/** An answer of the server itself, of any kind, shows that it is there. */
const isAnswer = (error: { code?: string; severity?: string }) => error.severity !== undefined;
const isNobodyThere = (error: { code?: string }) => error.code === 'ENOENT' || error.code === 'ECONNREFUSED';

export interface Watch {
  stop(): void;
}

/** `onShut` hears why nobody gets in, in half a sentence; looking goes on when it has done something about it. The times are for tests. */
export function watchEntrance(
  url: string,
  onShut: (why: string) => Promise<void>,
  { lookEveryMs = LOOK_EVERY_MS, patientMs = PATIENT_MS } = {},
): Watch {
  let silent = 0;
  let timer: NodeJS.Timeout | undefined;
  let isWanted = true;
  const look = async () => {
    const error = await knock(url, patientMs);
    if (!isWanted) return;
    silent = error && !isAnswer(error) ? silent + 1 : 0;
    if (error && isNobodyThere(error)) await onShut('its socket has vanished');
    else if (silent === SILENT_TIMES) await onShut('it answers nobody');
    else return;
    silent = 0;
  };
  const lookAgain = () => {
    if (isWanted) timer = setTimeout(() => void look().finally(lookAgain), lookEveryMs).unref();
  };
  lookAgain();
  return {
    stop: () => {
      isWanted = false;
      clearTimeout(timer);
    },
  };
}

/** Null: it let us in. */
async function knock(url: string, patientMs: number): Promise<{ code?: string; severity?: string } | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patientMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as { code?: string };
  } finally {
    void client.end().catch(() => undefined);
  }
}
