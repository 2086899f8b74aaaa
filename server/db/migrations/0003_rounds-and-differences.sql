CREATE TABLE "round_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_outcome";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_outcome" CHECK ("bank_entries"."outcome" in ('booked', 'unknown', 'amount', 'day', 'again'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'PolicyEnding', 'AnswerDue', 'ConstantEnding', 'CorrectionAsked', 'CorrectionReceived'));