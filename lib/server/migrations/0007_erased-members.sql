ALTER TABLE "members" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_of_reader" ON "mails" USING btree ("site_id","recipient");--> statement-breakpoint
CREATE INDEX "members_leaving" ON "members" USING btree ("deleted_at") WHERE "deleted_at" is not null and "erased_at" is null;