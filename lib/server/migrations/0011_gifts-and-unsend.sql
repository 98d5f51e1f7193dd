DROP INDEX "credit_entries_once_per_message";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gift" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gift_credits" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unsent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "unsent_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("conversation_id","id") WHERE "unsent_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_once_per_message" ON "credit_entries" USING btree ("message_id","reason") WHERE "message_id" is not null;