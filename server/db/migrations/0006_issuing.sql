CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_uid" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"installment" smallint NOT NULL,
	"installments" smallint NOT NULL,
	"payer_document" text,
	"payment_type" smallint NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"due_date" date NOT NULL,
	"our_number" text NOT NULL,
	"bar_code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "billets_our_number_unique" UNIQUE("our_number"),
	CONSTRAINT "billets_bar_code_unique" UNIQUE("bar_code"),
	CONSTRAINT "billets_installment" UNIQUE("policy_id","installment"),
	CONSTRAINT "billets_bar_code" CHECK ("billets"."bar_code" ~ '^[0-9]{44}$'),
	CONSTRAINT "billets_payment_type" CHECK ("billets"."payment_type" in (1, 5))
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"proposal_number" text NOT NULL,
	"quote_id" uuid,
	"product" text NOT NULL,
	"insurer_name" text NOT NULL,
	"client_document" text,
	"holder_name" text,
	"insured_name" text,
	"insured_document" text,
	"insured_amount" numeric(17, 2) NOT NULL,
	"validity_start" date NOT NULL,
	"validity_end" date NOT NULL,
	"commercial_premium" numeric(15, 2) NOT NULL,
	"iof" numeric(15, 2) NOT NULL,
	"gross_premium" numeric(15, 2) NOT NULL,
	"is_upload" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "policies_number_unique" UNIQUE("number"),
	CONSTRAINT "policies_proposal_number_unique" UNIQUE("proposal_number"),
	CONSTRAINT "policies_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "policies_validity" CHECK ("policies"."validity_end" > "policies"."validity_start")
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "insured_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "insured_document" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "insured_amount" numeric(17, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "validity_start" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "validity_end" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "rating" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "analysis_reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "payment_type" smallint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "payment_installments" smallint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "first_installment_days" smallint;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "payment_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "proposal_number" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "proposal_ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_uid_users_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "billets_payer" ON "billets" USING btree ("payer_document","due_date");--> statement-breakpoint
CREATE INDEX "policies_client" ON "policies" USING btree ("client_document","issued_at");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_proposal_number_unique" UNIQUE("proposal_number");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_payment_type" CHECK ("quotes"."payment_type" in (1, 5));