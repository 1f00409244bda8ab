// The words for what can become of a form and of each of its fields, each code with the sentence that a person sees.

/**
 * `verified`: written as intended: it was read back the same from the finished file, which says nothing of whether it is right. `overflow`: too long
 * for its place, so it stands on the addendum. `differs`: what was read back is not what was written. `unsure`: a value that may belong there was
 * left out. `blank`: nothing belongs there.
 */
export const fillStatuses = ['verified', 'overflow', 'differs', 'unsure', 'blank'] as const;
export type FillStatus = (typeof fillStatuses)[number];

/** Words for each status, the same wherever a form is reported. */
export const fillStatusWords: Readonly<Record<FillStatus, string>> = {
  verified: 'Written as intended',
  overflow: 'To check: on the added page',
  differs: 'To check: not filled correctly',
  unsure: 'To check: not sure',
  blank: 'Left blank',
};

/** Action that a field asks of a person: none, a look, or none unless they want to. */
export type FillOutcome = 'as_intended' | 'to_check' | 'left_blank';

/** There is something to say, and nothing stands there. */
const unsaid: ReadonlySet<string> = new Set(['no_letters', 'no_choice', 'no_room'] satisfies FillReason[]);

export function outcomeOf({
  status,
  reason,
}: {
  readonly status: FillStatus;
  readonly reason?: FillReason | undefined;
}): FillOutcome {
  if (status === 'verified') return 'as_intended';
  return status === 'blank' && !unsaid.has(reason ?? '') ? 'left_blank' : 'to_check';
}

/** Why a field is not simply written as intended. */
export const fillReasons = {
  not_recognised: 'It’s not clear what the form asks for here.',
  no_value: 'The collection has no value for this yet.',
  not_sure: 'This value may belong here. Please check.',
  several: 'More than one value in the collection fits here.',
  already_filled: 'The form already had another value here, which was kept.',
  too_long: 'Too long for the field. The full text is on the added page.',
  no_room: 'Too long for this place. Please shorten it, or write it by hand.',
  no_letters: 'Some of these characters can’t be shown in the form. Please write this one by hand.',
  no_choice: 'None of the form’s options match.',
  read_only: 'The form doesn’t allow changes to this field.',
  signature: 'Sign this by hand.',
  left_blank: 'Left blank as you decided.',
  not_read_back: 'The finished file doesn’t show what was entered.',
} as const;
export type FillReason = keyof typeof fillReasons;
export const fillReasonCodes = Object.keys(fillReasons) as [FillReason, ...FillReason[]];

/** Changes to the file itself that the person who hands it in should know. */
export const fillNotes = {
  protection_removed: 'The form was protected against changes. The filled copy is not.',
  xfa_removed:
    'The form held its fields twice, once in Adobe’s XFA format. That copy was removed so that every reader shows what was filled in.',
  signature_kept: 'The form is signed. The values were added after the signature, which stays valid.',
  flattened: 'The filled form has no fields any more, so that nobody can change what it says.',
  signature_broken: 'The form was signed. Its signature is no longer valid.',
} as const;
export type FillNote = keyof typeof fillNotes;
export const fillNoteCodes = Object.keys(fillNotes) as [FillNote, ...FillNote[]];

/** Why a file cannot be filled at all: what it is, what is safe, what to do. */
export const fillProblems = {
  not_a_pdf: 'This is neither a PDF nor a picture. Please choose the form as a PDF, JPEG or PNG.',
  corrupt_file: 'The PDF is damaged and cannot be opened. Please download it again.',
  encrypted_pdf: 'The PDF is protected and can’t be filled in. Look for a version without protection.',
  signed_form:
    'This form is signed, and filling it in makes the signature invalid. Ask for an unsigned form, or fill it in anyway.',
  xfa_form:
    'This form uses Adobe’s XFA format, which only Adobe Reader can fill in. Look for a standard fillable version.',
  not_a_form: 'This PDF has nothing to fill in: no fields, lines or boxes were found on its pages.',
  read_only_form: 'All fields of this form are locked. Look for a blank version of it.',
  too_many_pages: 'The PDF has too many pages. Please choose the form alone.',
  processing_timeout: 'Filling the form took too long and was stopped. Nothing was changed.',
  out_of_memory: 'Filling the form needed too much memory and was stopped. Nothing was changed.',
} as const;
export type FillProblemCode = keyof typeof fillProblems;
export const fillProblemCodes = Object.keys(fillProblems) as [FillProblemCode, ...FillProblemCode[]];
