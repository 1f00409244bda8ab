// Made from the page of the API; never edited. `UPDATE_GOLDEN=1` rewrites it.
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers; touches nothing else */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready only when database, queue and files answer (503 otherwise) */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where people sign in on this instance */
        get: operations["authProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token for the X-CSRF-Token header of unsafe requests */
        get: operations["authCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start signing in (PKCE, S256) */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the code for a session */
        post: operations["authCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the refresh token */
        post: operations["authRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["authMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session; always succeeds */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the account and everything in it */
        delete: operations["accountRemove"];
        options?: never;
        head?: never;
        /** Change the name */
        patch: operations["accountEditProfile"];
        trace?: never;
    };
    "/api/account/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Consent, use of AI, deletion of originals */
        put: operations["accountChangePrivacy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export everything as a ZIP that can be imported again */
        get: operations["accountExportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** multipart/form-data with `file`, an export, of which everything that this account lacks is added to it, and before it `owner` (`mine`: its owner is the same person, `another`: somebody else). Nothing that is here is changed; refused whole where a part of it is damaged. Who accepts `application/x-ndjson` as well is told how far it is line by line, then `{report}` or `{problem}` */
        post: operations["accountImportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        /** End every session, this one too */
        delete: operations["accountSignOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of scripts and browser extensions */
        get: operations["accountListKeys"];
        put?: never;
        /** Create a key for scripts; it is shown only in this response */
        post: operations["accountCreateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a key; it stops working at once */
        delete: operations["accountDeleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where events are sent, with the log */
        get: operations["webhooksList"];
        put?: never;
        /** Send events to a URL; the secret is shown only in this response */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["webhooksRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message once more, with the same id */
        post: operations["webhooksSendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All templates */
        get: operations["templatesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/field-schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of fields */
        get: operations["templatesFieldSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All collections, last changed first */
        get: operations["collectionsList"];
        put?: never;
        /** Create from a template or by hand */
        post: operations["collectionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One collection; ETag is its data_version */
        get: operations["collectionsGet"];
        /** Name, description, data or active state; honours If-Match */
        put: operations["collectionsUpdate"];
        post?: never;
        /** Delete permanently */
        delete: operations["collectionsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/sections/{sectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One section */
        get: operations["collectionsGetSection"];
        /** Save one section; with a stale If-Match 412, a stale _data_version 409, each with the present state; without either the fields sent win one by one */
        put: operations["collectionsSaveSection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Completion, missing and invalid fields */
        get: operations["collectionsValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of the documents its template expects are there, and why they leave something empty */
        get: operations["collectionsPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each value comes from, newest first for each path */
        get: operations["collectionsSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version with its changes, newest first */
        get: operations["collectionsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a field of the catalogue or one of your own */
        post: operations["collectionsAddField"];
        /** Delete a field that was added */
        delete: operations["collectionsRemoveField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the data of an earlier version back, as a new version */
        post: operations["collectionsRestoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/map-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill from everything already read: free by the rules; a model is asked on request, and costs credits */
        post: operations["collectionsMapFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/clarify-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a field asks for, and what the documents say about it; costs credits */
        post: operations["collectionsClarifyField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** multipart/form-data with `file` and optional `collection_id`, which alone may use it unless `only_for_collection` is "false"; reading starts by itself when credits suffice */
        post: operations["documentsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the sample documents, and a visa and a loan collection for them to fill */
        post: operations["documentsSamples"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a document; costs credits */
        post: operations["documentsProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/reprocess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read it again after an error */
        post: operations["documentsReprocess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/read-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read it again with the AI model, for its price; nothing is charged where the model does not answer */
        post: operations["documentsReadAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/read-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many were read without the AI model, and what reading them again costs */
        get: operations["documentsQuoteReadAgain"];
        put?: never;
        /** Read all again that were read without the AI model */
        post: operations["documentsReadAllAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it has been read */
        get: operations["documentsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/processing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps, results and times */
        get: operations["documentsProcessingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of documents, newest first */
        get: operations["documentsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of all documents, the most frequent first */
        get: operations["documentsListTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["documentsGet"];
        put?: never;
        post?: never;
        /** Delete; values that came from it stay, with their source marked as deleted, or go with `take_back` where nothing else supports them */
        delete: operations["documentsRemove"];
        options?: never;
        head?: never;
        /** Rename */
        patch: operations["documentsRename"];
        trace?: never;
    };
    "/api/documents/known": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of these files are here already, by their content */
        post: operations["documentsFindKnown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/use-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let every collection use a document that was uploaded for one alone */
        post: operations["documentsUseEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/remakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put documents in the place of others: the parts of one that was split, or the one that several were joined into. What they replace speaks, and is listed, until all of them are read; decisions about it hold for them */
        post: operations["documentsRemake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/undo-remake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the split or join that a document is part of: what was made is deleted, what it was made of is back */
        post: operations["documentsUndoRemake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/whose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whose it is, or leave that to the engine again; what it fills follows */
        put: operations["documentsAnswerWhose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many values only this document supports */
        get: operations["documentsRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original bytes */
        get: operations["documentsDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it says, with evidence */
        get: operations["documentsFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/pages/{page}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page as WebP, upright */
        get: operations["documentsPageImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/fillable-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which templates it would fill, and what of them beside the other papers */
        get: operations["documentsFillableTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/fillable-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which templates all documents together would fill, the fullest first */
        get: operations["documentsFilledByPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the person, over all documents and collections */
        get: operations["overviewGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview/expiring.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A calendar file (RFC 5545) of the days on which papers expire, each with a reminder */
        get: operations["overviewCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the account, its owner first; those that papers propose last */
        get: operations["peopleList"];
        put?: never;
        /** Add a person */
        post: operations["peopleCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person and what identifies them */
        get: operations["peopleGet"];
        put?: never;
        post?: never;
        /** Delete a person: their papers are set aside and their collections are for nobody; with `with_everything` both are deleted. The owner stays */
        delete: operations["peopleRemove"];
        options?: never;
        head?: never;
        /** Rename a person, or say who they are; a person whom papers propose is known from then on */
        patch: operations["peopleUpdate"];
        trace?: never;
    };
    "/api/people/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes with a person who is deleted */
        get: operations["peopleRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** These two are one: papers, collections and names of the one go to the other, which is the answer */
        post: operations["peopleMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forms whose filling was remembered, newest first */
        get: operations["savedFormsList"];
        put?: never;
        /** Remember how a form is filled: places and field names, no values. The same form is filled the same way next time. At most 50 */
        post: operations["savedFormsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember it as it is filled now */
        put: operations["savedFormsReplace"];
        post?: never;
        /** Forget how a form is filled */
        delete: operations["savedFormsForget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/fill-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Values for the controls of a web page, from words around them and their shape: which value belongs where, in the format of the page, with its source and how sure that is; what is not sure is `offered`, what the collection has no value for is `missing`. What stands in the controls is refused. Costs nothing and keeps nothing */
        post: operations["formsFillPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/fill-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** multipart/form-data with `file`, a PDF form with or without fields, a scan or a photo of one, and optionally `choices` (JSON: field name with path or text), `further` (JSON: more collections, `[{collection_id, person}]`, and who each is to the person of this one) and `make_fillable` (`true`: a form without fields comes back with them) and `settings` (JSON: `break_signature`: a signed form is filled although its signature is then no longer valid, `flat`: the filled form comes back without fields); answers the filled PDF and what was read back from it. Who accepts `application/x-ndjson` as well is told, of what takes longer than a second, `{done, total}` pages line by line, then `{report}` or `{problem}`. Costs nothing and keeps nothing */
        post: operations["formsFill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** multipart/form-data with `file`, a filled form; answers one of its pages as a picture. Keeps nothing */
        post: operations["formsPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extension/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code that connects one browser extension, once and within ten minutes; it replaces the one before */
        post: operations["extensionCreateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extension/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a code for a key that fills forms; asked by the extension itself, never by a web page */
        post: operations["extensionConnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extension/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the key of the extension that asks */
        delete: operations["extensionDisconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extension/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active collections by name, last changed first */
        get: operations["extensionApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/typed-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take what was typed into a page into empty fields; what stands there already stays */
        post: operations["extensionSaveTyped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/collection-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this document changed, by collection */
        get: operations["updatesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/collection-updates/{updateId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what was filled and take the new side of its open conflicts */
        post: operations["updatesApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/collection-updates/{updateId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put back what stood before, where the field still holds what this update wrote */
        post: operations["updatesRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/collection-updates/restore-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore every pending update of the document */
        post: operations["updatesRestoreAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/collection-updates/{updateId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide single fields, with the other parts of their `whole`; `reopen` takes a decision back. When all are decided the update is approved, or rejected when nothing was taken */
        post: operations["updatesResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credits left */
        get: operations["creditsBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/usage-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was used, newest first */
        get: operations["creditsUsageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/usage-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credits used a day, empty days included, oldest first */
        get: operations["creditsUsageChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/check-sufficient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the balance covers this many credits */
        get: operations["creditsCheckSufficient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of a run before it is started */
        get: operations["creditsQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The AI model that this instance may ask, if any, and where it is */
        get: operations["modelsInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/model-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of a document was sent to an AI model, newest first */
        get: operations["modelsDocumentCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collections/{id}/model-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to an AI model to fill or explain a collection, newest first */
        get: operations["modelsCollectionCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fields, values, documents and people in which every word is found, best first */
        get: operations["searchSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            message: string;
            instance: string;
            /** @enum {string} */
            code: "malformed_request" | "invalid_json" | "oauth_invalid_request" | "oauth_code_used" | "pairing_code_invalid" | "unauthenticated" | "session_expired" | "key_invalid" | "refresh_invalid" | "refresh_reuse" | "insufficient_credits" | "csrf_invalid" | "origin_not_allowed" | "account_disabled" | "consent_required" | "session_required" | "key_fills_only" | "web_page_refused" | "quota_exceeded" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "version_conflict" | "update_already_resolved" | "another_person" | "owner_stays" | "document_processing" | "document_not_reprocessable" | "document_remade" | "idempotency_in_progress" | "secret_told_once" | "precondition_failed" | "file_too_large" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "rate_limited" | "headers_too_large" | "internal_error" | "idp_unavailable" | "idp_timeout" | "shutting_down" | "database_unavailable" | "file_missing" | "files_unavailable" | "overloaded" | "storage_full";
            errors?: {
                path: string;
                code: string;
                message: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description Any JSON */
        DataValueInput: unknown;
        FieldDefinitionInput: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
            description: string;
            required: boolean;
            max_length?: number;
            regex?: string;
            options?: string[];
            validations?: ("after_1900" | "date_in_past" | "date_in_future")[];
            placeholder?: string;
            example?: string;
            atomic?: string;
            facts?: string[];
            synonyms?: string[];
            /** @enum {string} */
            person?: "applicant" | "spouse" | "parent" | "child" | "guardian" | "employer" | "school" | "landlord" | "host" | "sponsor" | "reference" | "co_applicant" | "company" | "agent" | "vehicle" | "other";
            identity?: string[];
            asked_when?: {
                field: string;
                is?: (string | boolean)[];
                is_not?: (string | boolean)[];
            }[];
            custom?: boolean;
            properties?: components["schemas"]["FieldDefinitionInput"][];
            items?: components["schemas"]["FieldDefinitionInput"][];
        };
        ProcessedFieldInput: {
            value: components["schemas"]["DataValueInput"];
            /** @enum {string} */
            type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
            label: string;
            description: string;
            required: boolean;
            validations?: ("after_1900" | "date_in_past" | "date_in_future")[];
            regex?: string;
            max_length?: number;
            options?: string[];
            placeholder?: string;
            example?: string;
            fieldPath: string;
            isStructural: boolean;
            inferred?: boolean;
            not_applicable?: boolean;
            custom?: boolean;
            properties?: {
                [key: string]: components["schemas"]["ProcessedFieldInput"];
            };
            items?: {
                _id: string;
                properties: {
                    [key: string]: components["schemas"]["ProcessedFieldInput"];
                };
            }[];
        };
        Collection: {
            /** Format: uuid */
            id: string;
            collection_name: string;
            collection_description: string | null;
            collection_type: string;
            person: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                initials: string;
            } | null;
            template_id: string | null;
            template: {
                template_name: string;
                template_type: string;
                template_color: string;
                required_sections: string[];
                optional_sections: string[];
            } | null;
            is_active: boolean;
            completion_percentage: number;
            has_data: boolean;
            data_version: number;
            last_updated_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            collection_data: {
                [key: string]: {
                    [key: string]: components["schemas"]["DataValue"];
                };
            };
            templated_data?: {
                [key: string]: {
                    [key: string]: components["schemas"]["ProcessedField"];
                };
            };
            sections: {
                name: string;
                label: string;
                description: string;
                required: boolean;
                /** @enum {string} */
                person?: "applicant" | "spouse" | "parent" | "child" | "guardian" | "employer" | "school" | "landlord" | "host" | "sponsor" | "reference" | "co_applicant" | "company" | "agent" | "vehicle" | "other";
                asked_when?: {
                    field: string;
                    is?: (string | boolean)[];
                    is_not?: (string | boolean)[];
                }[];
                fields: components["schemas"]["FieldDefinition"][];
            }[];
            dynamic_template: {
                template_name: string;
                template_type: string;
                template_color: string;
                required_sections: string[];
                optional_sections: string[];
            } | null;
            not_applicable: string[];
        };
        /** @description Any JSON */
        DataValue: unknown;
        Document: {
            /** Format: uuid */
            id: string;
            original_filename: string;
            display_name: string;
            file_size: number;
            mime_type: string;
            document_type: string | null;
            /** @enum {string} */
            processing_status: "pending" | "processing" | "completed" | "error";
            processing_step: ("categorization" | "extraction" | "parsing") | null;
            progress: {
                done: number;
                total: number;
            } | null;
            place_in_line: number | null;
            page_count: number | null;
            /** Format: date-time */
            uploaded_at: string;
            error_message: string | null;
            problems: {
                /** @enum {string} */
                code: "empty_file" | "unsupported_type" | "type_mismatch" | "encrypted_pdf" | "corrupt_file" | "no_pages" | "too_many_pages" | "too_large_image" | "no_text_found" | "page_unreadable" | "page_shortened" | "embedded_unreadable" | "not_text" | "processing_timeout" | "out_of_memory" | "insufficient_credits" | "reading_time_used" | "file_missing" | "internal";
                page?: number;
                message: string;
            }[];
            whose: {
                /** @enum {string} */
                status: "decided" | "corrected" | "asks" | "nobodys" | "set_aside";
                people: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    /** @enum {string} */
                    relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                    initials: string;
                }[];
                name_on_paper: string | null;
                sentence: string;
                filled: number;
                to_decide: number;
                choices: ("start_application" | "mine" | "set_aside")[];
            } | null;
            updates_to_review: number;
            only_in: {
                /** Format: uuid */
                id: string;
                collection_name: string;
            } | null;
            duplicate_of: string | null;
            other_side: {
                /** Format: uuid */
                id: string;
                display_name: string;
            } | null;
            made_from: {
                /** Format: uuid */
                id: string;
                display_name: string;
            }[];
            replaced_by: {
                /** Format: uuid */
                id: string;
                display_name: string;
            }[];
            has_original: boolean;
            can_read_again: boolean;
        };
        DocumentFacts: {
            document_type: string | null;
            facts: {
                name: string;
                label: string;
                value: string | {
                    [key: string]: string;
                }[];
                raw: string;
                /** @enum {string} */
                tier: "proved" | "read" | "inferred";
                confidence: number;
                alternatives: string[];
                person: string | null;
                caption: string | null;
                evidence: {
                    page: number;
                    readonly box?: [
                        number,
                        number,
                        number,
                        number
                    ];
                    readonly range?: [
                        number,
                        number
                    ];
                    quote: string;
                }[];
            }[];
            additional_fields: {
                label: string;
                value: string;
                confidence: number;
                evidence: {
                    page: number;
                    readonly box?: [
                        number,
                        number,
                        number,
                        number
                    ];
                    readonly range?: [
                        number,
                        number
                    ];
                    quote: string;
                }[];
            }[];
            people: {
                id: string;
                role: string;
                full_name: string;
            }[];
            pages: {
                number: number;
                width: number;
                height: number;
                source: string;
                text: string;
            }[];
        };
        FieldDefinition: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
            description: string;
            required: boolean;
            max_length?: number;
            regex?: string;
            options?: string[];
            validations?: ("after_1900" | "date_in_past" | "date_in_future")[];
            placeholder?: string;
            example?: string;
            atomic?: string;
            facts?: string[];
            synonyms?: string[];
            /** @enum {string} */
            person?: "applicant" | "spouse" | "parent" | "child" | "guardian" | "employer" | "school" | "landlord" | "host" | "sponsor" | "reference" | "co_applicant" | "company" | "agent" | "vehicle" | "other";
            identity?: string[];
            asked_when?: {
                field: string;
                is?: (string | boolean)[];
                is_not?: (string | boolean)[];
            }[];
            custom?: boolean;
            properties?: components["schemas"]["FieldDefinition"][];
            items?: components["schemas"]["FieldDefinition"][];
        };
        ProcessedField: {
            value: components["schemas"]["DataValue"];
            /** @enum {string} */
            type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
            label: string;
            description: string;
            required: boolean;
            validations?: ("after_1900" | "date_in_past" | "date_in_future")[];
            regex?: string;
            max_length?: number;
            options?: string[];
            placeholder?: string;
            example?: string;
            fieldPath: string;
            isStructural: boolean;
            inferred?: boolean;
            not_applicable?: boolean;
            custom?: boolean;
            properties?: {
                [key: string]: components["schemas"]["ProcessedField"];
            };
            items?: {
                _id: string;
                properties: {
                    [key: string]: components["schemas"]["ProcessedField"];
                };
            }[];
        };
        Template: {
            id: string;
            template_name: string;
            template_description: string;
            template_type: string;
            template_color: string;
            required_sections: string[];
            optional_sections: string[];
            required_fields: {
                [key: string]: {
                    [key: string]: components["schemas"]["FieldDefinition"];
                };
            };
            expected_documents: {
                /** @enum {string} */
                document_type: "passport" | "id_card" | "drivers_license" | "visa" | "residence_permit" | "marriage_certificate" | "pay_stub" | "bank_statement" | "tax_form_w2" | "tax_form_w9" | "tax_form_1099" | "tax_return" | "employment_letter" | "offer_letter" | "resume" | "transcript" | "diploma" | "language_test" | "recommendation_letter" | "lease" | "utility_bill" | "insurance_policy" | "vehicle_registration" | "invoice" | "receipt" | "certificate_of_incorporation" | "articles" | "ein_letter" | "application_form" | "letter" | "other";
                label: string;
                description: string;
                yields: string[];
            }[];
            sections: {
                name: string;
                label: string;
                description: string;
                required: boolean;
                /** @enum {string} */
                person?: "applicant" | "spouse" | "parent" | "child" | "guardian" | "employer" | "school" | "landlord" | "host" | "sponsor" | "reference" | "co_applicant" | "company" | "agent" | "vehicle" | "other";
                asked_when?: {
                    field: string;
                    is?: (string | boolean)[];
                    is_not?: (string | boolean)[];
                }[];
                fields: components["schemas"]["FieldDefinition"][];
            }[];
            modelled_on?: string[];
            rules?: ({
                /** @constant */
                check: "order";
                earlier: string;
                later: string;
                because: string;
                source?: string;
            } | {
                /** @constant */
                check: "outlasts";
                date: string;
                after: string;
                months: number;
                because: string;
                source?: string;
            } | {
                /** @constant */
                check: "recent";
                date: string;
                before: string;
                years: number;
                because: string;
                source?: string;
            } | {
                /** @constant */
                check: "no_gaps";
                from: string;
                until: string;
                years: number;
                because: string;
                source?: string;
            } | {
                /** @constant */
                check: "needs_earlier";
                lasts: string;
                years: number;
                earlier: string;
                because: string;
                source?: string;
            } | {
                /** @constant */
                check: "same_name";
                name: string;
                as: string[];
                because: string;
                source?: string;
            })[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "database": "ok",
                     *       "queue": "ok",
                     *       "files": "ok",
                     *       "page_model": "ok",
                     *       "word_vectors": "ok",
                     *       "sandbox": {
                     *         "network": "kernel",
                     *         "user": "own"
                     *       },
                     *       "warning": "Keller",
                     *       "reason": "Keller",
                     *       "version": "Keller"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "unavailable";
                        /** @enum {string} */
                        database: "ok" | "unavailable";
                        /** @enum {string} */
                        queue: "ok" | "unavailable";
                        /** @enum {string} */
                        files: "ok" | "unavailable";
                        /** @enum {string} */
                        page_model: "ok" | "unavailable";
                        /** @enum {string} */
                        word_vectors: "ok" | "unavailable";
                        sandbox: {
                            /** @enum {string} */
                            network: "kernel" | "node";
                            /** @enum {string} */
                            user: "own" | "shared";
                        };
                        warning: string | null;
                        reason: string | null;
                        version: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "google",
                     *       "name": "Surname"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "google" | "local" | "other";
                        name: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrf_token": "Keller"
                     *     }
                     */
                    "application/json": {
                        csrf_token: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code_challenge": "E9Melhoa2OwvFrEMTJguCM5pnSFRDyC7SX2iB0hbVJE",
                 *       "code_challenge_method": "S256"
                 *     }
                 */
                "application/json": {
                    code_challenge: string;
                    /** @enum {string} */
                    code_challenge_method: "S256";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authorization_url": "https://example.com/oneform"
                     *     }
                     */
                    "application/json": {
                        /** Format: uri */
                        authorization_url: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "Keller",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
                 *       "redirect_uri": "https://example.com/oneform",
                 *       "gdpr_consent": false,
                 *       "state": "Keller",
                 *       "iss": "Keller"
                 *     }
                 */
                "application/json": {
                    code: string;
                    code_verifier?: string;
                    /** Format: uri */
                    redirect_uri?: string;
                    gdpr_consent?: boolean;
                    state?: string;
                    iss?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "email": "Keller",
                     *         "full_name": "Maria Keller",
                     *         "subscription_status": "Keller",
                     *         "gdpr_consent": false,
                     *         "is_active": false,
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "ai_enabled": false,
                     *         "mask_identifiers": false,
                     *         "delete_originals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            subscription_status: string;
                            gdpr_consent: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string;
                            ai_enabled: boolean;
                            mask_identifiers: boolean;
                            delete_originals: boolean;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "email": "Keller",
                     *         "full_name": "Maria Keller",
                     *         "subscription_status": "Keller",
                     *         "gdpr_consent": false,
                     *         "is_active": false,
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "ai_enabled": false,
                     *         "mask_identifiers": false,
                     *         "delete_originals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            subscription_status: string;
                            gdpr_consent: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string;
                            ai_enabled: boolean;
                            mask_identifiers: boolean;
                            delete_originals: boolean;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "email": "Keller",
                     *         "full_name": "Maria Keller",
                     *         "subscription_status": "Keller",
                     *         "gdpr_consent": false,
                     *         "is_active": false,
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "ai_enabled": false,
                     *         "mask_identifiers": false,
                     *         "delete_originals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            subscription_status: string;
                            gdpr_consent: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string;
                            ai_enabled: boolean;
                            mask_identifiers: boolean;
                            delete_originals: boolean;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm_email": "Keller"
                 *     }
                 */
                "application/json": {
                    confirm_email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountEditProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Maria Keller"
                 *     }
                 */
                "application/json": {
                    full_name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "email": "Keller",
                     *         "full_name": "Maria Keller",
                     *         "subscription_status": "Keller",
                     *         "gdpr_consent": false,
                     *         "is_active": false,
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "ai_enabled": false,
                     *         "mask_identifiers": false,
                     *         "delete_originals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            subscription_status: string;
                            gdpr_consent: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string;
                            ai_enabled: boolean;
                            mask_identifiers: boolean;
                            delete_originals: boolean;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountChangePrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gdpr_consent": false,
                 *       "ai_enabled": false,
                 *       "mask_identifiers": false,
                 *       "delete_originals": false
                 *     }
                 */
                "application/json": {
                    gdpr_consent: boolean;
                    ai_enabled: boolean;
                    mask_identifiers?: boolean;
                    delete_originals: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "email": "Keller",
                     *         "full_name": "Maria Keller",
                     *         "subscription_status": "Keller",
                     *         "gdpr_consent": false,
                     *         "is_active": false,
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "ai_enabled": false,
                     *         "mask_identifiers": false,
                     *         "delete_originals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            subscription_status: string;
                            gdpr_consent: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string;
                            ai_enabled: boolean;
                            mask_identifiers: boolean;
                            delete_originals: boolean;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountExportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountImportData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    owner?: "mine" | "another";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "Keller",
                     *       "name": "Surname",
                     *       "rows": 1,
                     *       "files": 1,
                     *       "added": {
                     *         "collections": 1,
                     *         "documents": 1,
                     *         "saved_forms": 1
                     *       },
                     *       "present": {
                     *         "collections": 1,
                     *         "documents": 1,
                     *         "saved_forms": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        email: string;
                        name: string | null;
                        rows: number;
                        files: number;
                        added: {
                            collections: number;
                            documents: number;
                            saved_forms: number;
                        };
                        present: {
                            collections: number;
                            documents: number;
                            saved_forms: number;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "created_at": "2026-11-22T09:30:00.000Z",
                     *           "last_used_at": "2026-11-22T09:30:00.000Z",
                     *           "user_agent": "Keller",
                     *           "current": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string;
                            user_agent: string;
                            current: boolean;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountSignOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountListKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "kind": "script",
                     *           "name": "Surname",
                     *           "ending": "Keller",
                     *           "created_at": "2026-11-22T09:30:00.000Z",
                     *           "last_used_at": "2026-11-22T09:30:00.000Z",
                     *           "expires_at": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        keys: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "script" | "extension";
                            name: string;
                            ending: string;
                            /** Format: date-time */
                            created_at: string;
                            last_used_at: string | null;
                            expires_at: string | null;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountCreateKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surname",
                 *       "valid_days": 1
                 *     }
                 */
                "application/json": {
                    name: string;
                    valid_days: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "kind": "script",
                     *         "name": "Surname",
                     *         "ending": "Keller",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "last_used_at": "2026-11-22T09:30:00.000Z",
                     *         "expires_at": "2026-11-22T09:30:00.000Z"
                     *       },
                     *       "secret": "Keller"
                     *     }
                     */
                    "application/json": {
                        key: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "script" | "extension";
                            name: string;
                            ending: string;
                            /** Format: date-time */
                            created_at: string;
                            last_used_at: string | null;
                            expires_at: string | null;
                        };
                        secret: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountDeleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhooksList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "url": "Keller",
                     *           "events": [
                     *             "document.completed"
                     *           ],
                     *           "created_at": "2026-11-22T09:30:00.000Z",
                     *           "deliveries": [
                     *             {
                     *               "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "event": "document.completed",
                     *               "status": "waiting",
                     *               "tries": 1,
                     *               "answered": 1,
                     *               "problem": "Keller",
                     *               "created_at": "2026-11-22T09:30:00.000Z",
                     *               "last_try_at": "2026-11-22T09:30:00.000Z",
                     *               "next_try_at": "2026-11-22T09:30:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        webhooks: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring")[];
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                event: "document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring";
                                /** @enum {string} */
                                status: "waiting" | "delivered" | "failed";
                                tries: number;
                                answered: number | null;
                                problem: string | null;
                                /** Format: date-time */
                                created_at: string;
                                last_try_at: string | null;
                                next_try_at: string | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/oneform",
                 *       "events": [
                 *         "document.completed"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "url": "Keller",
                     *         "events": [
                     *           "document.completed"
                     *         ],
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "event": "document.completed",
                     *             "status": "waiting",
                     *             "tries": 1,
                     *             "answered": 1,
                     *             "problem": "Keller",
                     *             "created_at": "2026-11-22T09:30:00.000Z",
                     *             "last_try_at": "2026-11-22T09:30:00.000Z",
                     *             "next_try_at": "2026-11-22T09:30:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "secret": "Keller"
                     *     }
                     */
                    "application/json": {
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring")[];
                            /** Format: date-time */
                            created_at: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                event: "document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring";
                                /** @enum {string} */
                                status: "waiting" | "delivered" | "failed";
                                tries: number;
                                answered: number | null;
                                problem: string | null;
                                /** Format: date-time */
                                created_at: string;
                                last_try_at: string | null;
                                next_try_at: string | null;
                            }[];
                        };
                        secret: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhooksRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhooksSendAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "event": "document.completed",
                     *         "status": "waiting",
                     *         "tries": 1,
                     *         "answered": 1,
                     *         "problem": "Keller",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "last_try_at": "2026-11-22T09:30:00.000Z",
                     *         "next_try_at": "2026-11-22T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            event: "document.completed" | "document.failed" | "update.waiting" | "collection.complete" | "document.expiring";
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            tries: number;
                            answered: number | null;
                            problem: string | null;
                            /** Format: date-time */
                            created_at: string;
                            last_try_at: string | null;
                            next_try_at: string | null;
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    templatesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "Keller",
                     *         "template_name": "Keller",
                     *         "template_description": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ],
                     *         "required_fields": {},
                     *         "expected_documents": [
                     *           {
                     *             "document_type": "passport",
                     *             "label": "Surname",
                     *             "description": "Keller",
                     *             "yields": [
                     *               "Keller"
                     *             ]
                     *           }
                     *         ],
                     *         "sections": [
                     *           {
                     *             "name": "Surname",
                     *             "label": "Surname",
                     *             "description": "Keller",
                     *             "required": false,
                     *             "person": "applicant",
                     *             "asked_when": [
                     *               {
                     *                 "field": "surname"
                     *               }
                     *             ],
                     *             "fields": [
                     *               {
                     *                 "name": "Surname",
                     *                 "label": "Surname",
                     *                 "type": "string",
                     *                 "description": "Keller",
                     *                 "required": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "modelled_on": [
                     *           "Keller"
                     *         ],
                     *         "rules": [
                     *           {
                     *             "check": "order",
                     *             "earlier": "travel.arrival_date",
                     *             "later": "travel.departure_date",
                     *             "because": "Keller",
                     *             "source": "Keller"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Template"][];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    templatesFieldSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "atomic_fields": {},
                     *       "field_collections": {}
                     *     }
                     */
                    "application/json": {
                        atomic_fields: {
                            [key: string]: {
                                /** @enum {string} */
                                type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
                                label: string;
                                description: string;
                                required: boolean;
                                max_length?: number;
                                regex?: string;
                                options?: string[];
                                validations?: ("after_1900" | "date_in_past" | "date_in_future")[];
                                placeholder?: string;
                                example?: string;
                                facts: string[];
                                synonyms: string[];
                                topic?: string;
                                used_in?: string[];
                            };
                        };
                        field_collections: {
                            [key: string]: {
                                label: string;
                                description: string;
                                properties: components["schemas"]["FieldDefinition"][];
                                identity?: string[];
                            };
                        };
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsList: {
        parameters: {
            query?: {
                /** @example 1 */
                limit?: number;
                /** @example Keller */
                collection_type?: string;
                /** @example true */
                is_active?: "true" | "false";
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                person_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_name": "Schengen visa",
                     *           "collection_description": "For the trip in May",
                     *           "collection_type": "Keller",
                     *           "person": {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           },
                     *           "template_id": "schengen-visa",
                     *           "template": {
                     *             "template_name": "Keller",
                     *             "template_type": "Keller",
                     *             "template_color": "Keller",
                     *             "required_sections": [
                     *               "Keller"
                     *             ],
                     *             "optional_sections": [
                     *               "Keller"
                     *             ]
                     *           },
                     *           "is_active": false,
                     *           "completion_percentage": 1,
                     *           "has_data": false,
                     *           "data_version": 1,
                     *           "last_updated_by": "Keller",
                     *           "created_at": "2026-11-22T09:30:00.000Z",
                     *           "updated_at": "2026-11-22T09:30:00.000Z",
                     *           "to_decide": {
                     *             "count": 1,
                     *             "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                     *           }
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": {
                        collections: {
                            /** Format: uuid */
                            id: string;
                            collection_name: string;
                            collection_description: string | null;
                            collection_type: string;
                            person: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                                initials: string;
                            } | null;
                            template_id: string | null;
                            template: {
                                template_name: string;
                                template_type: string;
                                template_color: string;
                                required_sections: string[];
                                optional_sections: string[];
                            } | null;
                            is_active: boolean;
                            completion_percentage: number;
                            has_data: boolean;
                            data_version: number;
                            last_updated_by: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            to_decide: {
                                count: number;
                                /** Format: uuid */
                                document_id: string;
                            } | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "collection_name": "Schengen visa",
                 *       "collection_description": "For the trip in May",
                 *       "collection_type": "Keller",
                 *       "collection_data": {
                 *         "personal": {
                 *           "surname": "Keller",
                 *           "given_names": "Maria"
                 *         }
                 *       },
                 *       "template_id": "schengen-visa",
                 *       "person": "me"
                 *     }
                 */
                "application/json": {
                    collection_name: string;
                    collection_description?: string;
                    collection_type?: string;
                    collection_data?: {
                        [key: string]: {
                            [key: string]: components["schemas"]["DataValueInput"];
                        };
                    };
                    template_id?: string;
                    person?: "me" | "new" | string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsGet: {
        parameters: {
            query?: {
                /** @example true */
                templated?: "true" | "false";
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "collection_name": "Schengen visa",
                 *       "collection_description": "For the trip in May",
                 *       "collection_data": {
                 *         "personal": {
                 *           "surname": "Keller",
                 *           "given_names": "Maria"
                 *         }
                 *       },
                 *       "is_active": false,
                 *       "person": "me",
                 *       "data_version": 1
                 *     }
                 */
                "application/json": {
                    collection_name?: string;
                    collection_description?: string | null;
                    collection_data?: {
                        [key: string]: {
                            [key: string]: components["schemas"]["DataValueInput"];
                        };
                    };
                    is_active?: boolean;
                    person?: "me" | "new" | string;
                    data_version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsGetSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example personal */
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "section": "personal",
                     *       "data": {
                     *         "surname": "Keller"
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ],
                     *       "data_version": 1
                     *     }
                     */
                    "application/json": {
                        section: string;
                        data: {
                            [key: string]: components["schemas"]["DataValue"];
                        };
                        not_applicable: string[];
                        data_version: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsSaveSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example personal */
                sectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_not_applicable": [
                 *         "Keller"
                 *       ],
                 *       "_data_version": 1
                 *     }
                 */
                "application/json": {
                    _not_applicable?: string[];
                    _data_version?: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "completion_percentage": 1,
                     *       "is_complete": false,
                     *       "completed_fields": [
                     *         "Keller"
                     *       ],
                     *       "missing_fields": [
                     *         {
                     *           "path": "personal.surname",
                     *           "field": "surname",
                     *           "type": "string",
                     *           "label": "Surname",
                     *           "section": "personal"
                     *         }
                     *       ],
                     *       "invalid_fields": [
                     *         {
                     *           "path": "personal.surname",
                     *           "messages": [
                     *             "Keller"
                     *           ]
                     *         }
                     *       ],
                     *       "sections_status": {},
                     *       "findings": [
                     *         {
                     *           "check": "Keller",
                     *           "because": "Keller",
                     *           "detail": "Keller",
                     *           "source": "Keller",
                     *           "fields": [
                     *             {
                     *               "path": "personal.surname",
                     *               "label": "Surname"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        completion_percentage: number;
                        is_complete: boolean;
                        completed_fields: string[];
                        missing_fields: {
                            path: string;
                            field: string;
                            /** @enum {string} */
                            type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
                            label: string;
                            section: string;
                        }[];
                        invalid_fields: {
                            path: string;
                            messages: string[];
                        }[];
                        sections_status: {
                            [key: string]: {
                                completed: number;
                                total_required: number;
                                completion_percentage: number;
                            };
                        };
                        findings?: {
                            check: string;
                            because: string;
                            detail: string;
                            source?: string;
                            fields: {
                                path: string;
                                label: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "papers": [
                     *         {
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "document_name": "Payslip October.pdf",
                     *           "document_types": [
                     *             "Keller"
                     *           ],
                     *           "reason": "another_person"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        papers: {
                            /** Format: uuid */
                            document_id: string;
                            document_name: string;
                            document_types: string[];
                            reason: ("another_person" | "unsure_whose" | "unreadable" | "expired" | "older" | "to_decide" | "for_another_collection" | "not_read_yet") | null;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sources": [
                     *         {
                     *           "path": "personal.surname",
                     *           "kind": "typed",
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "document_name": "Payslip October.pdf",
                     *           "document_type": "Keller",
                     *           "tier": "proved",
                     *           "confidence": 1,
                     *           "evidence": [
                     *             {
                     *               "page": 1,
                     *               "box": [
                     *                 0.1,
                     *                 0.2,
                     *                 0.4,
                     *                 0.23
                     *               ],
                     *               "range": [
                     *                 1,
                     *                 1
                     *               ],
                     *               "quote": "Surname Keller"
                     *             }
                     *           ],
                     *           "value": "Keller",
                     *           "supports": false,
                     *           "by": "Keller",
                     *           "at": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        sources: {
                            path: string;
                            /** @enum {string} */
                            kind: "typed" | "document";
                            document_id: string | null;
                            document_name: string | null;
                            document_type: string | null;
                            tier: ("proved" | "read" | "inferred") | null;
                            confidence: number | null;
                            evidence: {
                                page: number;
                                readonly box?: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                readonly range?: [
                                    number,
                                    number
                                ];
                                quote: string;
                            }[];
                            value: string;
                            supports: boolean;
                            by: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsVersions: {
        parameters: {
            query?: {
                /** @example 1 */
                before?: number;
                /** @example 30 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         {
                     *           "data_version": 1,
                     *           "at": "2026-11-22T09:30:00.000Z",
                     *           "author_kind": "user",
                     *           "author": "Keller",
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "summary": "Keller",
                     *           "changes": [
                     *             {
                     *               "path": "personal.surname",
                     *               "label": "Surname",
                     *               "before": "Keller",
                     *               "after": "Keller"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        versions: {
                            data_version: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            author_kind: "user" | "document";
                            author: string;
                            document_id: string | null;
                            summary: string;
                            changes: {
                                path: string;
                                label: string;
                                before: components["schemas"]["DataValue"];
                                after: components["schemas"]["DataValue"];
                            }[];
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsAddField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "personal",
                 *       "parent": "Keller",
                 *       "field": {
                 *         "atomic": "Keller"
                 *       }
                 *     }
                 */
                "application/json": {
                    section: string;
                    parent?: string;
                    field: {
                        atomic: string;
                    } | {
                        name: string;
                        /** @enum {string} */
                        type: "string" | "email" | "url" | "text" | "number" | "date" | "formatted_date" | "boolean" | "select" | "array" | "object";
                        long?: boolean;
                        options?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsRemoveField: {
        parameters: {
            query: {
                /** @example personal.surname */
                path: string;
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsRestoreVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 1 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "collection_name": "Schengen visa",
                     *       "collection_description": "For the trip in May",
                     *       "collection_type": "Keller",
                     *       "person": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "name": "Surname",
                     *         "relation": "me",
                     *         "initials": "Keller"
                     *       },
                     *       "template_id": "schengen-visa",
                     *       "template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "is_active": false,
                     *       "completion_percentage": 1,
                     *       "has_data": false,
                     *       "data_version": 1,
                     *       "last_updated_by": "Keller",
                     *       "created_at": "2026-11-22T09:30:00.000Z",
                     *       "updated_at": "2026-11-22T09:30:00.000Z",
                     *       "collection_data": {
                     *         "personal": {
                     *           "surname": "Keller",
                     *           "given_names": "Maria"
                     *         }
                     *       },
                     *       "templated_data": {},
                     *       "sections": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "description": "Keller",
                     *           "required": false,
                     *           "person": "applicant",
                     *           "asked_when": [
                     *             {
                     *               "field": "surname",
                     *               "is": [
                     *                 "Keller"
                     *               ],
                     *               "is_not": [
                     *                 "Keller"
                     *               ]
                     *             }
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Surname",
                     *               "label": "Surname",
                     *               "type": "string",
                     *               "description": "Keller",
                     *               "required": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "dynamic_template": {
                     *         "template_name": "Keller",
                     *         "template_type": "Keller",
                     *         "template_color": "Keller",
                     *         "required_sections": [
                     *           "Keller"
                     *         ],
                     *         "optional_sections": [
                     *           "Keller"
                     *         ]
                     *       },
                     *       "not_applicable": [
                     *         "Keller"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsMapFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "personal",
                 *       "ask_model": false
                 *     }
                 */
                "application/json": {
                    section?: string;
                    /** @default false */
                    ask_model?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "update_ids": [
                     *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                     *       ],
                     *       "filled": 1,
                     *       "suggested": 1,
                     *       "conflicts": 1,
                     *       "credits": 1,
                     *       "model": {
                     *         "provider": "anthropic",
                     *         "name": "Surname",
                     *         "host": "Keller",
                     *         "answered": false,
                     *         "notice": "Keller"
                     *       },
                     *       "offer": {
                     *         "credits": 1,
                     *         "fields": 1,
                     *         "papers": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        update_ids: string[];
                        filled: number;
                        suggested: number;
                        conflicts: number;
                        credits: number;
                        model: {
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            name: string;
                            host: string;
                            answered: boolean;
                            notice: string | null;
                        } | null;
                        offer: {
                            credits: number;
                            fields: number;
                            papers: number;
                        } | null;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    collectionsClarifyField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paths": [
                 *         "personal.surname"
                 *       ]
                 *     }
                 */
                "application/json": {
                    paths: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fields": [
                     *         {
                     *           "path": "personal.surname",
                     *           "label": "Surname",
                     *           "explanation": "Keller",
                     *           "example": "Keller",
                     *           "where_to_find": [
                     *             "Keller"
                     *           ],
                     *           "candidates": [
                     *             {
                     *               "value": "Keller",
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "document_name": "Payslip October.pdf",
                     *               "fact": "Keller",
                     *               "tier": "Keller",
                     *               "confidence": 1,
                     *               "quote": "Surname Keller",
                     *               "page": 1
                     *             }
                     *           ],
                     *           "by_model": false,
                     *           "credits": 1
                     *         }
                     *       ],
                     *       "credits": 1,
                     *       "model": {
                     *         "provider": "anthropic",
                     *         "name": "Surname",
                     *         "host": "Keller",
                     *         "answered": false,
                     *         "notice": "Keller"
                     *       }
                     *     }
                     */
                    "application/json": {
                        fields: {
                            path: string;
                            label: string;
                            explanation: string;
                            example: string | null;
                            where_to_find: string[];
                            candidates: {
                                value: string;
                                /** Format: uuid */
                                document_id: string;
                                document_name: string;
                                fact: string;
                                tier: string;
                                confidence: number;
                                quote: string;
                                page: number;
                            }[];
                            by_model: boolean;
                            credits: number;
                        }[];
                        credits: number;
                        model: {
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            name: string;
                            host: string;
                            answered: boolean;
                            notice: string | null;
                        } | null;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** Format: uuid */
                    collection_id?: string;
                    /** @enum {string} */
                    only_for_collection?: "true" | "false";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "processing_status": "pending",
                     *       "insufficient_credits": false
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        duplicate_of: string | null;
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        insufficient_credits: boolean;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsSamples: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_ids": [
                     *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                     *       ],
                     *       "collection_ids": [
                     *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        document_ids: string[];
                        collection_ids: string[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsProcess: {
        parameters: {
            query?: {
                /** @example true */
                extract_people?: "true" | "false";
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                target_collection_id?: string;
            };
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processing_status": "pending",
                     *       "credits": 1
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        credits: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsReprocess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processing_status": "pending",
                     *       "credits": 1
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        credits: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsReadAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processing_status": "pending",
                     *       "credits": 1
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        credits: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsQuoteReadAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 1,
                     *       "balance": 1,
                     *       "sufficient": false,
                     *       "reason": "Keller",
                     *       "documents": 1
                     *     }
                     */
                    "application/json": {
                        credits: number;
                        balance: number;
                        sufficient: boolean;
                        reason: string;
                        documents: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsReadAllAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": 1,
                     *       "credits": 1
                     *     }
                     */
                    "application/json": {
                        documents: number;
                        credits: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processing_status": "pending",
                     *       "error_message": "Keller"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        error_message: string | null;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsProcessingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processing_status": "pending",
                     *       "current_step": "categorization",
                     *       "steps": {
                     *         "categorization": {
                     *           "completed": false,
                     *           "completed_at": "2026-11-22T09:30:00.000Z",
                     *           "document_type": "Keller"
                     *         },
                     *         "extraction": {
                     *           "completed": false,
                     *           "completed_at": "2026-11-22T09:30:00.000Z",
                     *           "result_summary": {
                     *             "display_name": "Payslip October.pdf",
                     *             "structured_data_keys": [
                     *               "Keller"
                     *             ],
                     *             "additional_fields_count": 1
                     *           }
                     *         },
                     *         "parsing": {
                     *           "completed": false,
                     *           "completed_at": "2026-11-22T09:30:00.000Z",
                     *           "result_summary": {
                     *             "collections_updated": 1,
                     *             "conflicts_detected": 1,
                     *             "unknown_fields": 1
                     *           }
                     *         }
                     *       },
                     *       "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *       "processing_started_at": "2026-11-22T09:30:00.000Z",
                     *       "processing_completed_at": "2026-11-22T09:30:00.000Z",
                     *       "error_message": "Keller",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "credits": 1,
                     *       "credits_held": 1,
                     *       "engine": "Keller",
                     *       "model": {
                     *         "provider": "anthropic",
                     *         "name": "Surname",
                     *         "host": "Keller",
                     *         "answered": false,
                     *         "notice": "Keller"
                     *       },
                     *       "machine_readings": [
                     *         {
                     *           "kind": "driving_licence",
                     *           "label": "Surname",
                     *           "page": 1,
                     *           "proved": false,
                     *           "facts": [
                     *             {
                     *               "label": "Surname",
                     *               "value": "Keller"
                     *             }
                     *           ],
                     *           "text": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        processing_status: "pending" | "processing" | "completed" | "error";
                        current_step: ("categorization" | "extraction" | "parsing") | null;
                        steps: {
                            categorization: {
                                completed: boolean;
                                completed_at: string | null;
                                document_type: string | null;
                            };
                            extraction: {
                                completed: boolean;
                                completed_at: string | null;
                                result_summary: {
                                    display_name: string;
                                    structured_data_keys: string[];
                                    additional_fields_count: number;
                                } | null;
                            };
                            parsing: {
                                completed: boolean;
                                completed_at: string | null;
                                result_summary: {
                                    collections_updated: number;
                                    conflicts_detected: number;
                                    unknown_fields: number;
                                } | null;
                            };
                        };
                        /** Format: date-time */
                        uploaded_at: string;
                        processing_started_at: string | null;
                        processing_completed_at: string | null;
                        error_message: string | null;
                        progress: {
                            done: number;
                            total: number;
                        } | null;
                        credits: number;
                        credits_held: number;
                        engine: string | null;
                        model: {
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            name: string;
                            host: string;
                            answered: boolean;
                            notice: string | null;
                        } | null;
                        machine_readings: {
                            /** @enum {string} */
                            kind: "driving_licence" | "mobile_licence" | "travel_document_seal" | "french_seal" | "health_certificate" | "boarding_pass" | "vehicle_registration" | "swiss_bill" | "payment" | "contact_card" | "e_invoice" | "form_data" | "attached_data" | "document_information" | "signature" | "web_address" | "text";
                            label: string;
                            page: number | null;
                            proved: boolean;
                            facts: {
                                label: string;
                                value: string;
                            }[];
                            text: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                page_size?: number;
                /** @example pending */
                processing_status?: "pending" | "processing" | "completed" | "error";
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                person_id?: string;
                /** @example Keller */
                document_type?: string;
                /** @example true */
                to_decide?: "true" | "false";
                /** @example Keller */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "original_filename": "payslip-october.pdf",
                     *           "display_name": "Payslip October.pdf",
                     *           "file_size": 1,
                     *           "mime_type": "Keller",
                     *           "document_type": "Keller",
                     *           "processing_status": "pending",
                     *           "processing_step": "categorization",
                     *           "progress": {
                     *             "done": 1,
                     *             "total": 1
                     *           },
                     *           "place_in_line": 1,
                     *           "page_count": 1,
                     *           "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *           "error_message": "Keller",
                     *           "problems": [
                     *             {
                     *               "code": "empty_file",
                     *               "page": 1,
                     *               "message": "Keller"
                     *             }
                     *           ],
                     *           "whose": {
                     *             "status": "decided",
                     *             "people": [
                     *               {
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname",
                     *                 "relation": "me",
                     *                 "initials": "Keller"
                     *               }
                     *             ],
                     *             "name_on_paper": "Keller",
                     *             "sentence": "Keller",
                     *             "filled": 1,
                     *             "to_decide": 1,
                     *             "choices": [
                     *               "start_application"
                     *             ]
                     *           },
                     *           "updates_to_review": 1,
                     *           "only_in": {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "collection_name": "Schengen visa"
                     *           },
                     *           "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "other_side": {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "display_name": "Payslip October.pdf"
                     *           },
                     *           "made_from": [
                     *             {
                     *               "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "display_name": "Payslip October.pdf"
                     *             }
                     *           ],
                     *           "replaced_by": [
                     *             {
                     *               "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "display_name": "Payslip October.pdf"
                     *             }
                     *           ],
                     *           "has_original": false,
                     *           "can_read_again": false
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "total_pages": 1,
                     *       "page": 1
                     *     }
                     */
                    "application/json": {
                        documents: components["schemas"]["Document"][];
                        total: number;
                        total_pages: number;
                        page: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsListTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "types": [
                     *         {
                     *           "document_type": "Keller",
                     *           "documents": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        types: {
                            document_type: string;
                            documents: number;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "original_filename": "payslip-october.pdf",
                     *       "display_name": "Payslip October.pdf",
                     *       "file_size": 1,
                     *       "mime_type": "Keller",
                     *       "document_type": "Keller",
                     *       "processing_status": "pending",
                     *       "processing_step": "categorization",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "place_in_line": 1,
                     *       "page_count": 1,
                     *       "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *       "error_message": "Keller",
                     *       "problems": [
                     *         {
                     *           "code": "empty_file",
                     *           "page": 1,
                     *           "message": "Keller"
                     *         }
                     *       ],
                     *       "whose": {
                     *         "status": "decided",
                     *         "people": [
                     *           {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           }
                     *         ],
                     *         "name_on_paper": "Keller",
                     *         "sentence": "Keller",
                     *         "filled": 1,
                     *         "to_decide": 1,
                     *         "choices": [
                     *           "start_application"
                     *         ]
                     *       },
                     *       "updates_to_review": 1,
                     *       "only_in": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa"
                     *       },
                     *       "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "other_side": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "display_name": "Payslip October.pdf"
                     *       },
                     *       "made_from": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "replaced_by": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "has_original": false,
                     *       "can_read_again": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsRemove: {
        parameters: {
            query?: {
                /** @example true */
                take_back?: "true" | "false";
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Payslip October.pdf"
                 *     }
                 */
                "application/json": {
                    display_name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "original_filename": "payslip-october.pdf",
                     *       "display_name": "Payslip October.pdf",
                     *       "file_size": 1,
                     *       "mime_type": "Keller",
                     *       "document_type": "Keller",
                     *       "processing_status": "pending",
                     *       "processing_step": "categorization",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "place_in_line": 1,
                     *       "page_count": 1,
                     *       "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *       "error_message": "Keller",
                     *       "problems": [
                     *         {
                     *           "code": "empty_file",
                     *           "page": 1,
                     *           "message": "Keller"
                     *         }
                     *       ],
                     *       "whose": {
                     *         "status": "decided",
                     *         "people": [
                     *           {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           }
                     *         ],
                     *         "name_on_paper": "Keller",
                     *         "sentence": "Keller",
                     *         "filled": 1,
                     *         "to_decide": 1,
                     *         "choices": [
                     *           "start_application"
                     *         ]
                     *       },
                     *       "updates_to_review": 1,
                     *       "only_in": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa"
                     *       },
                     *       "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "other_side": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "display_name": "Payslip October.pdf"
                     *       },
                     *       "made_from": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "replaced_by": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "has_original": false,
                     *       "can_read_again": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsFindKnown: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sha256": [
                 *         "Keller"
                 *       ]
                 *     }
                 */
                "application/json": {
                    sha256: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "sha256": "Keller",
                     *           "document": {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "original_filename": "payslip-october.pdf",
                     *             "display_name": "Payslip October.pdf",
                     *             "file_size": 1,
                     *             "mime_type": "Keller",
                     *             "document_type": "Keller",
                     *             "processing_status": "pending",
                     *             "processing_step": "categorization",
                     *             "progress": {
                     *               "done": 1,
                     *               "total": 1
                     *             },
                     *             "place_in_line": 1,
                     *             "page_count": 1,
                     *             "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *             "error_message": "Keller",
                     *             "problems": [
                     *               {
                     *                 "code": "empty_file",
                     *                 "message": "Keller"
                     *               }
                     *             ],
                     *             "whose": {
                     *               "status": "decided",
                     *               "people": [],
                     *               "name_on_paper": "Keller",
                     *               "sentence": "Keller",
                     *               "filled": 1,
                     *               "to_decide": 1,
                     *               "choices": []
                     *             },
                     *             "updates_to_review": 1,
                     *             "only_in": {
                     *               "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "collection_name": "Schengen visa"
                     *             },
                     *             "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "other_side": {
                     *               "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "display_name": "Payslip October.pdf"
                     *             },
                     *             "made_from": [
                     *               {
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "display_name": "Payslip October.pdf"
                     *               }
                     *             ],
                     *             "replaced_by": [
                     *               {
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "display_name": "Payslip October.pdf"
                     *               }
                     *             ],
                     *             "has_original": false,
                     *             "can_read_again": false
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        documents: {
                            sha256: string;
                            document: components["schemas"]["Document"];
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsUseEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "original_filename": "payslip-october.pdf",
                     *       "display_name": "Payslip October.pdf",
                     *       "file_size": 1,
                     *       "mime_type": "Keller",
                     *       "document_type": "Keller",
                     *       "processing_status": "pending",
                     *       "processing_step": "categorization",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "place_in_line": 1,
                     *       "page_count": 1,
                     *       "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *       "error_message": "Keller",
                     *       "problems": [
                     *         {
                     *           "code": "empty_file",
                     *           "page": 1,
                     *           "message": "Keller"
                     *         }
                     *       ],
                     *       "whose": {
                     *         "status": "decided",
                     *         "people": [
                     *           {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           }
                     *         ],
                     *         "name_on_paper": "Keller",
                     *         "sentence": "Keller",
                     *         "filled": 1,
                     *         "to_decide": 1,
                     *         "choices": [
                     *           "start_application"
                     *         ]
                     *       },
                     *       "updates_to_review": 1,
                     *       "only_in": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa"
                     *       },
                     *       "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "other_side": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "display_name": "Payslip October.pdf"
                     *       },
                     *       "made_from": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "replaced_by": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "has_original": false,
                     *       "can_read_again": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsRemake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replaces": [
                 *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                 *       ],
                 *       "made": [
                 *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a11",
                 *         "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a12"
                 *       ]
                 *     }
                 */
                "application/json": {
                    replaces: string[];
                    made: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsUndoRemake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsAnswerWhose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "mine"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    answer: "mine";
                } | {
                    /** @enum {string} */
                    answer: "people";
                    person_ids: string[];
                } | {
                    /** @enum {string} */
                    answer: "new_person";
                    name?: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    relation?: "spouse" | "child" | "parent" | "other" | "company";
                } | {
                    /** @enum {string} */
                    answer: "nobodys" | "set_aside" | "restore";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "original_filename": "payslip-october.pdf",
                     *       "display_name": "Payslip October.pdf",
                     *       "file_size": 1,
                     *       "mime_type": "Keller",
                     *       "document_type": "Keller",
                     *       "processing_status": "pending",
                     *       "processing_step": "categorization",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "place_in_line": 1,
                     *       "page_count": 1,
                     *       "uploaded_at": "2026-11-22T09:30:00.000Z",
                     *       "error_message": "Keller",
                     *       "problems": [
                     *         {
                     *           "code": "empty_file",
                     *           "page": 1,
                     *           "message": "Keller"
                     *         }
                     *       ],
                     *       "whose": {
                     *         "status": "decided",
                     *         "people": [
                     *           {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           }
                     *         ],
                     *         "name_on_paper": "Keller",
                     *         "sentence": "Keller",
                     *         "filled": 1,
                     *         "to_decide": 1,
                     *         "choices": [
                     *           "start_application"
                     *         ]
                     *       },
                     *       "updates_to_review": 1,
                     *       "only_in": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa"
                     *       },
                     *       "duplicate_of": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "other_side": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "display_name": "Payslip October.pdf"
                     *       },
                     *       "made_from": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "replaced_by": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf"
                     *         }
                     *       ],
                     *       "has_original": false,
                     *       "can_read_again": false
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": 1,
                     *       "collections": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_name": "Schengen visa",
                     *           "values": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        values: number;
                        collections: {
                            /** Format: uuid */
                            id: string;
                            collection_name: string;
                            values: number;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_type": "Keller",
                     *       "facts": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "value": "Keller",
                     *           "raw": "Keller",
                     *           "tier": "proved",
                     *           "confidence": 1,
                     *           "alternatives": [
                     *             "Keller"
                     *           ],
                     *           "person": "Keller",
                     *           "caption": "Keller",
                     *           "evidence": [
                     *             {
                     *               "page": 1,
                     *               "box": [
                     *                 0.1,
                     *                 0.2,
                     *                 0.4,
                     *                 0.23
                     *               ],
                     *               "range": [
                     *                 1,
                     *                 1
                     *               ],
                     *               "quote": "Surname Keller"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "additional_fields": [
                     *         {
                     *           "label": "Surname",
                     *           "value": "Keller",
                     *           "confidence": 1,
                     *           "evidence": [
                     *             {
                     *               "page": 1,
                     *               "box": [
                     *                 0.1,
                     *                 0.2,
                     *                 0.4,
                     *                 0.23
                     *               ],
                     *               "range": [
                     *                 1,
                     *                 1
                     *               ],
                     *               "quote": "Surname Keller"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "id": "Keller",
                     *           "role": "Keller",
                     *           "full_name": "Maria Keller"
                     *         }
                     *       ],
                     *       "pages": [
                     *         {
                     *           "number": 1,
                     *           "width": 1,
                     *           "height": 1,
                     *           "source": "Keller",
                     *           "text": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentFacts"];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsPageImage: {
        parameters: {
            query?: {
                /** @example 1200 */
                width?: number;
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsFillableTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "template_id": "schengen-visa",
                     *           "template_name": "Keller",
                     *           "template_color": "Keller",
                     *           "fields": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        templates: {
                            template_id: string;
                            template_name: string;
                            template_color: string;
                            fields: number;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    documentsFilledByPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "template_id": "schengen-visa",
                     *           "template_name": "Keller",
                     *           "template_color": "Keller",
                     *           "fields": 1,
                     *           "documents": [
                     *             {
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "fields": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "documents": 1
                     *     }
                     */
                    "application/json": {
                        templates: {
                            template_id: string;
                            template_name: string;
                            template_color: string;
                            fields: number;
                            documents: {
                                /** Format: uuid */
                                document_id: string;
                                fields: number;
                            }[];
                        }[];
                        documents: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    overviewGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": [
                     *         {
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf",
                     *           "decisions": 1
                     *         }
                     *       ],
                     *       "wanted_paper": {
                     *         "document_type": "Keller",
                     *         "label": "Surname",
                     *         "fields": 1,
                     *         "collections": 1
                     *       },
                     *       "expiring": [
                     *         {
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf",
                     *           "document_type": "Keller",
                     *           "expires_on": "Keller"
                     *         }
                     *       ],
                     *       "too_early": [
                     *         {
                     *           "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_name": "Schengen visa",
                     *           "path": "personal.surname",
                     *           "label": "Surname",
                     *           "expires_on": "Keller",
                     *           "needed_until": "Keller",
                     *           "because": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        waiting: {
                            /** Format: uuid */
                            document_id: string;
                            display_name: string;
                            decisions: number;
                        }[];
                        wanted_paper: {
                            document_type: string;
                            label: string;
                            fields: number;
                            collections: number;
                        } | null;
                        expiring: {
                            /** Format: uuid */
                            document_id: string;
                            display_name: string;
                            document_type: string | null;
                            expires_on: string;
                        }[];
                        too_early: {
                            /** Format: uuid */
                            collection_id: string;
                            collection_name: string;
                            path: string;
                            label: string;
                            expires_on: string;
                            needed_until: string;
                            because: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    overviewCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "people": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "name": "Surname",
                     *           "relation": "me",
                     *           "initials": "Keller",
                     *           "is_proposed": false,
                     *           "identification": {
                     *             "names": [
                     *               {
                     *                 "fact": "Keller",
                     *                 "label": "Surname",
                     *                 "value": "Keller",
                     *                 "sources": []
                     *               }
                     *             ],
                     *             "birth_dates": [
                     *               {
                     *                 "fact": "Keller",
                     *                 "label": "Surname",
                     *                 "value": "Keller",
                     *                 "sources": []
                     *               }
                     *             ],
                     *             "numbers": [
                     *               {
                     *                 "fact": "Keller",
                     *                 "label": "Surname",
                     *                 "value": "Keller",
                     *                 "sources": []
                     *               }
                     *             ],
                     *             "contacts": [
                     *               {
                     *                 "fact": "Keller",
                     *                 "label": "Surname",
                     *                 "value": "Keller",
                     *                 "sources": []
                     *               }
                     *             ]
                     *           },
                     *           "documents": 1,
                     *           "collections": 1,
                     *           "created_at": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        people: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                            initials: string;
                            is_proposed: boolean;
                            identification: {
                                names: {
                                    fact: string;
                                    label: string;
                                    value: string;
                                    sources: {
                                        /** @enum {string} */
                                        kind: "account" | "typed" | "document" | "collection";
                                        id: string | null;
                                        name: string;
                                    }[];
                                }[];
                                birth_dates: {
                                    fact: string;
                                    label: string;
                                    value: string;
                                    sources: {
                                        /** @enum {string} */
                                        kind: "account" | "typed" | "document" | "collection";
                                        id: string | null;
                                        name: string;
                                    }[];
                                }[];
                                numbers: {
                                    fact: string;
                                    label: string;
                                    value: string;
                                    sources: {
                                        /** @enum {string} */
                                        kind: "account" | "typed" | "document" | "collection";
                                        id: string | null;
                                        name: string;
                                    }[];
                                }[];
                                contacts: {
                                    fact: string;
                                    label: string;
                                    value: string;
                                    sources: {
                                        /** @enum {string} */
                                        kind: "account" | "typed" | "document" | "collection";
                                        id: string | null;
                                        name: string;
                                    }[];
                                }[];
                            };
                            documents: number;
                            collections: number;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surname",
                 *       "relation": "other",
                 *       "date_of_birth": "2026-11-22"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    relation?: "spouse" | "child" | "parent" | "other" | "company";
                    /** Format: date */
                    date_of_birth?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "relation": "me",
                     *       "initials": "Keller",
                     *       "is_proposed": false,
                     *       "identification": {
                     *         "names": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "birth_dates": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "numbers": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "contacts": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "documents": 1,
                     *       "collections": 1,
                     *       "created_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                        initials: string;
                        is_proposed: boolean;
                        identification: {
                            names: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            birth_dates: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            numbers: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            contacts: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                        };
                        documents: number;
                        collections: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "relation": "me",
                     *       "initials": "Keller",
                     *       "is_proposed": false,
                     *       "identification": {
                     *         "names": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "birth_dates": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "numbers": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "contacts": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "documents": 1,
                     *       "collections": 1,
                     *       "created_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                        initials: string;
                        is_proposed: boolean;
                        identification: {
                            names: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            birth_dates: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            numbers: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            contacts: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                        };
                        documents: number;
                        collections: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleRemove: {
        parameters: {
            query?: {
                /** @example true */
                with_everything?: "true" | "false";
            };
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surname",
                 *       "relation": "spouse"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    relation?: "spouse" | "child" | "parent" | "other" | "company";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "relation": "me",
                     *       "initials": "Keller",
                     *       "is_proposed": false,
                     *       "identification": {
                     *         "names": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "birth_dates": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "numbers": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "contacts": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "documents": 1,
                     *       "collections": 1,
                     *       "created_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                        initials: string;
                        is_proposed: boolean;
                        identification: {
                            names: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            birth_dates: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            numbers: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            contacts: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                        };
                        documents: number;
                        collections: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": 1,
                     *       "collections": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_name": "Schengen visa"
                     *         }
                     *       ],
                     *       "values": 1
                     *     }
                     */
                    "application/json": {
                        documents: number;
                        collections: {
                            /** Format: uuid */
                            id: string;
                            collection_name: string;
                        }[];
                        values: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    peopleMerge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    into: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "relation": "me",
                     *       "initials": "Keller",
                     *       "is_proposed": false,
                     *       "identification": {
                     *         "names": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "birth_dates": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "numbers": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "contacts": [
                     *           {
                     *             "fact": "Keller",
                     *             "label": "Surname",
                     *             "value": "Keller",
                     *             "sources": [
                     *               {
                     *                 "kind": "account",
                     *                 "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *                 "name": "Surname"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "documents": 1,
                     *       "collections": 1,
                     *       "created_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                        initials: string;
                        is_proposed: boolean;
                        identification: {
                            names: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            birth_dates: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            numbers: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                            contacts: {
                                fact: string;
                                label: string;
                                value: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "account" | "typed" | "document" | "collection";
                                    id: string | null;
                                    name: string;
                                }[];
                            }[];
                        };
                        documents: number;
                        collections: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savedFormsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forms": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "name": "Surname",
                     *           "places": 1,
                     *           "updated_at": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        forms: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            places: number;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savedFormsSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surname",
                 *       "print": "Keller",
                 *       "places": [
                 *         {
                 *           "page": 1,
                 *           "box": [
                 *             0.1,
                 *             0.2,
                 *             0.4,
                 *             0.23
                 *           ],
                 *           "asks": "Keller",
                 *           "path": "personal.surname",
                 *           "moved_to": [
                 *             1,
                 *             1,
                 *             1,
                 *             1
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    print: string;
                    places: {
                        page: number;
                        readonly box: [
                            number,
                            number,
                            number,
                            number
                        ];
                        asks: string;
                        path?: string | null;
                        readonly moved_to?: [
                            number,
                            number,
                            number,
                            number
                        ];
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "places": 1,
                     *       "updated_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        places: number;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savedFormsReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Surname",
                 *       "print": "Keller",
                 *       "places": [
                 *         {
                 *           "page": 1,
                 *           "box": [
                 *             0.1,
                 *             0.2,
                 *             0.4,
                 *             0.23
                 *           ],
                 *           "asks": "Keller",
                 *           "path": "personal.surname",
                 *           "moved_to": [
                 *             1,
                 *             1,
                 *             1,
                 *             1
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    print: string;
                    places: {
                        page: number;
                        readonly box: [
                            number,
                            number,
                            number,
                            number
                        ];
                        asks: string;
                        path?: string | null;
                        readonly moved_to?: [
                            number,
                            number,
                            number,
                            number
                        ];
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "name": "Surname",
                     *       "places": 1,
                     *       "updated_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        places: number;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savedFormsForget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    formsFillPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://example.com/oneform",
                 *       "language": "Keller",
                 *       "title": "Keller",
                 *       "controls": [
                 *         {
                 *           "id": "Keller",
                 *           "kind": "text",
                 *           "label": "Surname",
                 *           "aria_label": "Keller",
                 *           "placeholder": "Keller",
                 *           "title": "Keller",
                 *           "hint": "Keller",
                 *           "autocomplete": "Keller",
                 *           "name": "Surname",
                 *           "dom_id": "Keller",
                 *           "before": "Keller",
                 *           "after": "Keller",
                 *           "legends": [
                 *             "Keller"
                 *           ],
                 *           "headings": [
                 *             "Keller"
                 *           ],
                 *           "options": [
                 *             {
                 *               "label": "Surname",
                 *               "value": "Keller"
                 *             }
                 *           ],
                 *           "pattern": "Keller",
                 *           "max_length": 1,
                 *           "input_mode": "Keller",
                 *           "form": 1,
                 *           "form_name": "Keller",
                 *           "required": false
                 *         }
                 *       ],
                 *       "further": [
                 *         {
                 *           "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                 *           "person": "applicant"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    address: string;
                    language?: string;
                    title?: string;
                    controls: {
                        id: string;
                        /** @enum {string} */
                        kind: "text" | "email" | "tel" | "url" | "number" | "date" | "month" | "textarea" | "select" | "combobox" | "radio" | "checkbox";
                        label?: string;
                        aria_label?: string;
                        placeholder?: string;
                        title?: string;
                        hint?: string;
                        autocomplete?: string;
                        name?: string;
                        dom_id?: string;
                        before?: string;
                        after?: string;
                        legends?: string[];
                        headings?: string[];
                        options?: {
                            label: string;
                            value?: string;
                        }[];
                        pattern?: string;
                        max_length?: number;
                        input_mode?: string;
                        form?: number;
                        form_name?: string;
                        required?: boolean;
                    }[];
                    further?: {
                        /** Format: uuid */
                        collection_id: string;
                        /** @enum {string} */
                        person: "applicant" | "spouse" | "child" | "parent" | "co_applicant" | "sponsor" | "host" | "other";
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": [
                     *         {
                     *           "id": "Keller",
                     *           "value": "Keller",
                     *           "option": 1,
                     *           "checked": false,
                     *           "path": "personal.surname",
                     *           "label": "Surname",
                     *           "section": "personal",
                     *           "mark": "proved",
                     *           "source": {
                     *             "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "page": 1
                     *           },
                     *           "offered": false,
                     *           "reason": "not_recognised"
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "id": "Keller",
                     *           "path": "personal.surname",
                     *           "label": "Surname",
                     *           "section": "personal"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        values: {
                            id: string;
                            value: string;
                            option?: number;
                            checked?: boolean;
                            path: string;
                            label: string;
                            section: string;
                            /** @enum {string} */
                            mark: "proved" | "read" | "inferred" | "typed";
                            source: {
                                /** Format: uuid */
                                document_id: string;
                                name: string;
                                page: number;
                            } | null;
                            offered: boolean;
                            /** @enum {string} */
                            reason?: "not_recognised" | "no_value" | "not_sure" | "several" | "already_filled" | "too_long" | "no_room" | "no_letters" | "no_choice" | "read_only" | "signature" | "left_blank" | "not_read_back";
                        }[];
                        missing: {
                            id: string;
                            path: string;
                            label: string;
                            section: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    formsFill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    choices?: string;
                    further?: string;
                    /** @enum {string} */
                    make_fillable?: "true" | "false";
                    settings?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "places": "fields",
                     *       "filename": "payslip-october.pdf",
                     *       "fields": [
                     *         {
                     *           "name": "Surname",
                     *           "label": "Surname",
                     *           "kind": "text",
                     *           "page": 1,
                     *           "box": [
                     *             0.1,
                     *             0.2,
                     *             0.4,
                     *             0.23
                     *           ],
                     *           "found_at": [
                     *             1,
                     *             1,
                     *             1,
                     *             1
                     *           ],
                     *           "asks": "Keller",
                     *           "status": "verified",
                     *           "value": "Keller",
                     *           "path": "personal.surname",
                     *           "reason": "not_recognised",
                     *           "options": [
                     *             "Keller"
                     *           ]
                     *         }
                     *       ],
                     *       "as_intended": 1,
                     *       "to_check": 1,
                     *       "left_blank": 1,
                     *       "notes": [
                     *         "protection_removed"
                     *       ],
                     *       "pages": [
                     *         {
                     *           "width": 1,
                     *           "height": 1,
                     *           "rotation": 1
                     *         }
                     *       ],
                     *       "print": "Keller",
                     *       "saved_form_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *       "pdf": "Keller"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        places: "fields" | "blanks" | "data";
                        filename: string;
                        fields: {
                            name: string;
                            label: string;
                            /** @enum {string} */
                            kind: "text" | "checkbox" | "radio" | "choice" | "signature";
                            page: number;
                            readonly box: [
                                number,
                                number,
                                number,
                                number
                            ];
                            readonly found_at?: [
                                number,
                                number,
                                number,
                                number
                            ];
                            asks: string;
                            /** @enum {string} */
                            status: "verified" | "overflow" | "differs" | "unsure" | "blank";
                            value: string;
                            path?: string;
                            /** @enum {string} */
                            reason?: "not_recognised" | "no_value" | "not_sure" | "several" | "already_filled" | "too_long" | "no_room" | "no_letters" | "no_choice" | "read_only" | "signature" | "left_blank" | "not_read_back";
                            options?: string[];
                        }[];
                        as_intended: number;
                        to_check: number;
                        left_blank: number;
                        notes: ("protection_removed" | "xfa_removed" | "signature_kept" | "flattened" | "signature_broken")[];
                        pages: {
                            width: number;
                            height: number;
                            rotation: number;
                        }[];
                        print: string;
                        /** Format: uuid */
                        saved_form_id?: string;
                        pdf: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    formsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    page?: string;
                    rotation?: string;
                    width?: string;
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extensionCreateCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "Keller",
                     *       "expires_at": "2026-11-22T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extensionConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "Keller",
                 *       "name": "Surname"
                 *     }
                 */
                "application/json": {
                    code: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "Keller",
                     *       "account": "Keller"
                     *     }
                     */
                    "application/json": {
                        secret: string;
                        account: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extensionDisconnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extensionApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applications": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "name": "Surname",
                     *           "person": {
                     *             "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "name": "Surname",
                     *             "relation": "me",
                     *             "initials": "Keller"
                     *           },
                     *           "completion_percentage": 1,
                     *           "updated_at": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        applications: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            person: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                                initials: string;
                            } | null;
                            completion_percentage: number;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extensionSaveTyped: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": [
                 *         {
                 *           "path": "personal.surname",
                 *           "text": "Keller"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    values: {
                        path: string;
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "saved": [
                     *         "Keller"
                     *       ],
                     *       "kept": [
                     *         {
                     *           "path": "personal.surname",
                     *           "label": "Surname",
                     *           "value": "Keller"
                     *         }
                     *       ],
                     *       "refused": [
                     *         {
                     *           "path": "personal.surname",
                     *           "label": "Surname"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        saved: string[];
                        kept: {
                            path: string;
                            label: string;
                            value: components["schemas"]["DataValue"];
                        }[];
                        refused: {
                            path: string;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa",
                     *         "collection_type": "Keller",
                     *         "update_type": "document",
                     *         "review_status": "pending",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "fields_updated": {},
                     *         "updated_fields": [
                     *           "Keller"
                     *         ],
                     *         "conflicts": [
                     *           {
                     *             "path": "personal.surname",
                     *             "label": "Surname",
                     *             "section": "personal",
                     *             "tier": "proved",
                     *             "confidence": 1,
                     *             "evidence": [
                     *               {
                     *                 "page": 1,
                     *                 "box": [
                     *                   0.1,
                     *                   0.2,
                     *                   0.4,
                     *                   0.23
                     *                 ],
                     *                 "range": [
                     *                   1,
                     *                   1
                     *                 ],
                     *                 "quote": "Surname Keller"
                     *               }
                     *             ],
                     *             "decision": "open",
                     *             "person": {
                     *               "name": "Surname",
                     *               "is_another": false
                     *             },
                     *             "whole": {
                     *               "path": "personal.surname",
                     *               "label": "Surname",
                     *               "existing_data": {},
                     *               "new_data": {}
                     *             },
                     *             "field_key": "Keller",
                     *             "conflict_type": "value_mismatch",
                     *             "existing_data": "Keller",
                     *             "existing_source": {
                     *               "path": "personal.surname",
                     *               "kind": "typed",
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "document_name": "Payslip October.pdf",
                     *               "document_type": "Keller",
                     *               "tier": "proved",
                     *               "confidence": 1,
                     *               "evidence": [
                     *                 {
                     *                   "page": 1,
                     *                   "quote": "Surname Keller"
                     *                 }
                     *               ],
                     *               "value": "Keller",
                     *               "supports": false,
                     *               "by": "Keller",
                     *               "at": "2026-11-22T09:30:00.000Z"
                     *             },
                     *             "new_data": "Keller",
                     *             "alternatives": [
                     *               "Keller"
                     *             ],
                     *             "suggestion": "Keller"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        document_id: string;
                        /** Format: uuid */
                        collection_id: string;
                        collection_name: string;
                        collection_type: string;
                        /** @enum {string} */
                        update_type: "document" | "map_fields";
                        /** @enum {string} */
                        review_status: "pending" | "requires_review" | "approved" | "rejected" | "restored";
                        /** Format: date-time */
                        created_at: string;
                        fields_updated: {
                            [key: string]: {
                                path: string;
                                label: string;
                                section: string;
                                /** @enum {string} */
                                tier: "proved" | "read" | "inferred";
                                confidence: number;
                                evidence: {
                                    page: number;
                                    readonly box?: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    readonly range?: [
                                        number,
                                        number
                                    ];
                                    quote: string;
                                }[];
                                /** @enum {string} */
                                decision: "open" | "kept" | "accepted" | "edited";
                                person?: {
                                    name: string | null;
                                    is_another: boolean;
                                };
                                whole?: {
                                    path: string;
                                    label: string;
                                    existing_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                    new_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                };
                                /** @enum {string} */
                                kind: "filled" | "suggested" | "confirmed";
                                previous: components["schemas"]["DataValue"];
                                value: components["schemas"]["DataValue"];
                            };
                        };
                        updated_fields: string[];
                        conflicts: {
                            path: string;
                            label: string;
                            section: string;
                            /** @enum {string} */
                            tier: "proved" | "read" | "inferred";
                            confidence: number;
                            evidence: {
                                page: number;
                                readonly box?: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                readonly range?: [
                                    number,
                                    number
                                ];
                                quote: string;
                            }[];
                            /** @enum {string} */
                            decision: "open" | "kept" | "accepted" | "edited";
                            person?: {
                                name: string | null;
                                is_another: boolean;
                            };
                            whole?: {
                                path: string;
                                label: string;
                                existing_data: {
                                    [key: string]: components["schemas"]["DataValue"];
                                };
                                new_data: {
                                    [key: string]: components["schemas"]["DataValue"];
                                };
                            };
                            field_key: string;
                            /** @enum {string} */
                            conflict_type: "value_mismatch" | "different_person" | "ambiguous_date" | "type_mismatch";
                            existing_data: components["schemas"]["DataValue"];
                            existing_source: {
                                path: string;
                                /** @enum {string} */
                                kind: "typed" | "document";
                                document_id: string | null;
                                document_name: string | null;
                                document_type: string | null;
                                tier: ("proved" | "read" | "inferred") | null;
                                confidence: number | null;
                                evidence: {
                                    page: number;
                                    readonly box?: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    readonly range?: [
                                        number,
                                        number
                                    ];
                                    quote: string;
                                }[];
                                value: string;
                                supports: boolean;
                                by: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            new_data: components["schemas"]["DataValue"];
                            alternatives: string[];
                            suggestion: string;
                        }[];
                    }[];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatesApprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "writes_another_person": false
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    writes_another_person?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "update": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa",
                     *         "collection_type": "Keller",
                     *         "update_type": "document",
                     *         "review_status": "pending",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "fields_updated": {},
                     *         "updated_fields": [
                     *           "Keller"
                     *         ],
                     *         "conflicts": [
                     *           {
                     *             "path": "personal.surname",
                     *             "label": "Surname",
                     *             "section": "personal",
                     *             "tier": "proved",
                     *             "confidence": 1,
                     *             "evidence": [
                     *               {
                     *                 "page": 1,
                     *                 "box": [
                     *                   0.1,
                     *                   0.2,
                     *                   0.4,
                     *                   0.23
                     *                 ],
                     *                 "range": [
                     *                   1,
                     *                   1
                     *                 ],
                     *                 "quote": "Surname Keller"
                     *               }
                     *             ],
                     *             "decision": "open",
                     *             "person": {
                     *               "name": "Surname",
                     *               "is_another": false
                     *             },
                     *             "whole": {
                     *               "path": "personal.surname",
                     *               "label": "Surname",
                     *               "existing_data": {},
                     *               "new_data": {}
                     *             },
                     *             "field_key": "Keller",
                     *             "conflict_type": "value_mismatch",
                     *             "existing_data": "Keller",
                     *             "existing_source": {
                     *               "path": "personal.surname",
                     *               "kind": "typed",
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "document_name": "Payslip October.pdf",
                     *               "document_type": "Keller",
                     *               "tier": "proved",
                     *               "confidence": 1,
                     *               "evidence": [
                     *                 {
                     *                   "page": 1,
                     *                   "quote": "Surname Keller"
                     *                 }
                     *               ],
                     *               "value": "Keller",
                     *               "supports": false,
                     *               "by": "Keller",
                     *               "at": "2026-11-22T09:30:00.000Z"
                     *             },
                     *             "new_data": "Keller",
                     *             "alternatives": [
                     *               "Keller"
                     *             ],
                     *             "suggestion": "Keller"
                     *           }
                     *         ]
                     *       },
                     *       "errors": [
                     *         {
                     *           "path": "personal.surname",
                     *           "message": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        update: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            document_id: string;
                            /** Format: uuid */
                            collection_id: string;
                            collection_name: string;
                            collection_type: string;
                            /** @enum {string} */
                            update_type: "document" | "map_fields";
                            /** @enum {string} */
                            review_status: "pending" | "requires_review" | "approved" | "rejected" | "restored";
                            /** Format: date-time */
                            created_at: string;
                            fields_updated: {
                                [key: string]: {
                                    path: string;
                                    label: string;
                                    section: string;
                                    /** @enum {string} */
                                    tier: "proved" | "read" | "inferred";
                                    confidence: number;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    /** @enum {string} */
                                    decision: "open" | "kept" | "accepted" | "edited";
                                    person?: {
                                        name: string | null;
                                        is_another: boolean;
                                    };
                                    whole?: {
                                        path: string;
                                        label: string;
                                        existing_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                        new_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                    };
                                    /** @enum {string} */
                                    kind: "filled" | "suggested" | "confirmed";
                                    previous: components["schemas"]["DataValue"];
                                    value: components["schemas"]["DataValue"];
                                };
                            };
                            updated_fields: string[];
                            conflicts: {
                                path: string;
                                label: string;
                                section: string;
                                /** @enum {string} */
                                tier: "proved" | "read" | "inferred";
                                confidence: number;
                                evidence: {
                                    page: number;
                                    readonly box?: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    readonly range?: [
                                        number,
                                        number
                                    ];
                                    quote: string;
                                }[];
                                /** @enum {string} */
                                decision: "open" | "kept" | "accepted" | "edited";
                                person?: {
                                    name: string | null;
                                    is_another: boolean;
                                };
                                whole?: {
                                    path: string;
                                    label: string;
                                    existing_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                    new_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                };
                                field_key: string;
                                /** @enum {string} */
                                conflict_type: "value_mismatch" | "different_person" | "ambiguous_date" | "type_mismatch";
                                existing_data: components["schemas"]["DataValue"];
                                existing_source: {
                                    path: string;
                                    /** @enum {string} */
                                    kind: "typed" | "document";
                                    document_id: string | null;
                                    document_name: string | null;
                                    document_type: string | null;
                                    tier: ("proved" | "read" | "inferred") | null;
                                    confidence: number | null;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    value: string;
                                    supports: boolean;
                                    by: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                new_data: components["schemas"]["DataValue"];
                                alternatives: string[];
                                suggestion: string;
                            }[];
                        };
                        errors: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatesRestore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "update": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa",
                     *         "collection_type": "Keller",
                     *         "update_type": "document",
                     *         "review_status": "pending",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "fields_updated": {},
                     *         "updated_fields": [
                     *           "Keller"
                     *         ],
                     *         "conflicts": [
                     *           {
                     *             "path": "personal.surname",
                     *             "label": "Surname",
                     *             "section": "personal",
                     *             "tier": "proved",
                     *             "confidence": 1,
                     *             "evidence": [
                     *               {
                     *                 "page": 1,
                     *                 "box": [
                     *                   0.1,
                     *                   0.2,
                     *                   0.4,
                     *                   0.23
                     *                 ],
                     *                 "range": [
                     *                   1,
                     *                   1
                     *                 ],
                     *                 "quote": "Surname Keller"
                     *               }
                     *             ],
                     *             "decision": "open",
                     *             "person": {
                     *               "name": "Surname",
                     *               "is_another": false
                     *             },
                     *             "whole": {
                     *               "path": "personal.surname",
                     *               "label": "Surname",
                     *               "existing_data": {},
                     *               "new_data": {}
                     *             },
                     *             "field_key": "Keller",
                     *             "conflict_type": "value_mismatch",
                     *             "existing_data": "Keller",
                     *             "existing_source": {
                     *               "path": "personal.surname",
                     *               "kind": "typed",
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "document_name": "Payslip October.pdf",
                     *               "document_type": "Keller",
                     *               "tier": "proved",
                     *               "confidence": 1,
                     *               "evidence": [
                     *                 {
                     *                   "page": 1,
                     *                   "quote": "Surname Keller"
                     *                 }
                     *               ],
                     *               "value": "Keller",
                     *               "supports": false,
                     *               "by": "Keller",
                     *               "at": "2026-11-22T09:30:00.000Z"
                     *             },
                     *             "new_data": "Keller",
                     *             "alternatives": [
                     *               "Keller"
                     *             ],
                     *             "suggestion": "Keller"
                     *           }
                     *         ]
                     *       },
                     *       "errors": [
                     *         {
                     *           "path": "personal.surname",
                     *           "message": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        update: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            document_id: string;
                            /** Format: uuid */
                            collection_id: string;
                            collection_name: string;
                            collection_type: string;
                            /** @enum {string} */
                            update_type: "document" | "map_fields";
                            /** @enum {string} */
                            review_status: "pending" | "requires_review" | "approved" | "rejected" | "restored";
                            /** Format: date-time */
                            created_at: string;
                            fields_updated: {
                                [key: string]: {
                                    path: string;
                                    label: string;
                                    section: string;
                                    /** @enum {string} */
                                    tier: "proved" | "read" | "inferred";
                                    confidence: number;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    /** @enum {string} */
                                    decision: "open" | "kept" | "accepted" | "edited";
                                    person?: {
                                        name: string | null;
                                        is_another: boolean;
                                    };
                                    whole?: {
                                        path: string;
                                        label: string;
                                        existing_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                        new_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                    };
                                    /** @enum {string} */
                                    kind: "filled" | "suggested" | "confirmed";
                                    previous: components["schemas"]["DataValue"];
                                    value: components["schemas"]["DataValue"];
                                };
                            };
                            updated_fields: string[];
                            conflicts: {
                                path: string;
                                label: string;
                                section: string;
                                /** @enum {string} */
                                tier: "proved" | "read" | "inferred";
                                confidence: number;
                                evidence: {
                                    page: number;
                                    readonly box?: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    readonly range?: [
                                        number,
                                        number
                                    ];
                                    quote: string;
                                }[];
                                /** @enum {string} */
                                decision: "open" | "kept" | "accepted" | "edited";
                                person?: {
                                    name: string | null;
                                    is_another: boolean;
                                };
                                whole?: {
                                    path: string;
                                    label: string;
                                    existing_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                    new_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                };
                                field_key: string;
                                /** @enum {string} */
                                conflict_type: "value_mismatch" | "different_person" | "ambiguous_date" | "type_mismatch";
                                existing_data: components["schemas"]["DataValue"];
                                existing_source: {
                                    path: string;
                                    /** @enum {string} */
                                    kind: "typed" | "document";
                                    document_id: string | null;
                                    document_name: string | null;
                                    document_type: string | null;
                                    tier: ("proved" | "read" | "inferred") | null;
                                    confidence: number | null;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    value: string;
                                    supports: boolean;
                                    by: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                new_data: components["schemas"]["DataValue"];
                                alternatives: string[];
                                suggestion: string;
                            }[];
                        };
                        errors: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatesRestoreAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored_count": 1,
                     *       "errors": [
                     *         {
                     *           "update_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "path": "personal.surname",
                     *           "message": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        restored_count: number;
                        errors: {
                            /** Format: uuid */
                            update_id: string;
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatesResolve: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name for this request: repeated with the same name, it gets the same response and is done only once
                 * @example upload-payslip-october
                 */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decisions": [
                 *         {
                 *           "path": "personal.surname",
                 *           "action": "keep",
                 *           "value": "Keller"
                 *         }
                 *       ],
                 *       "writes_another_person": false
                 *     }
                 */
                "application/json": {
                    decisions: {
                        path: string;
                        /** @enum {string} */
                        action: "keep" | "accept" | "edit" | "reopen";
                        value?: components["schemas"]["DataValueInput"];
                    }[];
                    /** @default false */
                    writes_another_person?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "update": {
                     *         "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *         "collection_name": "Schengen visa",
                     *         "collection_type": "Keller",
                     *         "update_type": "document",
                     *         "review_status": "pending",
                     *         "created_at": "2026-11-22T09:30:00.000Z",
                     *         "fields_updated": {},
                     *         "updated_fields": [
                     *           "Keller"
                     *         ],
                     *         "conflicts": [
                     *           {
                     *             "path": "personal.surname",
                     *             "label": "Surname",
                     *             "section": "personal",
                     *             "tier": "proved",
                     *             "confidence": 1,
                     *             "evidence": [
                     *               {
                     *                 "page": 1,
                     *                 "box": [
                     *                   0.1,
                     *                   0.2,
                     *                   0.4,
                     *                   0.23
                     *                 ],
                     *                 "range": [
                     *                   1,
                     *                   1
                     *                 ],
                     *                 "quote": "Surname Keller"
                     *               }
                     *             ],
                     *             "decision": "open",
                     *             "person": {
                     *               "name": "Surname",
                     *               "is_another": false
                     *             },
                     *             "whole": {
                     *               "path": "personal.surname",
                     *               "label": "Surname",
                     *               "existing_data": {},
                     *               "new_data": {}
                     *             },
                     *             "field_key": "Keller",
                     *             "conflict_type": "value_mismatch",
                     *             "existing_data": "Keller",
                     *             "existing_source": {
                     *               "path": "personal.surname",
                     *               "kind": "typed",
                     *               "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *               "document_name": "Payslip October.pdf",
                     *               "document_type": "Keller",
                     *               "tier": "proved",
                     *               "confidence": 1,
                     *               "evidence": [
                     *                 {
                     *                   "page": 1,
                     *                   "quote": "Surname Keller"
                     *                 }
                     *               ],
                     *               "value": "Keller",
                     *               "supports": false,
                     *               "by": "Keller",
                     *               "at": "2026-11-22T09:30:00.000Z"
                     *             },
                     *             "new_data": "Keller",
                     *             "alternatives": [
                     *               "Keller"
                     *             ],
                     *             "suggestion": "Keller"
                     *           }
                     *         ]
                     *       },
                     *       "errors": [
                     *         {
                     *           "path": "personal.surname",
                     *           "message": "Keller"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        update: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            document_id: string;
                            /** Format: uuid */
                            collection_id: string;
                            collection_name: string;
                            collection_type: string;
                            /** @enum {string} */
                            update_type: "document" | "map_fields";
                            /** @enum {string} */
                            review_status: "pending" | "requires_review" | "approved" | "rejected" | "restored";
                            /** Format: date-time */
                            created_at: string;
                            fields_updated: {
                                [key: string]: {
                                    path: string;
                                    label: string;
                                    section: string;
                                    /** @enum {string} */
                                    tier: "proved" | "read" | "inferred";
                                    confidence: number;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    /** @enum {string} */
                                    decision: "open" | "kept" | "accepted" | "edited";
                                    person?: {
                                        name: string | null;
                                        is_another: boolean;
                                    };
                                    whole?: {
                                        path: string;
                                        label: string;
                                        existing_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                        new_data: {
                                            [key: string]: components["schemas"]["DataValue"];
                                        };
                                    };
                                    /** @enum {string} */
                                    kind: "filled" | "suggested" | "confirmed";
                                    previous: components["schemas"]["DataValue"];
                                    value: components["schemas"]["DataValue"];
                                };
                            };
                            updated_fields: string[];
                            conflicts: {
                                path: string;
                                label: string;
                                section: string;
                                /** @enum {string} */
                                tier: "proved" | "read" | "inferred";
                                confidence: number;
                                evidence: {
                                    page: number;
                                    readonly box?: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    readonly range?: [
                                        number,
                                        number
                                    ];
                                    quote: string;
                                }[];
                                /** @enum {string} */
                                decision: "open" | "kept" | "accepted" | "edited";
                                person?: {
                                    name: string | null;
                                    is_another: boolean;
                                };
                                whole?: {
                                    path: string;
                                    label: string;
                                    existing_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                    new_data: {
                                        [key: string]: components["schemas"]["DataValue"];
                                    };
                                };
                                field_key: string;
                                /** @enum {string} */
                                conflict_type: "value_mismatch" | "different_person" | "ambiguous_date" | "type_mismatch";
                                existing_data: components["schemas"]["DataValue"];
                                existing_source: {
                                    path: string;
                                    /** @enum {string} */
                                    kind: "typed" | "document";
                                    document_id: string | null;
                                    document_name: string | null;
                                    document_type: string | null;
                                    tier: ("proved" | "read" | "inferred") | null;
                                    confidence: number | null;
                                    evidence: {
                                        page: number;
                                        readonly box?: [
                                            number,
                                            number,
                                            number,
                                            number
                                        ];
                                        readonly range?: [
                                            number,
                                            number
                                        ];
                                        quote: string;
                                    }[];
                                    value: string;
                                    supports: boolean;
                                    by: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                new_data: components["schemas"]["DataValue"];
                                alternatives: string[];
                                suggestion: string;
                            }[];
                        };
                        errors: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creditsBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 1
                     *     }
                     */
                    "application/json": {
                        balance: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creditsUsageHistory: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "created_at": "2026-11-22T09:30:00.000Z",
                     *           "operation_type": "Keller",
                     *           "credits_consumed": 1,
                     *           "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "subject": "Keller"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "total_pages": 1,
                     *       "page": 1
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            created_at: string;
                            operation_type: string;
                            credits_consumed: number;
                            document_id: string | null;
                            collection_id: string | null;
                            subject: string | null;
                        }[];
                        total: number;
                        total_pages: number;
                        page: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creditsUsageChart: {
        parameters: {
            query?: {
                /** @example 30 */
                days?: number;
                /** @example UTC */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "Keller",
                     *         "credits": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        credits: number;
                    }[];
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creditsCheckSufficient: {
        parameters: {
            query: {
                /** @example 1 */
                estimated_credits: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sufficient": false,
                     *       "balance": 1,
                     *       "required": 1
                     *     }
                     */
                    "application/json": {
                        sufficient: boolean;
                        balance: number;
                        required: number;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    creditsQuote: {
        parameters: {
            query: {
                /** @example document_processing */
                operation: "document_processing" | "map_fields" | "clarify_fields";
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                document_id?: string;
                /** @example true */
                again?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operation": "document_processing",
                     *       "credits": 1,
                     *       "balance": 1,
                     *       "sufficient": false,
                     *       "per_document": 1,
                     *       "reason": "Keller"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        operation: "document_processing" | "map_fields" | "clarify_fields";
                        credits: number;
                        balance: number;
                        sufficient: boolean;
                        per_document: number;
                        reason: string;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    modelsInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "model": {
                     *         "provider": "anthropic",
                     *         "name": "Surname",
                     *         "host": "Keller",
                     *         "sees_images": false,
                     *         "masks_identifiers": false,
                     *         "allowed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        model: {
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            name: string;
                            host: string;
                            sees_images: boolean;
                            masks_identifiers: boolean;
                            allowed: boolean;
                        } | null;
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    modelsDocumentCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "at": "2026-11-22T09:30:00.000Z",
                     *           "task": "categorise",
                     *           "provider": "anthropic",
                     *           "host": "Keller",
                     *           "model": "Keller",
                     *           "duration_ms": 1,
                     *           "bytes_sent": 1,
                     *           "pages": [
                     *             1
                     *           ],
                     *           "images": 1,
                     *           "masked": 1,
                     *           "input_tokens": 1,
                     *           "output_tokens": 1,
                     *           "failure": "timeout"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        calls: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            task: "categorise" | "extract" | "look_again" | "map" | "clarify";
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            host: string;
                            model: string;
                            duration_ms: number;
                            bytes_sent: number | null;
                            pages: number[];
                            images: number;
                            masked: number;
                            input_tokens: number | null;
                            output_tokens: number | null;
                            failure: ("timeout" | "rate_limited" | "unavailable" | "unreachable" | "not_authorised" | "no_credit" | "bad_answer" | "answer_too_large" | "circuit_open" | "interrupted") | null;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    modelsCollectionCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "at": "2026-11-22T09:30:00.000Z",
                     *           "task": "categorise",
                     *           "provider": "anthropic",
                     *           "host": "Keller",
                     *           "model": "Keller",
                     *           "duration_ms": 1,
                     *           "bytes_sent": 1,
                     *           "pages": [
                     *             1
                     *           ],
                     *           "images": 1,
                     *           "masked": 1,
                     *           "input_tokens": 1,
                     *           "output_tokens": 1,
                     *           "failure": "timeout"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        calls: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            task: "categorise" | "extract" | "look_again" | "map" | "clarify";
                            /** @enum {string} */
                            provider: "anthropic" | "openai" | "google" | "openai-compatible";
                            host: string;
                            model: string;
                            duration_ms: number;
                            bytes_sent: number | null;
                            pages: number[];
                            images: number;
                            masked: number;
                            input_tokens: number | null;
                            output_tokens: number | null;
                            failure: ("timeout" | "rate_limited" | "unavailable" | "unreachable" | "not_authorised" | "no_credit" | "bad_answer" | "answer_too_large" | "circuit_open" | "interrupted") | null;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchSearch: {
        parameters: {
            query: {
                /** @example Keller */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": [
                     *         {
                     *           "collection_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "collection_name": "Schengen visa",
                     *           "path": "personal.surname",
                     *           "section": "personal",
                     *           "label": "Surname",
                     *           "value": "Keller",
                     *           "others": 1,
                     *           "source": {
                     *             "kind": "typed",
                     *             "document_id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *             "document_name": "Payslip October.pdf",
                     *             "tier": "proved",
                     *             "by": "Keller",
                     *             "page": 1
                     *           }
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "display_name": "Payslip October.pdf",
                     *           "document_type": "Keller",
                     *           "match": {
                     *             "label": "Surname",
                     *             "text": "Keller",
                     *             "page": 1
                     *           }
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "id": "019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10",
                     *           "name": "Surname",
                     *           "relation": "me",
                     *           "initials": "Keller",
                     *           "documents": 1,
                     *           "collections": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        values: {
                            /** Format: uuid */
                            collection_id: string;
                            collection_name: string;
                            path: string;
                            section: string;
                            label: string;
                            value: string;
                            others: number;
                            source: {
                                /** @enum {string} */
                                kind: "typed" | "document";
                                document_id: string | null;
                                document_name: string | null;
                                tier: ("proved" | "read" | "inferred") | null;
                                by: string;
                                page: number | null;
                            } | null;
                        }[];
                        documents: {
                            /** Format: uuid */
                            id: string;
                            display_name: string;
                            document_type: string | null;
                            match: {
                                label: string | null;
                                text: string;
                                page: number | null;
                            } | null;
                        }[];
                        people: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            relation: "me" | "spouse" | "child" | "parent" | "other" | "company";
                            initials: string;
                            documents: number;
                            collections: number;
                        }[];
                    };
                };
            };
            /** @description A problem; `code` says which one */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem; `code` says which one */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
