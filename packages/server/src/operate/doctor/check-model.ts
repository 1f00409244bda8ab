// The AI model: its provider is asked which models the key may use, which sends nothing of anybody and costs nothing.
import type { ModelSettings } from '../../model-settings.ts';
import { type Finding, fault, ok, sentenceOf, warning } from './finding.ts';

const WITHIN_MS = 10_000;

const homes = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
} as const;

function headersOf({ provider, apiKey }: ModelSettings): Record<string, string> {
  if (!apiKey) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

export async function checkModel(model: ModelSettings | null): Promise<Finding> {
  if (!model) return ok('model', 'none: papers are read by rules, and nothing leaves the machine');
  const { provider, name, baseUrl } = model;
  const address = `${(baseUrl ?? homes[provider]).replace(/\/$/, '')}/models/${encodeURIComponent(name)}`;
  const { host } = new URL(address);
  try {
    const answer = await fetch(address, { headers: headersOf(model), signal: AbortSignal.timeout(WITHIN_MS) });
    await answer.body?.cancel();
    if (answer.ok) return ok('model', `${name} answers at ${host}`);
    if (answer.status === 401 || answer.status === 403)
      return fault(
        'model',
        `${host} refuses the key`,
        'Set the key of this provider; papers are read by rules meanwhile.',
      );
    if (answer.status === 404)
      return warning(
        'model',
        `${host} does not list ${name}`,
        'Look at MODEL_NAME and MODEL_BASE_URL; some gateways list no models.',
      );
    return warning('model', `${host} answers ${answer.status}`, 'Try again later; papers are read by rules meanwhile.');
  } catch (error) {
    return fault(
      'model',
      `${host} cannot be reached (${sentenceOf(error)})`,
      'Look at MODEL_BASE_URL and at what this machine may reach.',
    );
  }
}
