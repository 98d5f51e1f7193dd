ALTER TABLE "spending_limits" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD COLUMN "next_currency" text;--> statement-breakpoint
-- A limit was set in the money of the country that its member lived in.
UPDATE "spending_limits" AS l SET "currency" = c."currency" FROM "members" AS m
JOIN (VALUES ('CH', 'CHF'), ('PL', 'PLN'), ('SE', 'SEK'), ('NO', 'NOK'), ('DK', 'DKK'), ('GB', 'GBP'), ('US', 'USD'), ('CA', 'CAD'), ('AU', 'AUD')) AS c ("country", "currency") ON c."country" = m."country"
WHERE m."id" = l."member_id";
