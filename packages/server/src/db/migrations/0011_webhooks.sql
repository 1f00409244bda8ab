CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answered" integer,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_from" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"busy_until" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_user" ON "webhook_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "tell_webhooks"("of_user" uuid, "happened" text, "what" jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO webhook_deliveries (webhook_id, user_id, event, payload)
	SELECT id, user_id, happened, jsonb_build_object('type', happened, 'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', what)
	FROM webhooks WHERE user_id = of_user AND events @> ARRAY[happened];
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_of_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks(NEW.user_id, CASE NEW.processing_status WHEN 'completed' THEN 'document.completed' ELSE 'document.failed' END,
		jsonb_build_object('document_id', NEW.id) || CASE NEW.processing_status WHEN 'error' THEN jsonb_build_object('code', NEW.error_code) ELSE '{}' END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_of_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks(NEW.user_id, 'update.waiting', jsonb_build_object('update_id', NEW.id, 'document_id', NEW.document_id, 'collection_id', NEW.collection_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_of_collection"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks(NEW.user_id, 'collection.complete', jsonb_build_object('collection_id', NEW.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_tell" AFTER UPDATE OF "processing_status" ON "documents" FOR EACH ROW WHEN (OLD."processing_status" IS DISTINCT FROM NEW."processing_status" AND NEW."processing_status" IN ('completed', 'error')) EXECUTE FUNCTION "tell_of_document"();
--> statement-breakpoint
-- What a restore or an import writes back was made before.
CREATE TRIGGER "collection_updates_tell" AFTER INSERT ON "collection_updates" FOR EACH ROW WHEN (NEW."review_status" IN ('pending', 'requires_review') AND NEW."created_at" = now()) EXECUTE FUNCTION "tell_of_update"();
--> statement-breakpoint
CREATE TRIGGER "collections_tell" AFTER UPDATE OF "completion_percentage" ON "collections" FOR EACH ROW WHEN (OLD."completion_percentage" < 100 AND NEW."completion_percentage" = 100) EXECUTE FUNCTION "tell_of_collection"();
