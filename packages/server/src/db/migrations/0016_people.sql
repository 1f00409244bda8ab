CREATE TABLE "document_people" (
	"document_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "document_people_document_id_person_id_pk" PRIMARY KEY("document_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"marks" jsonb DEFAULT '{"names":[]}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "awaits_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "whose" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "name_on_paper" text;--> statement-breakpoint
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_people_person" ON "document_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "document_people_user" ON "document_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_user" ON "people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_me" ON "people" USING btree ("user_id") WHERE "people"."relation" = 'me';--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_person" ON "collections" USING btree ("person_id");
--> statement-breakpoint
INSERT INTO "people" ("id", "user_id", "name", "relation", "marks") SELECT gen_random_uuid(), "id", '', 'me', '{"names":[],"isOfBefore":true}' FROM "users";--> statement-breakpoint
UPDATE "collections" SET "person_id" = "people"."id" FROM "people" WHERE "people"."user_id" = "collections"."user_id";
