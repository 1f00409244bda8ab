// Types for the part of autocannon that the benches use; it brings none.
declare module 'autocannon' {
  interface Client {
    setHeadersAndBody(headers: Record<string, string>, body?: string): void;
    setRequests(requests: readonly Request[]): void;
  }
  interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: Request) => Request;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Requests a second over all connections; latencies are corrected for coordinated omission then. */
    readonly overallRate?: number;
    readonly setupClient: (client: Client) => void;
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly duration: number;
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly throughput: { readonly total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
