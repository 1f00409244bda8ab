CREATE TABLE "reading_time" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"ms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reading_time" ADD CONSTRAINT "reading_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;