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
      'OneForm may read the documents you upload and store what they contain. Without your consent, new documents are not read. What is already stored stays.',
    ),
    own('ai_enabled', 'Use AI models', aiHint(model)),
    ...(model && privacy.ai_enabled ? [maskChoice(own, model)] : []),
    own(
      'delete_originals',
      'Delete originals after processing',
      'Uploaded files are deleted once they have been read. Their values stay, along with the text they came from, but the files can’t be downloaded or read again.',
    ),
  ];
}

function aiHint(model: InstanceModel | null | undefined): string {
  if (model === undefined)
    return 'The text of your documents may be sent to an AI model that your administrator has set up.';
  if (model === null)
    return 'No AI model is set up, so nothing is sent. This setting applies if your administrator adds one.';
  const sent = model.sees_images ? 'their text and pictures of their pages are sent' : 'their text is sent';
  return `Documents are also read by ${modelWords(model)}: ${sent} there. Its answers count only where they match the document. Everything also works without it.`;
}

function maskChoice(
  own: (key: keyof Privacy, label: string, hint: string) => PrivacyChoice,
  model: InstanceModel,
): PrivacyChoice {
  const pictures = model.sees_images ? ' Pictures of pages are not sent.' : '';
  const hint = `Passport, account and phone numbers, e-mail addresses and similar identifiers are replaced before anything is sent. Names, dates and amounts are not.${pictures}`;
  const choice = own('mask_identifiers', 'Mask identifiers', hint);
  if (!model.masks_identifiers) return choice;
  return {
    ...choice,
    hint: `${hint} Your administrator has turned this on for everyone.`,
    checked: true,
    isFixed: true,
  };
}
