// Tells what happens here to any counter that listens: without a listener it costs nothing, and no feature knows of metrics.
import { channel } from 'node:diagnostics_channel';

/** The messages of the channels, by name. */
export interface Happenings {
  request: { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number };
  reading: { readonly result: 'completed' | 'error' | 'superseded' | 'failed'; readonly seconds: number };
  model_call: {
    readonly provider: string;
    readonly model: string;
    readonly task: string;
    /** `answered`, or why it was not. */
    readonly result: string;
    readonly inputTokens: number;
    readonly outputTokens: number;
  };
  credits: { readonly operation: string; readonly credits: number };
  file: { readonly operation: string; readonly result: 'ok' | 'error'; readonly seconds: number };
}

const nameOf = (kind: keyof Happenings) => `oneform:${kind}`;

export function announce<K extends keyof Happenings>(kind: K, happening: Happenings[K]): void {
  channel(nameOf(kind)).publish(happening);
}

/** Answers how to stop listening. */
export function listen<K extends keyof Happenings>(kind: K, hear: (happening: Happenings[K]) => void): () => void {
  const told = (message: unknown) => hear(message as Happenings[K]);
  channel(nameOf(kind)).subscribe(told);
  return () => void channel(nameOf(kind)).unsubscribe(told);
}
