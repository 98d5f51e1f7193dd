CREATE TABLE "listings" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"gender" text NOT NULL,
	"fictional" boolean NOT NULL,
	"date_of_birth" date NOT NULL,
	"active_hour" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "listings" ("member_id", "site_id", "country", "region", "gender", "fictional", "date_of_birth", "active_hour")
	SELECT "id", "site_id", "country", "region", "gender", "fictional", "date_of_birth", "active_hour" FROM "members" WHERE "profile_status" = 'active' AND "deleted_at" IS NULL AND NOT "invisible";--> statement-breakpoint
CREATE INDEX "listings_of_site" ON "listings" USING btree ("site_id","active_hour","member_id","gender","fictional","date_of_birth");--> statement-breakpoint
CREATE INDEX "listings_by_country" ON "listings" USING btree ("site_id","country","active_hour","member_id","gender","fictional","date_of_birth");--> statement-breakpoint
CREATE INDEX "listings_by_region" ON "listings" USING btree ("site_id","region","active_hour","member_id","gender","fictional","date_of_birth");--> statement-breakpoint
CREATE INDEX "listings_by_age" ON "listings" USING btree ("site_id","country","date_of_birth","gender","fictional","active_hour","member_id");--> statement-breakpoint
CREATE INDEX "listings_of_age" ON "listings" USING btree ("site_id","date_of_birth","gender","fictional","region","active_hour","member_id");--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "region" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "date_of_birth" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "region" SET STATISTICS -1;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "date_of_birth" SET STATISTICS -1;--> statement-breakpoint
-- A member can be found while the profile is active, has not left and is not invisible. Whatever writes a member, the listing goes along.
CREATE FUNCTION "keep_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."profile_status" = 'active' AND NEW."deleted_at" IS NULL AND NOT NEW."invisible" THEN
		INSERT INTO "listings" ("member_id", "site_id", "country", "region", "gender", "fictional", "date_of_birth", "active_hour")
			VALUES (NEW."id", NEW."site_id", NEW."country", NEW."region", NEW."gender", NEW."fictional", NEW."date_of_birth", NEW."active_hour")
			ON CONFLICT ("member_id") DO UPDATE SET "site_id" = excluded."site_id", "country" = excluded."country", "region" = excluded."region", "gender" = excluded."gender",
				"fictional" = excluded."fictional", "date_of_birth" = excluded."date_of_birth", "active_hour" = excluded."active_hour";
	ELSE
		DELETE FROM "listings" WHERE "member_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "list_new_member" AFTER INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "keep_listing"();--> statement-breakpoint
CREATE TRIGGER "keep_listing" AFTER UPDATE ON "members" FOR EACH ROW
	WHEN ((OLD."site_id", OLD."country", OLD."region", OLD."gender", OLD."fictional", OLD."date_of_birth", OLD."active_hour", OLD."profile_status", OLD."deleted_at", OLD."invisible")
		IS DISTINCT FROM (NEW."site_id", NEW."country", NEW."region", NEW."gender", NEW."fictional", NEW."date_of_birth", NEW."active_hour", NEW."profile_status", NEW."deleted_at", NEW."invisible"))
	EXECUTE FUNCTION "keep_listing"();--> statement-breakpoint
DROP INDEX "members_listed";--> statement-breakpoint
DROP INDEX "members_listed_by_country";--> statement-breakpoint
DROP INDEX "members_listed_by_region";--> statement-breakpoint
DROP INDEX "members_listed_by_age";--> statement-breakpoint
DROP INDEX "members_listed_of_age";--> statement-breakpoint
ANALYZE "listings";
