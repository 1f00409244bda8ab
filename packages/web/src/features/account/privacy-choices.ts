// The switches of the privacy settings with what each means here: on an instance with a model, or on one without.
import type { InstanceModel, User } from '@oneform/contract';
import { modelWords } from '#lib/model-words.ts';

export type Privacy = Pick<User, 'gdpr_consent' | 'ai_enabled' | 'mask_identifiers' | 'delete_originals'>;

export interface PrivacyChoice {
  readonly key: keyof Privacy;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Decided by whoever runs this OneForm. */
  readonly isFixed: boolean;
}

/** `model` undefined: not known yet. */
export function listPrivacyChoices(privacy: Privacy, model: InstanceModel | null | undefined): PrivacyChoice[] {
  const own = (key: keyof Privacy, label: string, hint: string): PrivacyChoice => ({
    key,
    label,
    hint,
    checked: privacy[key],
    isFixed: false,
  });
  return [
    own(
      'gdpr_consent',
      'Consent to processing',
      'OneForm may read the papers you upload and keep what they say. Without it no new papers are read; what is there stays.',
    ),
    own('ai_enabled', 'Use AI models', aiHint(model)),
    ...(model && privacy.ai_enabled ? [maskChoice(own, model)] : []),
    own(
      'delete_originals',
      'Delete originals after processing',
      'The uploaded file is deleted once it has been read. Its values stay, with the words they were read from; it cannot be downloaded or read again.',
    ),
  ];
}

function aiHint(model: InstanceModel | null | undefined): string {
  if (model === undefined)
    return 'The text of a paper may be sent to a model that whoever runs this OneForm has set up.';
  if (model === null)
    return 'No model is set up on this OneForm: nothing is sent to one, and everything works without. This is for the case that one is.';
  const sent = model.sees_images ? 'their text and pictures of their pages are sent' : 'their text is sent';
  return `Papers are also read by ${modelWords(model)}: ${sent} there. What it says counts only where the paper says so too. Everything works without.`;
}

function maskChoice(
  own: (key: keyof Privacy, label: string, hint: string) => PrivacyChoice,
  model: InstanceModel,
): PrivacyChoice {
  const pictures = model.sees_images ? ' Pictures of pages are not sent then.' : '';
  const hint = `Numbers of passports, accounts and phones, e-mail addresses and the like are replaced before anything is sent. Names, dates and amounts are not.${pictures}`;
  const choice = own('mask_identifiers', 'Mask identifiers', hint);
  if (!model.masks_identifiers) return choice;
  return { ...choice, hint: `${hint} On for everybody on this OneForm.`, checked: true, isFixed: true };
}
