CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"asked" jsonb NOT NULL,
	"state" text NOT NULL,
	"next_state" text,
	"due_at" timestamp (3) with time zone,
	"customer" text,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"charged_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference")
);
