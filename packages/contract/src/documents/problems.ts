// Problems of a document, each with the sentence that a person sees: what happened, what is safe, what to do.

export const problemMessages = {
  empty_file: 'The file is empty. Check the original and upload that.',
  unsupported_type: 'This kind of file cannot be read. Please upload PDF, JPG, PNG, or TXT files.',
  type_mismatch: 'The file’s contents don’t match its name. Please save it again as PDF, JPG, PNG or TXT.',
  encrypted_pdf: 'The PDF is protected by a password. Save a copy without the password and upload that.',
  corrupt_file: 'The file is damaged and cannot be opened. Please export or scan it again.',
  no_pages: 'The PDF has no pages.',
  too_many_pages: 'The document has too many pages. Please split it and upload the parts that matter.',
  too_large_image: 'The picture has too many pixels to be read safely. Please upload a smaller version of it.',
  no_text_found: 'No text was found. If this is a photo, take it again in good light from directly above.',
  page_unreadable: 'One page could not be read; the others were.',
  page_shortened:
    'One page is very long: only its beginning and its end were searched for values. Please split the file if something in the middle matters.',
  embedded_unreadable:
    'Data inside the file could not be read safely and was left out. The pages themselves were read.',
  not_text: 'The file is not plain text. Please upload PDF, JPG, PNG, or TXT files.',
  processing_timeout: 'Reading took too long and was stopped. Please upload fewer pages at a time.',
  out_of_memory: 'Reading the file needed too much memory and was stopped. Please upload a smaller version of it.',
  insufficient_credits: 'You don’t have enough credits to read this document. It is kept and can be read later.',
  reading_time_used:
    'You’ve reached today’s limit for reading documents. The document is kept; read it again tomorrow.',
  file_missing: 'The stored file could not be found. Please upload it again.',
  internal: 'Something went wrong on our side. The document is safe; please try again.',
} as const;

export type ProblemCode = keyof typeof problemMessages;
export const problemCodes = Object.keys(problemMessages) as [ProblemCode, ...ProblemCode[]];
