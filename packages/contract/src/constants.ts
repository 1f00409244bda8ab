// The numbers of the product that server and browser share; times in milliseconds unless the name says otherwise.

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** An export that is read back in the browser; longer ones by the command line. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_PASTED_CHARACTERS = 50_000;
export const PASTED_TEXT_FILENAME = 'pasted-text.txt';
export const ACCEPTED_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png', 'text/plain'] as const;

/** Deeper data is refused; the editor draws `MAX_RENDER_DEPTH` levels. */
export const MAX_NESTING_DEPTH = 10;
export const MAX_RENDER_DEPTH = 6;
export const DEFAULT_STRING_MAX_LENGTH = 255;

export const LOW_CREDIT_THRESHOLD = 50;
export const VERY_LOW_CREDIT_THRESHOLD = 10;

export const DEFAULT_COLLECTION_COLOR = '#6B7280';
export const OTHER_FIELDS_SECTION = 'Other Fields';
export const STATS_FETCH_LIMIT = 100;
export const DOCUMENTS_PAGE_SIZE = 20;
export const HISTORY_PAGE_SIZE = 50;
export const SETTINGS_HISTORY_PAGE_SIZE = 20;
export const CHART_DAYS = 30;

/** The category a template is listed under, by its type. */
export const TEMPLATE_CATEGORIES: Readonly<Record<string, string>> = {
  visa_application: 'Travel & Immigration',
  loan_application: 'Finance & Banking',
  university_application: 'Education',
  insurance_application: 'Insurance',
  job_application: 'Employment',
  rental_application: 'Real Estate',
  business_registration: 'Business',
};
export const OTHER_CATEGORY = 'Other';
