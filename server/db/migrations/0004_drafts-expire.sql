ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'CorrectionAsked', 'CorrectionReceived'));