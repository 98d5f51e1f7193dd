DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notices_read" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","id","about_id") WHERE "read_at" is null;