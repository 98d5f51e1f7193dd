ALTER TABLE "sessions" ADD COLUMN "watched_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "watched_by" text;--> statement-breakpoint
CREATE INDEX "sessions_watched" ON "sessions" USING btree ("watched_until") WHERE "watched_until" is not null;