CREATE TABLE "policy_end_notices" (
	"policy_id" uuid NOT NULL,
	"validity_end" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "policy_end_notices_policy_id_validity_end_days_before_pk" PRIMARY KEY("policy_id","validity_end","days_before")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "policy_end_notices" ADD CONSTRAINT "policy_end_notices_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'PolicyEnding', 'CorrectionAsked', 'CorrectionReceived'));