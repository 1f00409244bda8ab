CREATE TABLE "removed_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"removal" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_files_age" ON "removed_files" USING btree ("started_at");