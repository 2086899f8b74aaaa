CREATE TABLE "document_codes" (
	"number" text PRIMARY KEY NOT NULL,
	"policy_id" uuid NOT NULL,
	"endorsement_id" uuid,
	"code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_codes" ADD CONSTRAINT "document_codes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_codes" ADD CONSTRAINT "document_codes_endorsement_id_endorsements_id_fk" FOREIGN KEY ("endorsement_id") REFERENCES "public"."endorsements"("id") ON DELETE cascade ON UPDATE no action;