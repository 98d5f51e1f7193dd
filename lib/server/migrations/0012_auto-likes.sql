ALTER TABLE "likes" ADD COLUMN "auto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "auto_like_at" timestamp (3) with time zone;