CREATE TABLE "model_standings" (
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"corrected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_standings_provider_model_pk" PRIMARY KEY("provider","model")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reads_again" boolean DEFAULT false NOT NULL;