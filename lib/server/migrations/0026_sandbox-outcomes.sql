ALTER TABLE "sandbox_payments" ADD COLUMN "refund_plan" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;