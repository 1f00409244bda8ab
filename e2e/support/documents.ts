// Documents as the server tells of them, for states that no real paper shows at will.
import type { Page } from '@playwright/test';

export const documentRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the menu of a row and presses an entry. */
export async function pressInMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
}

/** As the server lists it. */
export const listedDocument = (name: string, more: object = {}) => ({
  id: `0199b000-0000-7000-8000-${Buffer.from(name).toString('hex').slice(0, 12).padStart(12, '0')}`,
  original_filename: name,
  display_name: name,
  file_size: 2048,
  mime_type: 'text/plain',
  document_type: 'letter',
  processing_status: 'completed',
  processing_step: null,
  progress: null,
  page_count: 1,
  uploaded_at: '2026-11-01T10:00:00.000Z',
  error_message: null,
  problems: [],
  updates_to_review: 0,
  duplicate_of: null,
  other_side: null,
  made_from: [],
  replaced_by: [],
  has_original: true,
  place_in_line: null,
  can_read_again: false,
  ...more,
});

export const pageOfDocuments = (documents: readonly object[], more: object = {}) => ({
  documents,
  total: documents.length,
  total_pages: 1,
  page: 1,
  ...more,
});
