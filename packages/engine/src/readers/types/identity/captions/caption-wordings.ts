// Which facts cards and passports state, and the captions on them whose value is no fact.
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import { ignoredWordings } from '#lexicon/ignored.ts';

/** Two facts under one caption; the value is taken apart by `read-card-value.ts`. */
export const PLACE_AND_DATE_OF_BIRTH = 'place_of_birth+date_of_birth';

/** What stands under these is no fact; they end the value before them. */
export const MUTE = '';

/** What cards and passports say; of other facts the lexicon has wordings that only misread here. */
export const namesOnCards: ReadonlySet<string> = new Set(
  `surname given_names middle_name full_name birth_name other_names date_of_birth place_of_birth country_of_birth sex nationality citizenship
  marital_status occupation height weight eye_color hair_color blood_type father_name mother_name spouse_name address passport_number
  license_number license_class restrictions endorsements document_discriminator national_id_number document_number uscis_number case_number
  registration_number country_code issuing_authority place_of_issue issue_date expiry_date valid_from valid_until visa_type visa_category
  category entries duration_of_stay valid_for issuing_post annotation document_type resident_since ssn tax_id card_access_number
  place_of_birth+date_of_birth place_of_issue+issue_date`.split(/\s+/),
);

export const mutedCaptions = (...ignored: Parameters<typeof ignoredWordings>): CaptionEntry => ({
  name: MUTE,
  shape: 'text',
  wordings: ignoredWordings(...ignored),
});
