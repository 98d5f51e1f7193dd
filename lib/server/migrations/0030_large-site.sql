DROP INDEX "participants_shown";--> statement-breakpoint
DROP INDEX "likes_received";--> statement-breakpoint
DROP INDEX "mails_of_reader";--> statement-breakpoint
DROP INDEX "notifications_unmailed";--> statement-breakpoint
CREATE INDEX "complaints_of_member" ON "complaints" USING btree ("member_id") WHERE "member_id" is not null;--> statement-breakpoint
CREATE INDEX "participants_of_member" ON "participants" USING btree ("member_id","last_id","other_id");--> statement-breakpoint
CREATE INDEX "participants_unread" ON "participants" USING btree ("member_id","other_id","unread") WHERE "unread" > 0 and "last_id" > "removed_id";--> statement-breakpoint
CREATE INDEX "participants_unsent" ON "participants" USING btree ("member_id","unsent_id") WHERE "unsent_id" > 0;--> statement-breakpoint
CREATE INDEX "participants_of_other" ON "participants" USING btree ("other_id","conversation_id","read_id");--> statement-breakpoint
CREATE INDEX "likes_unseen" ON "likes" USING btree ("liked_id","auto" DESC NULLS FIRST,"created_at","liker_id") WHERE "seen_at" is null;--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("liker_id","created_at","liked_id");--> statement-breakpoint
CREATE INDEX "listings_by_gender" ON "listings" USING btree ("site_id","gender","active_hour","member_id","fictional","date_of_birth","country","region");--> statement-breakpoint
CREATE INDEX "listings_fictional" ON "listings" USING btree ("site_id","active_hour","member_id","gender") WHERE "fictional";--> statement-breakpoint
CREATE INDEX "listings_fictional_by_country" ON "listings" USING btree ("site_id","country","active_hour","member_id","gender") WHERE "fictional";--> statement-breakpoint
CREATE INDEX "listings_fictional_by_gender" ON "listings" USING btree ("site_id","gender","active_hour","member_id") WHERE "fictional";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id","about_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE INDEX "discount_codes_of_member" ON "discount_codes" USING btree ("member_id") WHERE "member_id" is not null;--> statement-breakpoint
CREATE INDEX "pushes_of_conversation" ON "pushes" USING btree ("conversation_id") WHERE "conversation_id" is not null;--> statement-breakpoint
CREATE INDEX "held_messages_sent" ON "held_messages" USING btree ("message_id") WHERE "message_id" is not null;--> statement-breakpoint
CREATE INDEX "tokens_over" ON "tokens" USING btree ("kind","expires_at");--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("liked_id","created_at","liker_id","seen_at","auto");--> statement-breakpoint
CREATE INDEX "mails_of_reader" ON "mails" USING btree ("site_id","recipient","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("created_at","id","member_id") WHERE "read_at" is null and "mailed_at" is null and "kind" in ('message', 'gift', 'like', 'match');