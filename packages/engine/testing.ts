// Entry for tests and benches: a provider that answers and fails as it is told, and blank forms.
export { makeForm } from './src/fill/testing/make-form.ts';
export { makeSignedForm } from './src/fill/testing/make-signed-form.ts';
export { makeXfa } from './src/fill/testing/make-xfa.ts';
export type { JudgedClaim } from './src/models/scoring/judge-claims.ts';
export {
  decideDocument,
  type JudgedDocument,
  type JudgedReading,
  judgeDocument,
} from './src/models/scoring/judge-document.ts';
export { fittedWeights, type ModelWeights } from './src/models/scoring/weigh.ts';
export {
  type Answerer,
  type FakeMode,
  type FakeProvider,
  type FakeProviderOptions,
  providerSecret,
  startFakeProvider,
} from './src/models/testing/fake-provider.ts';
export type { WireQuestion } from './src/models/testing/wire.ts';
export type { Answer as ModelAnswerText } from './src/models/understand/answer.ts';
export { showPages } from './src/models/understand/cut-document.ts';
