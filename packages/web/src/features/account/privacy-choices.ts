// The switches of the privacy settings with what each means here: on an instance with a model, or on one without.
import type { InstanceModel, User } from '@oneform/contract';
import { modelWords } from '#lib/model-words.ts';
import { t } from './messages.ts';

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
    own('gdpr_consent', t.privacyChoices.consentToProcessing, t.privacyChoices.oneformMayReadTheDocuments),
    own('ai_enabled', t.privacyChoices.useAiModels, aiHint(model)),
    ...(model && privacy.ai_enabled ? [maskChoice(own, model)] : []),
    own(
      'delete_originals',
      t.privacyChoices.deleteOriginalsAfterProcessing,
      t.privacyChoices.uploadedFilesAreDeletedOnce,
    ),
  ];
}

function aiHint(model: InstanceModel | null | undefined): string {
  if (model === undefined) return t.privacyChoices.theTextOfYourDocuments;
  if (model === null) return t.privacyChoices.noAiModelIsSet;
  const sent = model.sees_images ? t.privacyChoices.theirTextAndPictures : t.privacyChoices.theirTextIsSent;
  return t.privacyChoices.documentsAreAlsoRead(modelWords(model), sent);
}

function maskChoice(
  own: (key: keyof Privacy, label: string, hint: string) => PrivacyChoice,
  model: InstanceModel,
): PrivacyChoice {
  const pictures = model.sees_images ? t.privacyChoices.picturesOfPagesAreNot : '';
  const hint = t.privacyChoices.passportAccountAndPhoneNumbers(pictures);
  const choice = own('mask_identifiers', t.privacyChoices.maskIdentifiers, hint);
  if (!model.masks_identifiers) return choice;
  return {
    ...choice,
    hint: t.privacyChoices.yourAdministratorHasTurned(hint),
    checked: true,
    isFixed: true,
  };
}
