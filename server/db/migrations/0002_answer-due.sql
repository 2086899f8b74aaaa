CREATE TABLE "answer_reminders" (
	"quote_id" uuid NOT NULL,
	"told" text NOT NULL,
	"due_on" date NOT NULL,
	"day" smallint NOT NULL,
	CONSTRAINT "answer_reminders_quote_id_told_due_on_day_pk" PRIMARY KEY("quote_id","told","due_on","day")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_reminders" ADD CONSTRAINT "answer_reminders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_desk_due" ON "quotes" USING btree ("desk_id","answer_due_at","id") WHERE "quotes"."deleted_at" is null and "quotes"."answer_due_at" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'PolicyEnding', 'AnswerDue', 'CorrectionAsked', 'CorrectionReceived'));--> statement-breakpoint
-- What waits already: its count began with its status, and what the customer has still to correct stands.
UPDATE "quotes" SET
	"answer_due_at" = "status_since" + make_interval(days => CASE "status" WHEN 7 THEN 30 ELSE 25 END),
	"suspended_until" = "correction_until"
WHERE "status" IN (1, 5, 7, 10);
