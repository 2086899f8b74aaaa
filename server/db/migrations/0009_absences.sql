CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"stand_in_uid" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absences_days" CHECK ("absences"."starts_on" <= "absences"."ends_on"),
	CONSTRAINT "absences_other" CHECK ("absences"."user_uid" <> "absences"."stand_in_uid")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_stand_in_uid_users_uid_fk" FOREIGN KEY ("stand_in_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_user" ON "absences" USING btree ("user_uid","ends_on");--> statement-breakpoint
CREATE INDEX "absences_stand_in" ON "absences" USING btree ("stand_in_uid","ends_on");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'PolicyEnding', 'AnswerDue', 'ConstantEnding', 'PremiumProposed', 'StandingIn', 'UndoneEndorsement', 'CorrectionAsked', 'CorrectionReceived'));