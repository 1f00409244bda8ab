// Does a failure mean that the database is not there for us just now, or that the statement was wrong?

/**
 * Faults that another try, or an operator, mends: connections (08), no room for more (53), shutting down (57P0), no
 * password or place for us (28, 3D), read-only after a failover (25006), cancelled by a time limit (57014, 55P03,
 * 25P03, 25P04), undone to let others pass (40).
 */
const states = /^(?:08|28|3D|40001|40P01|53|57P0|57014|55P03|25006|25P03|25P04)/;
const systemErrors =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Messages of pg that come without a code. */
const unconnected =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;
/** Of a standby, which has no table of counts. */
const standby = /during recovery$/;

export interface DatabaseFault {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly syscall?: string | undefined;
}

export function isUnavailable({ code = '', message = '', syscall }: DatabaseFault): boolean {
  // The socket of our own database goes with it; any other file that is missing is another matter.
  if (code === 'ENOENT') return syscall === 'connect';
  return states.test(code) || systemErrors.test(code) || unconnected.test(message) || standby.test(message);
}
