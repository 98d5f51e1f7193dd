CREATE INDEX "credit_lots_of_member" ON "credit_lots" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "operator_actions_of_member" ON "operator_actions" USING btree ("member_id") WHERE "member_id" is not null;--> statement-breakpoint
CREATE INDEX "payers_to_forget_due" ON "payers_to_forget" USING btree ("provider","due_at");