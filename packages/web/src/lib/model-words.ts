// A model as a person knows it: its name, whose it is, and where the words of papers go.
import type { InstanceModel } from '@oneform/contract';
import { t } from './messages.ts';

type Named = Pick<InstanceModel, 'provider' | 'name' | 'host'>;

const owners: Record<Named['provider'], string | undefined> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  // Only the operator knows the owner of such a server.
  'openai-compatible': undefined,
};

/** `Anthropic (api.anthropic.com)`, or the host alone. */
function placeWords({ provider, host }: Pick<Named, 'provider' | 'host'>): string {
  const owner = owners[provider];
  return owner ? `${owner} (${host})` : host;
}

/** `claude-sonnet-5 at Anthropic (api.anthropic.com)`. */
export const modelWords = (model: Named): string => t.modelWords.at(model.name, placeWords(model));
