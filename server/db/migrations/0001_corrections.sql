CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text,
	"fields" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"link_id" uuid
);
--> statement-breakpoint
ALTER TABLE "executive_links" DROP CONSTRAINT "executive_links_flow";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "correction_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_asked_by_users_uid_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_quote" ON "corrections" USING btree ("quote_id","asked_at");--> statement-breakpoint
CREATE INDEX "corrections_link" ON "corrections" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_open" ON "corrections" USING btree ("quote_id") WHERE "corrections"."answered_at" is null and "corrections"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "executive_links" ADD CONSTRAINT "executive_links_flow" CHECK ("executive_links"."flow" in ('cotacao', 'endossos', 'correcao'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'CorrectionAsked', 'CorrectionReceived'));