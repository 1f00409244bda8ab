// Documents: uploaded, read, looked at, renamed, deleted.
import multipart from '@fastify/multipart';
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findHeld } from '../credits/find-held.ts';
import { answerWhose } from '../people/answer-whose.ts';
import { loadWhose } from '../people/load-whose.ts';
import { addSamples } from './add-samples.ts';
import { deleteDocument } from './delete-document.ts';
import { downloadDocument } from './download-document.ts';
import { forgetPageImagesInTime } from './forget-page-images.ts';
import { getPageImage } from './get-page-image.ts';
import { listDocuments, listDocumentTypes } from './list-documents.ts';
import { listFillableTemplates, listFilledByPapers } from './list-fillable-templates.ts';
import { listReadableAgain, quoteReadAgain, readAgain, readAllAgain } from './read-again.ts';
import { remakeDocuments, undoRemake } from './remake-documents.ts';
import { renameDocument } from './rename-document.ts';
import { reprocessDocument, startProcessing } from './start-processing.ts';
import {
  countOpenUpdates,
  type DocumentRow,
  findResults,
  listByContent,
  nameOtherSides,
  nameRemakes,
  nameTargets,
  requireDocument,
} from './store.ts';
import { toDocument, toErrorMessage } from './to-document.ts';
import { toFacts } from './to-facts.ts';
import { toProcessingDetails } from './to-processing-details.ts';
import { uploadDocument, uploadLimits } from './upload-document.ts';
import { useEverywhere } from './use-everywhere.ts';
import { weighRemoval } from './weigh-removal.ts';

export async function documentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const presentAll = async (userId: string, rows: readonly DocumentRow[]) => {
    const ids = rows.map(({ id }) => id);
    const readable = await listReadableAgain(db, deps, userId, ids);
    const around = {
      openUpdates: await countOpenUpdates(db, userId, ids),
      otherSides: await nameOtherSides(db, userId, rows),
      readableAgain: new Set(readable.map(({ id }) => id)),
      whose: await loadWhose(db, userId, rows),
      placesInLine: rows.some(({ status }) => status === 'processing')
        ? await deps.jobs.listPlacesInLine(db, userId)
        : new Map<string, number>(),
      remakes: await nameRemakes(db, userId, rows),
      targets: await nameTargets(db, userId, rows),
    };
    return rows.map((row) => toDocument(row, around));
  };
  const present = async (row: DocumentRow) => (await presentAll(row.userId, [row]))[0]!;

  if (deps.config.bucket) forgetPageImagesInTime(app, deps.config);

  await app.register(async (scope) => {
    // Only here: everywhere else a multipart body is refused.
    await scope.register(multipart, { limits: uploadLimits });
    route(scope, api.documents.upload, async ({ user, request, reply }) => {
      const added = await uploadDocument(deps, user.id, request, reply);
      if (!added) return reply as never;
      const { document, isStarted } = added;
      reply.header('location', `/api/documents/${document.id}`);
      return {
        id: document.id,
        duplicate_of: document.duplicateOf,
        processing_status: document.status,
        insufficient_credits: !isStarted,
      };
    });
  });

  route(app, api.documents.samples, ({ user }) => addSamples(deps, user));

  route(app, api.documents.process, ({ user, params, query }) =>
    startProcessing(deps, user.id, params.id, {
      extractPeople: query.extract_people,
      targetCollectionId: query.target_collection_id,
    }),
  );

  route(app, api.documents.reprocess, ({ user, params }) => reprocessDocument(deps, user.id, params.id));

  route(app, api.documents.readAgain, ({ user, params }) => readAgain(deps, user.id, params.id));

  route(app, api.documents.readAllAgain, ({ user }) => readAllAgain(deps, user.id));

  route(app, api.documents.quoteReadAgain, ({ user }) => quoteReadAgain(deps, user.id));

  route(app, api.documents.status, async ({ user, params }) => {
    const row = await requireDocument(db, user.id, params.id);
    return { processing_status: row.status, error_message: toErrorMessage(row) };
  });

  route(app, api.documents.processingDetails, async ({ user, params }) => {
    const row = await requireDocument(db, user.id, params.id);
    return toProcessingDetails(row, await findResults(db, user.id, row.id), await findHeld(db, row));
  });

  route(app, api.documents.list, async ({ user, query }) => {
    const { rows, total } = await listDocuments(db, user.id, query);
    return {
      documents: await presentAll(user.id, rows),
      total,
      total_pages: Math.ceil(total / query.page_size),
      page: query.page,
    };
  });

  route(app, api.documents.listTypes, async ({ user }) => ({ types: await listDocumentTypes(db, user.id) }));

  route(app, api.documents.get, async ({ user, params }) => present(await requireDocument(db, user.id, params.id)));

  route(app, api.documents.findKnown, async ({ user, body }) => {
    const known = [...(await listByContent(db, user.id, body.sha256))];
    const presented = await presentAll(
      user.id,
      known.map(([, row]) => row),
    );
    return { documents: known.map(([sha256], index) => ({ sha256, document: presented[index]! })) };
  });

  route(app, api.documents.useEverywhere, async ({ user, params }) =>
    present(await useEverywhere(deps, user, params.id)),
  );

  route(app, api.documents.remake, ({ user, body }) => remakeDocuments(deps, user, body));

  route(app, api.documents.undoRemake, ({ user, params }) => undoRemake(deps, user, params.id));

  route(app, api.documents.rename, async ({ user, params, body }) =>
    present(await renameDocument(deps, user.id, params.id, body.display_name)),
  );

  route(app, api.documents.answerWhose, async ({ user, params, body }) =>
    present(await answerWhose(deps, user, params.id, body)),
  );

  route(app, api.documents.removal, ({ user, params }) => weighRemoval(db, user.id, params.id));

  route(app, api.documents.remove, ({ user, params, query }) =>
    deleteDocument(deps, user.id, params.id, { takesBack: query.take_back }),
  );

  route(app, api.documents.download, ({ user, params, reply }) => downloadDocument(deps, user.id, params.id, reply));

  route(app, api.documents.facts, async ({ user, params }) => {
    const row = await requireDocument(db, user.id, params.id);
    return toFacts(row, await findResults(db, user.id, row.id));
  });

  route(
    app,
    api.documents.pageImage,
    ({ user, params, query, request, reply }) =>
      getPageImage(deps, user.id, { id: params.id, page: params.page, width: query.width }, request, reply),
    { media: 'image/webp' },
  );

  route(app, api.documents.fillableTemplates, async ({ user, params }) => {
    const row = await requireDocument(db, user.id, params.id);
    return { templates: await listFillableTemplates(deps, row) };
  });

  route(app, api.documents.filledByPapers, ({ user }) => listFilledByPapers(deps, user.id));
}
