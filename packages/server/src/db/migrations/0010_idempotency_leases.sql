ALTER TABLE "idempotency_keys" ADD COLUMN "held_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- Keys of scripts stood in clear in the answers that were kept for a repeat.
DELETE FROM "idempotency_keys" WHERE "response" ? 'secret';
