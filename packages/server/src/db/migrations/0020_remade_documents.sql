ALTER TABLE "documents" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
CREATE INDEX "documents_made" ON "documents" USING btree ("user_id","made_by") WHERE "documents"."made_by" is not null;--> statement-breakpoint
CREATE INDEX "documents_replaced" ON "documents" USING btree ("user_id","replaced_by") WHERE "documents"."replaced_by" is not null;