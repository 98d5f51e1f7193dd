DROP INDEX "members_listed";--> statement-breakpoint
DROP INDEX "members_listed_by_country";--> statement-breakpoint
DROP INDEX "members_listed_by_region";--> statement-breakpoint
DROP INDEX "members_listed_by_age";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invisible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hide_fictional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "show_distance" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "members_listed" ON "members" USING btree ("site_id","active_hour","id","gender","fictional","date_of_birth") WHERE "profile_status" = 'active' and "deleted_at" is null and not "invisible";--> statement-breakpoint
CREATE INDEX "members_listed_by_country" ON "members" USING btree ("site_id","country","active_hour","id","gender","fictional","date_of_birth") WHERE "profile_status" = 'active' and "deleted_at" is null and not "invisible";--> statement-breakpoint
CREATE INDEX "members_listed_by_region" ON "members" USING btree ("site_id","region","active_hour","id","gender","fictional","date_of_birth") WHERE "profile_status" = 'active' and "deleted_at" is null and not "invisible";--> statement-breakpoint
CREATE INDEX "members_listed_by_age" ON "members" USING btree ("site_id","country","date_of_birth","gender","fictional","active_hour","id") WHERE "profile_status" = 'active' and "deleted_at" is null and not "invisible";