CREATE TABLE "swipes" (
	"member_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"liked_on" date,
	"swiped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "swipes_member_id_profile_id_pk" PRIMARY KEY("member_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_profile_id_members_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swipes_liked" ON "swipes" USING btree ("member_id","liked_on") WHERE "liked_on" is not null;--> statement-breakpoint
CREATE INDEX "swipes_of_profile" ON "swipes" USING btree ("profile_id");