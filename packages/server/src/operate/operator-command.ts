// Interface of an operator's command to the command line.

export interface OperatorCommand {
  readonly usage: string;
  readonly summary: string;
  /** Answers the exit code; throws an Error with one sentence for what is wrong. */
  run(args: readonly string[], root: string): Promise<number>;
}
