// Endpoints for people.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, QueryBoolean } from '../ids.ts';
import { Person, Relation } from './person.ts';

const name = z.string().trim().min(1).max(200);
const OtherRelation = Relation.exclude(['me']);

export const peopleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/people',
    summary: 'The people of the account, its owner first; those that papers propose last',
    response: z.object({ people: z.array(Person) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/people/:id',
    summary: 'One person and what identifies them',
    params: IdParams,
    response: Person,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/people',
    summary: 'Add a person',
    status: 201,
    body: z.object({
      name,
      relation: OtherRelation.default('other'),
      /** Tells two of the same name apart. */
      date_of_birth: z.iso.date().optional(),
    }),
    response: Person,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/people/:id',
    summary: 'Rename a person, or say who they are; a person whom papers propose is known from then on',
    params: IdParams,
    body: z
      .object({ name: name.optional(), relation: OtherRelation.optional() })
      .refine((wanted) => Object.values(wanted).some((value) => value !== undefined), 'Nothing to change'),
    response: Person,
  }),
  removal: endpoint({
    method: 'GET',
    path: '/api/people/:id/removal',
    summary: 'What goes with a person who is deleted',
    params: IdParams,
    response: z.object({
      documents: z.number().int(),
      collections: z.array(z.object({ id: Id, collection_name: z.string() })),
      /** Values of other people’s collections that only their papers support. */
      values: z.number().int(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/people/:id',
    summary:
      'Delete a person: their papers are set aside and their collections are for nobody; with `with_everything` both are deleted. The owner stays',
    params: IdParams,
    query: z.object({ with_everything: QueryBoolean.default(false) }),
    answer: 'empty',
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/people/:id/merge',
    summary: 'These two are one: papers, collections and names of the one go to the other, which is the answer',
    params: IdParams,
    body: z.object({ into: Id }),
    response: Person,
  }),
};
