// Collections: data sets of a person, edited section by section.
import { api } from '@oneform/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { signalClosing } from '../models/signal-closing.ts';
import { briefPeople } from '../people/to-person.ts';
import { addField } from './add-field.ts';
import { seenVersion, versionTag } from './check-precondition.ts';
import { clarifyFields } from './clarify-fields.ts';
import { countQuestions } from './count-questions.ts';
import { createCollection } from './create-collection.ts';
import { getSection } from './get-section.ts';
import { listPapersThere } from './list-papers-there.ts';
import { listInferredPaths, listSources, toValueSource } from './list-sources.ts';
import { listVersions } from './list-versions.ts';
import { mapFields } from './map-fields.ts';
import { removeCollection } from './remove-collection.ts';
import { removeField } from './remove-field.ts';
import { restoreVersion } from './restore-version.ts';
import { saveSection } from './save-section.ts';
import { serialiserOfCollections } from './serialise-collection.ts';
import { type CollectionHead, type CollectionRow, listCollectionHeads, requireCollection } from './store.ts';
import { toCollection, toCollectionSummary } from './to-collection.ts';
import { updateCollection } from './update-collection.ts';
import { validateWithRules } from './validate.ts';

export async function collectionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const serialise = serialiserOfCollections(deps.templates);
  readRoutes(app, deps, { serialise });
  writeRoutes(app, deps, { serialise });
}

/** Form in which a collection is answered. */
type AsCollection = { readonly serialise: ReturnType<typeof serialiserOfCollections> };

function readRoutes(app: FastifyInstance, deps: Deps, asCollection: AsCollection): void {
  const { db } = deps;

  route(
    app,
    api.collections.list,
    async ({ user, query }) => {
      const wanted = {
        limit: query.limit,
        type: query.collection_type,
        isActive: query.is_active,
        personId: query.person_id,
      };
      const [{ rows, total }, questions, people] = await Promise.all([
        listCollectionHeads(db, user.id, wanted),
        countQuestions(db, user.id),
        briefPeople(db, user.id),
      ]);
      const listed = (row: CollectionHead) => ({
        ...toCollectionSummary(deps, row, people),
        to_decide: questions.get(row.id) ?? null,
      });
      return { collections: rows.map(listed), total };
    },
    { isPresented: true },
  );

  route(
    app,
    api.collections.get,
    async ({ user, params, query, reply }) => {
      const row = await requireCollection(db, user.id, params.id);
      reply.header('etag', versionTag(row));
      return toCollection(deps, row, {
        people: await briefPeople(db, user.id),
        inferredPaths: query.templated ? await listInferredPaths(db, user.id, row.id) : undefined,
      });
    },
    asCollection,
  );

  route(app, api.collections.getSection, async ({ user, params, reply }) => {
    const row = await requireCollection(db, user.id, params.id);
    reply.header('etag', versionTag(row));
    return getSection(deps, row, params.sectionId);
  });

  route(app, api.collections.validation, async ({ user, params }) =>
    validateWithRules(deps, await requireCollection(db, user.id, params.id), new Date().toISOString().slice(0, 10)),
  );

  route(app, api.collections.papers, async ({ user, params }) => ({
    papers: await listPapersThere(deps, await requireCollection(db, user.id, params.id)),
  }));

  route(app, api.collections.sources, async ({ user, params }) => {
    const row = await requireCollection(db, user.id, params.id);
    return { sources: (await listSources(db, user.id, row.id)).map(toValueSource) };
  });

  route(app, api.collections.versions, async ({ user, params, query }) => {
    const row = await requireCollection(db, user.id, params.id);
    return { versions: await listVersions(db, user.id, row.id, query) };
  });
}

function writeRoutes(app: FastifyInstance, deps: Deps, asCollection: AsCollection): void {
  const present = async (row: CollectionRow, reply: FastifyReply) => {
    reply.header('etag', versionTag(row));
    return toCollection(deps, row, { people: await briefPeople(deps.db, row.userId) });
  };

  route(
    app,
    api.collections.create,
    async ({ user, body, request, reply }) => {
      const row = await createCollection(deps, user, request.newId(), body);
      reply.header('location', `/api/collections/${row.id}`);
      return present(row, reply);
    },
    asCollection,
  );

  route(
    app,
    api.collections.update,
    async ({ user, params, body, request, reply }) =>
      present(
        await updateCollection(deps, user, { id: params.id, seen: seenVersion(request, body.data_version), body }),
        reply,
      ),
    asCollection,
  );

  route(app, api.collections.remove, ({ user, params }) => removeCollection(deps, user.id, params.id));

  route(
    app,
    api.collections.saveSection,
    async ({ user, params, body, request, reply }) =>
      present(
        await saveSection(deps, user, {
          id: params.id,
          section: params.sectionId,
          seen: seenVersion(request, body._data_version),
          body,
        }),
        reply,
      ),
    asCollection,
  );

  route(
    app,
    api.collections.addField,
    async ({ user, params, body, request, reply }) =>
      present(await addField(deps, user, { id: params.id, seen: seenVersion(request), body }), reply),
    asCollection,
  );

  route(
    app,
    api.collections.removeField,
    async ({ user, params, query, request, reply }) =>
      present(await removeField(deps, user, { id: params.id, seen: seenVersion(request), path: query.path }), reply),
    asCollection,
  );

  route(
    app,
    api.collections.restoreVersion,
    async ({ user, params, request, reply }) =>
      present(
        await restoreVersion(deps, user, {
          id: params.id,
          version: params.version,
          seen: seenVersion(request),
        }),
        reply,
      ),
    asCollection,
  );

  const closing = signalClosing(app);
  route(app, api.collections.mapFields, ({ user, params, body }) =>
    mapFields(deps, { userId: user.id, id: params.id, section: body.section, asksModel: body.ask_model }, closing),
  );

  route(app, api.collections.clarifyField, ({ user, params, body }) =>
    clarifyFields(deps, { userId: user.id, id: params.id, paths: body.paths }, closing),
  );
}
