CREATE TABLE "policy_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"owner_uid" text NOT NULL,
	"client_document" text NOT NULL,
	"holder_name" text NOT NULL,
	"number" text NOT NULL,
	"insurer_name" text NOT NULL,
	"validity_start" date NOT NULL,
	"validity_end" date NOT NULL,
	"insured_amount" numeric(17, 2) NOT NULL,
	"document_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"policy_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_imports_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "policy_imports_status" CHECK ("policy_imports"."status" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "policy_imports_decided" CHECK (("policy_imports"."status" = 'waiting') = ("policy_imports"."decided_at" is null)),
	CONSTRAINT "policy_imports_reason" CHECK (("policy_imports"."status" = 'refused') = ("policy_imports"."reason" is not null)),
	CONSTRAINT "policy_imports_policy" CHECK (("policy_imports"."status" = 'accepted') = ("policy_imports"."policy_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_decided_by_users_uid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_imports_owner" ON "policy_imports" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "policy_imports_created" ON "policy_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "policy_imports_policy_id" ON "policy_imports" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_imports_number" ON "policy_imports" USING btree ("client_document","number") WHERE "policy_imports"."status" <> 'refused';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest'));