ALTER TABLE "listings" ADD COLUMN "interests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "interests" = "members"."interests" FROM "members" WHERE "members"."id" = "listings"."member_id" AND "members"."interests" <> '{}';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."profile_status" = 'active' AND NEW."deleted_at" IS NULL AND NOT NEW."invisible" THEN
		INSERT INTO "listings" ("member_id", "site_id", "country", "region", "gender", "fictional", "date_of_birth", "active_hour", "interests")
			VALUES (NEW."id", NEW."site_id", NEW."country", NEW."region", NEW."gender", NEW."fictional", NEW."date_of_birth", NEW."active_hour", NEW."interests")
			ON CONFLICT ("member_id") DO UPDATE SET "site_id" = excluded."site_id", "country" = excluded."country", "region" = excluded."region", "gender" = excluded."gender",
				"fictional" = excluded."fictional", "date_of_birth" = excluded."date_of_birth", "active_hour" = excluded."active_hour", "interests" = excluded."interests";
	ELSE
		DELETE FROM "listings" WHERE "member_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "keep_listing" ON "members";--> statement-breakpoint
CREATE TRIGGER "keep_listing" AFTER UPDATE ON "members" FOR EACH ROW
	WHEN ((OLD."site_id", OLD."country", OLD."region", OLD."gender", OLD."fictional", OLD."date_of_birth", OLD."active_hour", OLD."profile_status", OLD."deleted_at", OLD."invisible", OLD."interests")
		IS DISTINCT FROM (NEW."site_id", NEW."country", NEW."region", NEW."gender", NEW."fictional", NEW."date_of_birth", NEW."active_hour", NEW."profile_status", NEW."deleted_at", NEW."invisible", NEW."interests"))
	EXECUTE FUNCTION "keep_listing"();--> statement-breakpoint
CREATE INDEX "listings_compared" ON "listings" USING btree ("site_id","country","gender","active_hour","member_id","fictional","interests");