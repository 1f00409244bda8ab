// Bytes as no HTTP library sends them, straight to the port.
import { connect } from 'node:net';

export interface RawAnswer {
  /** 0: the connection ended without an answer. */
  readonly status: number;
  readonly text: string;
}

/** Returns the bytes received until the server ends the connection or a whole answer is there. */
export function sendBytes(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((answered) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const finish = () => answered({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', finish);
    socket.on('close', finish);
  });
}
