CREATE TABLE "instance" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "instance_is_one" CHECK ("instance"."only")
);
--> statement-breakpoint
INSERT INTO "instance" DEFAULT VALUES;
