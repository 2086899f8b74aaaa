CREATE TABLE "billet_nettings" (
	"billet_id" uuid NOT NULL,
	"endorsement_id" uuid NOT NULL,
	"amount_before" numeric(15, 2) NOT NULL,
	"amount_after" numeric(15, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billet_nettings_billet_id_endorsement_id_pk" PRIMARY KEY("billet_id","endorsement_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endorsement_id" uuid NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"pay_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_on" date,
	"paid_by" text,
	CONSTRAINT "refunds_endorsement_id_unique" UNIQUE("endorsement_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_paid" CHECK (("refunds"."paid_on" is null) = ("refunds"."paid_by" is null))
);
--> statement-breakpoint
ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_outcome";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
DROP INDEX "billets_unpaid";--> statement-breakpoint
DROP INDEX "billets_payer_unpaid";--> statement-breakpoint
ALTER TABLE "billets" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billet_nettings" ADD CONSTRAINT "billet_nettings_billet_id_billets_id_fk" FOREIGN KEY ("billet_id") REFERENCES "public"."billets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_nettings" ADD CONSTRAINT "billet_nettings_endorsement_id_endorsements_id_fk" FOREIGN KEY ("endorsement_id") REFERENCES "public"."endorsements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_endorsement_id_endorsements_id_fk" FOREIGN KEY ("endorsement_id") REFERENCES "public"."endorsements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_by_users_uid_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."paid_on" is null;--> statement-breakpoint
CREATE INDEX "billets_unpaid" ON "billets" USING btree ("due_date","id") WHERE "billets"."paid_at" is null and "billets"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "billets_payer_unpaid" ON "billets" USING btree ("payer_document","due_date","id") WHERE "billets"."paid_at" is null and "billets"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_outcome" CHECK ("bank_entries"."outcome" in ('booked', 'unknown', 'amount', 'day', 'again', 'cancelled'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'PolicyEnding', 'AnswerDue', 'ConstantEnding', 'PremiumProposed', 'UndoneEndorsement', 'CorrectionAsked', 'CorrectionReceived'));--> statement-breakpoint
DROP INDEX "billets_payer";--> statement-breakpoint
CREATE INDEX "billets_payer" ON "billets" USING btree ("payer_document","due_date","id") INCLUDE ("amount", "paid_at", "cancelled_at", "policy_id");