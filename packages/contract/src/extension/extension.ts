// Endpoints for the browser extension: connecting it, and the little that its key may do.
import { z } from 'zod';
import { DataValue } from '../collections/collection-data.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';
import { PersonBrief } from '../people/person.ts';

/** Letters and digits that nobody takes for one another, read aloud or written down. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;
export const CODE_MINUTES = 10;

/** An application as the extension lists it: its name, whose it is and how far it is, none of its values. */
export const FillableApplication = z.object({
  id: Id,
  name: z.string(),
  person: PersonBrief.nullable(),
  /** 0–100. */
  completion_percentage: z.number().int(),
  updated_at: Timestamp,
});
export type FillableApplication = z.infer<typeof FillableApplication>;

/** Text that a person wrote into a page, for a field of the collection. */
export const TypedValue = z.object({ path: z.string().min(1).max(1000), text: z.string().trim().min(1).max(10_000) });
export type TypedValue = z.infer<typeof TypedValue>;

export const SavedTyped = z.object({
  /** Paths that hold the text from now on, and those that held it already. */
  saved: z.array(z.string()),
  /** Fields that hold something else, which stays. */
  kept: z.array(z.object({ path: z.string(), label: z.string(), value: DataValue })),
  /** Text that the field cannot hold: a word for a date. */
  refused: z.array(z.object({ path: z.string(), label: z.string() })),
});
export type SavedTyped = z.infer<typeof SavedTyped>;

export const extensionApi = {
  createCode: endpoint({
    method: 'POST',
    path: '/api/extension/codes',
    summary: 'A code that connects one browser extension, once and within ten minutes; it replaces the one before',
    sessionOnly: true,
    tellsSecret: true,
    status: 201,
    response: z.object({ code: z.string(), expires_at: Timestamp }),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/extension/keys',
    summary: 'Exchange a code for a key that fills forms; asked by the extension itself, never by a web page',
    public: true,
    fromExtension: true,
    tellsSecret: true,
    status: 201,
    body: z.object({
      code: z.string().max(40),
      /** Shown in the settings: "Chrome on Windows". */
      name: z.string().trim().min(1).max(100),
    }),
    response: z.object({ secret: z.string(), account: z.string() }),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/extension/key',
    summary: 'Delete the key of the extension that asks',
    fillsForms: true,
    answer: 'empty',
  }),
  applications: endpoint({
    method: 'GET',
    path: '/api/extension/applications',
    summary: 'The active collections by name, last changed first',
    fillsForms: true,
    response: z.object({ applications: z.array(FillableApplication) }),
  }),
  saveTyped: endpoint({
    method: 'POST',
    path: '/api/collections/:id/typed-values',
    summary: 'Take what was typed into a page into empty fields; what stands there already stays',
    fillsForms: true,
    params: IdParams,
    body: z.object({ values: z.array(TypedValue).min(1).max(500) }),
    response: SavedTyped,
  }),
};
