ALTER TABLE "photos" DROP CONSTRAINT "photos_full_name_unique";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_thumb_name_unique";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_blurred_name_unique";--> statement-breakpoint
CREATE INDEX "photos_by_full_name" ON "photos" USING btree ("full_name");--> statement-breakpoint
CREATE INDEX "photos_by_thumb_name" ON "photos" USING btree ("thumb_name");--> statement-breakpoint
CREATE INDEX "photos_by_blurred_name" ON "photos" USING btree ("blurred_name");