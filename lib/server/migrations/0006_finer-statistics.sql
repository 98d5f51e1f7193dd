-- Regions are many and ages thin out: with the usual hundred values the count of a search would promise more than there are.
ALTER TABLE "members" ALTER COLUMN "region" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "date_of_birth" SET STATISTICS 1000;
