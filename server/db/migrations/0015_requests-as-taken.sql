CREATE TABLE "constant_tables" (
	"hash" text PRIMARY KEY NOT NULL,
	"constants" json NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_events" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "business_day" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "constants_hash" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "context" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "first_due_date" date;--> statement-breakpoint
-- What was taken before: on the day of its registration or last edit, from whoever asked.
UPDATE "quotes" q SET
	"business_day" = (coalesce(
		(SELECT max(e."at") FROM "quote_events" e WHERE e."quote_id" = q."id" AND e."kind" IN ('registered', 'edited')),
		q."created_at") AT TIME ZONE 'America/Sao_Paulo')::date,
	"context" = jsonb_build_object(
		'executive', q."request_by_executive",
		'user', jsonb_build_object('name', u."name", 'email', u."email", 'phone', coalesce(u."mobile_phone", u."phone", '')),
		'companies', '[]'::jsonb,
		'nominated', '[]'::jsonb),
	"first_due_date" = coalesce(
		(SELECT b."due_date" FROM "policies" p JOIN "billets" b ON b."policy_id" = p."id" AND b."installment" = 1 WHERE p."quote_id" = q."id"),
		(q."payment_at" AT TIME ZONE 'America/Sao_Paulo')::date + coalesce(q."first_installment_days", 30))
	FROM "users" u WHERE u."uid" = q."owner_uid";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "business_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "context" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_constants_hash_constant_tables_hash_fk" FOREIGN KEY ("constants_hash") REFERENCES "public"."constant_tables"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'NewOpportunity'));