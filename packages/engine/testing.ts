// Entry for tests and benches: a provider that answers and fails as it is told, and blank forms.
export { makeForm } from './src/fill/testing/make-form.ts';
export {
  type Answerer,
  type FakeMode,
  type FakeProvider,
  type FakeProviderOptions,
  providerSecret,
  startFakeProvider,
} from './src/models/testing/fake-provider.ts';
export type { WireQuestion } from './src/models/testing/wire.ts';
