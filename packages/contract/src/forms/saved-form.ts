// Forms that a person had remembered: which field of the collection belongs at which place. No values, and only those that they saved.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Box } from '../evidence.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';

export const SavedPlace = z.object({
  /** 1-based. */
  page: z.number().int().min(1).max(1000),
  box: Box,
  /** The form's own words for the field, as in `asks`. */
  asks: z.string().max(200),
  /** The field of the collection, items of repeated groups by position (`jobs.#0.company`); null: left blank. Absent: only moved. */
  path: z.string().max(1000).nullable().optional(),
  /** New place of the value. */
  moved_to: Box.optional(),
});
export type SavedPlace = z.infer<typeof SavedPlace>;

export const MAX_SAVED_FORMS = 50;
export const MAX_SAVED_PLACES = 1000;

export const SavedForm = z.object({
  id: Id,
  name: z.string(),
  /** Number of remembered places. */
  places: z.number().int(),
  updated_at: Timestamp,
});
export type SavedForm = z.infer<typeof SavedForm>;

const NewSavedForm = z.object({
  name: z.string().trim().min(1).max(255),
  /** As the report of the filling has it. */
  print: z.string().regex(/^[\w-]{1,1000}$/),
  places: z.array(SavedPlace).max(MAX_SAVED_PLACES),
});

export const savedFormsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-forms',
    summary: 'Forms whose filling was remembered, newest first',
    response: z.object({ forms: z.array(SavedForm) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/saved-forms',
    summary: `Remember how a form is filled: places and field names, no values. The same form is filled the same way next time. At most ${MAX_SAVED_FORMS}`,
    status: 201,
    body: NewSavedForm,
    response: SavedForm,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/saved-forms/:id',
    summary: 'Remember it as it is filled now',
    params: IdParams,
    body: NewSavedForm,
    response: SavedForm,
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/saved-forms/:id',
    summary: 'Forget how a form is filled',
    params: IdParams,
    answer: 'empty',
  }),
};
