// People: found by papers, named and corrected by the owner of the account.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { addPerson, changePerson, mergePeople, removePerson } from './change-people.ts';
import { loadPeople, loadPerson } from './load-people.ts';
import { weighRemoval } from './weigh-removal.ts';

export async function peopleRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, api.people.list, async ({ user }) => ({ people: await loadPeople(db, user.id) }));

  route(app, api.people.get, ({ user, params }) => loadPerson(db, user.id, params.id));

  route(app, api.people.create, async ({ user, body, request, reply }) => {
    const id = await addPerson(deps, user, body, request.newId());
    reply.header('location', `/api/people/${id}`);
    return loadPerson(db, user.id, id);
  });

  route(app, api.people.update, async ({ user, params, body }) => {
    await changePerson(deps, user, params.id, body);
    return loadPerson(db, user.id, params.id);
  });

  route(app, api.people.removal, ({ user, params }) => weighRemoval(db, user.id, params.id));

  route(app, api.people.remove, ({ user, params, query }) =>
    removePerson(deps, user, params.id, { withEverything: query.with_everything }),
  );

  route(app, api.people.merge, async ({ user, params, body }) =>
    loadPerson(db, user.id, await mergePeople(deps, user, params.id, body.into)),
  );
}
