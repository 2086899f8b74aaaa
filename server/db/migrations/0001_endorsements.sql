CREATE TABLE "endorsements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"quote_id" uuid,
	"number" text NOT NULL,
	"suffix" smallint NOT NULL,
	"proposal_number" text,
	"type" text NOT NULL,
	"rule" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"effective_on" date NOT NULL,
	"commercial_premium" numeric(15, 2) NOT NULL,
	"iof" numeric(15, 2) NOT NULL,
	"gross_premium" numeric(15, 2) NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"search_number" text GENERATED ALWAYS AS (upper(regexp_replace("number", '[^0-9A-Za-z]', '', 'g'))) STORED,
	CONSTRAINT "endorsements_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "endorsements_number_unique" UNIQUE("number"),
	CONSTRAINT "endorsements_suffix" UNIQUE("policy_id","suffix"),
	CONSTRAINT "endorsements_suffix_range" CHECK ("endorsements"."suffix" > 0)
);
--> statement-breakpoint
ALTER TABLE "billets" DROP CONSTRAINT "billets_installment";--> statement-breakpoint
ALTER TABLE "billets" ADD COLUMN "endorsement_id" uuid;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "modality" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "broker" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "contract_value" numeric(17, 2);--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "object_text" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "coverage_fine" boolean;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "coverage_labor" boolean;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "civil_work" boolean;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "insured_place" jsonb;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "first_state" jsonb;--> statement-breakpoint
-- What was issued before there were endorsements says what it said.
UPDATE "policies" SET "first_state" = jsonb_build_object(
	'validityStart', "validity_start"::text, 'validityEnd', "validity_end"::text, 'insuredAmount', "insured_amount"::text,
	'contractValue', null, 'objectText', null, 'coverageFine', null, 'coverageLabor', null, 'civilWork', null,
	'insuredName', "insured_name", 'insuredDocument', "insured_document", 'insuredPlace', null, 'cancelledAt', null);--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "first_state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "search_number" text GENERATED ALWAYS AS (upper(regexp_replace("number", '[^0-9A-Za-z]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "policy_version" integer;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "endorsements_number_search" ON "endorsements" USING gin ("search_number" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_endorsement_id_endorsements_id_fk" FOREIGN KEY ("endorsement_id") REFERENCES "public"."endorsements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_issued" ON "policies" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "policies_number_search" ON "policies" USING gin ("search_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_policy" ON "quotes" USING btree ("policy_id");--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_installment" UNIQUE NULLS NOT DISTINCT("policy_id","endorsement_id","installment");--> statement-breakpoint
-- By hand: the two tables refer to each other, which their descriptions in TypeScript cannot.
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id");
