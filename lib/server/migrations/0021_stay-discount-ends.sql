ALTER TABLE "members" ADD COLUMN "stay_discount_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "members" SET "stay_discount_until" = now() + interval '30 days' WHERE "stay_discount" IS NOT NULL;
