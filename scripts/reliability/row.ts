// One line of the programme: a threat, what is done about it in a test, and the tests that do it.

/** The last line that a bench prints. */
// biome-ignore lint/suspicious/noExplicitAny: each has a shape of its own
export type Measured = Readonly<Record<string, any>>;

export interface TestProof {
  readonly kind: 'unit' | 'browser';
  /** From the root of the repository. */
  readonly file: string;
  /** All tests whose name, with those of the blocks around it, contains this; empty for all of the file. */
  readonly name: string;
  /** Makes them go further than they do in `npm test`. */
  readonly env: Readonly<Record<string, string>>;
}
export interface BenchProof {
  readonly kind: 'bench';
  readonly file: string;
  readonly args: readonly string[];
  readonly figure: (measured: Measured) => string;
}
export type Proof = TestProof | BenchProof;

export interface Row {
  readonly id: string;
  readonly threat: string;
  readonly does: string;
  readonly proofs: readonly Proof[];
}

export const row = (id: string, threat: string, does: string, ...proofs: Proof[]): Row => ({
  id,
  threat,
  does,
  proofs,
});

const testIn =
  (kind: TestProof['kind'], folder: string, ending: string) =>
  (file: string, name = '', env: TestProof['env'] = {}): TestProof => ({
    kind,
    file: `${folder}/${file}.${ending}.ts`,
    name,
    env,
  });
export const server = testIn('unit', 'packages/server/src', 'test');
export const engine = testIn('unit', 'packages/engine/src', 'test');
export const contract = testIn('unit', 'packages/contract/src', 'test');
export const scripts = testIn('unit', 'scripts', 'test');
export const browser = testIn('browser', 'e2e', 'spec');

export const bench = (file: string, args: readonly string[], figure: BenchProof['figure']): BenchProof => ({
  kind: 'bench',
  file: `bench/${file}.ts`,
  args,
  figure,
});
