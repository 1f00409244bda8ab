CREATE TABLE "document_words" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" "tsvector",
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_words_user" ON "document_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_words_missing" ON "document_words" USING btree ("user_id") WHERE "document_words"."words" is null;--> statement-breakpoint
CREATE INDEX "document_words_words" ON "document_words" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION "add_document_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO document_words (document_id, user_id) SELECT id, user_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "empty_words_of_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE document_words SET words = NULL, version = version + 1 WHERE document_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "empty_words_of_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE document_words SET words = NULL, version = version + 1 WHERE document_id = NEW.document_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
LOCK TABLE "documents" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "document_words" ("document_id", "user_id") SELECT "id", "user_id" FROM "documents";
--> statement-breakpoint
CREATE TRIGGER "documents_add_words" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "add_document_words"();
--> statement-breakpoint
CREATE TRIGGER "documents_empty_words" AFTER UPDATE OF "display_name", "document_type" ON "documents" FOR EACH ROW WHEN (OLD."display_name" IS DISTINCT FROM NEW."display_name" OR OLD."document_type" IS DISTINCT FROM NEW."document_type") EXECUTE FUNCTION "empty_words_of_document"();
--> statement-breakpoint
CREATE TRIGGER "document_results_empty_words" AFTER INSERT OR UPDATE OF "pages", "understood" ON "document_results" FOR EACH ROW EXECUTE FUNCTION "empty_words_of_results"();
