-- What the old book held is carried over: one lot for each member, and every entry as a transfer from or to it.
INSERT INTO "credit_lots" ("member_id", "source", "granted", "left", "created_at")
SELECT e."member_id", 'opening', sum(e."amount") FILTER (WHERE e."amount" > 0 AND e."reason" <> 'unsent'), m."credits", min(e."created_at")
FROM "credit_entries" e JOIN "members" m ON m."id" = e."member_id"
GROUP BY e."member_id", m."credits" HAVING sum(e."amount") FILTER (WHERE e."amount" > 0 AND e."reason" <> 'unsent') > 0;--> statement-breakpoint
INSERT INTO "transfers" ("member_id", "unit", "amount", "from_account", "to_account", "reason", "lot_id", "message_id", "created_at")
SELECT e."member_id", 'credits', abs(e."amount"),
  CASE WHEN e."amount" < 0 THEN 'purse' WHEN e."reason" = 'unsent' THEN 'spent' ELSE 'given' END,
  CASE WHEN e."amount" < 0 THEN 'spent' ELSE 'purse' END,
  e."reason", l."id", e."message_id", e."created_at"
FROM "credit_entries" e JOIN "credit_lots" l ON l."member_id" = e."member_id" WHERE e."amount" <> 0 ORDER BY e."id";--> statement-breakpoint
ALTER TABLE "credit_entries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "credit_entries" CASCADE;--> statement-breakpoint
DROP INDEX "orders_code_once";