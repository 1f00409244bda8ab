CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid,
	"collection_id" uuid,
	"quoted_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"task" text NOT NULL,
	"provider" text NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes_sent" integer,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"masked" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"failure" text,
	"paths" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_results" ADD COLUMN "model" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mask_identifiers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_document" ON "model_calls" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "model_calls_collection" ON "model_calls" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "model_calls_user" ON "model_calls" USING btree ("user_id","at");