ALTER TABLE "withdrawals" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;