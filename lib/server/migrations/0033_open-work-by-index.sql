DROP INDEX "mails_due";--> statement-breakpoint
DROP INDEX "pushes_due";--> statement-breakpoint
DROP INDEX "sessions_watched";--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("id") WHERE "answered_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_answered" ON "complaints" USING btree ("answered_at","id") WHERE "answered_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_not_done" ON "withdrawals" USING btree ("state","due_at","requested_at") WHERE "state" in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "pushes_expiring" ON "pushes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signups_of_request" ON "signups" USING btree ("request_key") WHERE "request_key" is not null;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "sessions_watched" ON "sessions" USING btree ("member_id","watched_until") WHERE "watched_until" is not null;