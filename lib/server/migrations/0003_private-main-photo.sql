ALTER TABLE "members" ADD COLUMN "main_blurred" text;--> statement-breakpoint
UPDATE "members" SET "main_photo" = "full_name", "main_thumb" = "thumb_name", "main_blurred" = "blurred_name"
FROM "photos" WHERE "photos"."member_id" = "members"."id" AND "photos"."position" = 0 AND "photos"."private" AND "photos"."blurred_name" IS NOT NULL;
