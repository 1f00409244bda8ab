CREATE TABLE "document_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"processing" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"error" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_counts" ADD CONSTRAINT "document_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
LOCK TABLE "documents" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "document_counts" ("user_id", "pending", "processing", "completed", "error")
SELECT "user_id",
	count(*) FILTER (WHERE "processing_status" = 'pending'), count(*) FILTER (WHERE "processing_status" = 'processing'),
	count(*) FILTER (WHERE "processing_status" = 'completed'), count(*) FILTER (WHERE "processing_status" = 'error')
FROM "documents" GROUP BY "user_id";
--> statement-breakpoint
CREATE FUNCTION "count_new_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO document_counts AS kept (user_id, pending, processing, completed, error)
	SELECT user_id,
		count(*) FILTER (WHERE processing_status = 'pending'), count(*) FILTER (WHERE processing_status = 'processing'),
		count(*) FILTER (WHERE processing_status = 'completed'), count(*) FILTER (WHERE processing_status = 'error')
	FROM changed GROUP BY user_id ORDER BY user_id
	ON CONFLICT (user_id) DO UPDATE SET
		pending = kept.pending + excluded.pending, processing = kept.processing + excluded.processing,
		completed = kept.completed + excluded.completed, error = kept.error + excluded.error;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_deleted_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of a deleted person the row is gone or about to go.
	UPDATE document_counts AS kept SET
		pending = kept.pending - gone.pending, processing = kept.processing - gone.processing,
		completed = kept.completed - gone.completed, error = kept.error - gone.error
	FROM (
		SELECT user_id,
			count(*) FILTER (WHERE processing_status = 'pending') AS pending,
			count(*) FILTER (WHERE processing_status = 'processing') AS processing,
			count(*) FILTER (WHERE processing_status = 'completed') AS completed,
			count(*) FILTER (WHERE processing_status = 'error') AS error
		FROM changed GROUP BY user_id
	) AS gone
	WHERE kept.user_id = gone.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_moved_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE document_counts SET
		pending = pending + (NEW.processing_status = 'pending')::int - (OLD.processing_status = 'pending')::int,
		processing = processing + (NEW.processing_status = 'processing')::int - (OLD.processing_status = 'processing')::int,
		completed = completed + (NEW.processing_status = 'completed')::int - (OLD.processing_status = 'completed')::int,
		error = error + (NEW.processing_status = 'error')::int - (OLD.processing_status = 'error')::int
	WHERE user_id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_count_new" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_new_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_count_deleted" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_count_moved" AFTER UPDATE OF "processing_status" ON "documents" FOR EACH ROW WHEN (OLD."processing_status" IS DISTINCT FROM NEW."processing_status") EXECUTE FUNCTION "count_moved_document"();
