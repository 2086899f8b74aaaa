CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- unaccent is only STABLE since its dictionary could change; a generated column and its index need the promise that it does not.
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;--> statement-breakpoint
-- Every four letters that stand together. It costs what it says, so that no plan computes it for row after row.
CREATE OR REPLACE FUNCTION search_parts(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
	AS $$ SELECT coalesce(array_agg(DISTINCT substr(word, at, 4)), '{}')
		FROM regexp_split_to_table($1, '[^a-z]+') word, generate_series(1, length(word) - 3) at $$;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email_hash" text NOT NULL,
	"user_uid" text,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "access_tokens_purpose" CHECK ("access_tokens"."purpose" in ('password', 'confirmation'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "attempts_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "ip_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ip_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_uid" text NOT NULL,
	"ip" text NOT NULL,
	"user_type" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"document" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lead" boolean DEFAULT false NOT NULL,
	"invoice_billing" boolean DEFAULT false NOT NULL,
	"executive_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_document" CHECK ("clients"."document" ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$')
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"reports_to" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cell_phone" text,
	"section" text,
	"photo_full" text,
	"photo_standard" text,
	CONSTRAINT "contacts_role" CHECK ("contacts"."role" in ('executive', 'assistant', 'superintendent'))
);
--> statement-breakpoint
CREATE TABLE "user_clients" (
	"user_uid" text NOT NULL,
	"client_document" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_clients_user_uid_client_document_pk" PRIMARY KEY("user_uid","client_document")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"cpf_cnpj" text,
	"phone" text,
	"mobile_phone" text,
	"phone2" text,
	"mobile_phone2" text,
	"avatar" text,
	"is_executive" boolean DEFAULT false NOT NULL,
	"is_responsible_client" boolean DEFAULT false NOT NULL,
	"new_user" boolean DEFAULT true NOT NULL,
	"new_executive_notification" boolean DEFAULT false NOT NULL,
	"accepted_terms_version" text,
	"update_denied_at" timestamp with time zone,
	"cep" text,
	"place" text,
	"number" text,
	"complement" text,
	"district" text,
	"state" text,
	"city" text,
	"data_updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"company_document" text,
	"company_name" text,
	"email_confirmed_at" timestamp with time zone DEFAULT now(),
	"password_changed_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"sessions_ended_at" timestamp with time zone,
	"access_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_analyst" boolean DEFAULT false NOT NULL,
	"is_publisher" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
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
CREATE TABLE "bank_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"occurrence" text NOT NULL,
	"file_id" uuid,
	"our_number" text NOT NULL,
	"billet_id" uuid,
	"amount" numeric(15, 2) NOT NULL,
	"expected" numeric(15, 2),
	"paid_on" date NOT NULL,
	"outcome" text NOT NULL,
	"booked_by" text,
	"at" timestamp with time zone NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "bank_entries_occurrence_unique" UNIQUE("occurrence"),
	CONSTRAINT "bank_entries_outcome" CHECK ("bank_entries"."outcome" in ('booked', 'unknown', 'amount', 'again'))
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"received_by" text,
	"received_at" timestamp with time zone NOT NULL,
	"sequence" integer,
	"problem" text,
	"entries" smallint DEFAULT 0 NOT NULL,
	"booked" smallint DEFAULT 0 NOT NULL,
	"repeated" smallint DEFAULT 0 NOT NULL,
	"total" numeric(15, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "bank_files_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "billet_notices" (
	"user_uid" text PRIMARY KEY NOT NULL,
	"before_due" boolean NOT NULL,
	"on_due" boolean NOT NULL,
	"overdue" boolean NOT NULL,
	"by_email" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billet_reminders" (
	"billet_id" uuid NOT NULL,
	"user_uid" text NOT NULL,
	"kind" text NOT NULL,
	"due_date" date NOT NULL,
	CONSTRAINT "billet_reminders_billet_id_user_uid_kind_due_date_pk" PRIMARY KEY("billet_id","user_uid","kind","due_date")
);
--> statement-breakpoint
CREATE TABLE "billet_renewals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"billet_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"bar_code" text NOT NULL,
	"renewed_by" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"protocol" text NOT NULL,
	"owner_uid" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"document_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "complaints_protocol_unique" UNIQUE("protocol"),
	CONSTRAINT "complaints_kind" CHECK ("complaints"."kind" in ('complaint', 'suggestion')),
	CONSTRAINT "complaints_answered" CHECK (("complaints"."answer" is null) = ("complaints"."answered_at" is null))
);
--> statement-breakpoint
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
CREATE TABLE "constant_tables" (
	"hash" text PRIMARY KEY NOT NULL,
	"constants" json NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "definitions" (
	"hash" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"version" text NOT NULL,
	"bundle" json NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_uid" text NOT NULL,
	"link_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_uid" text NOT NULL,
	"product" text NOT NULL,
	"key" uuid NOT NULL,
	"name" text,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"definition" text NOT NULL,
	"answers" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"provenance" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	CONSTRAINT "drafts_user_uid_product_key_pk" PRIMARY KEY("user_uid","product","key")
);
--> statement-breakpoint
CREATE TABLE "executive_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"executive_uid" text NOT NULL,
	"client_document" text NOT NULL,
	"flow" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "executive_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "executive_links_flow" CHECK ("executive_links"."flow" in ('cotacao', 'endossos', 'correcao'))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"notification_type" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"pushed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_uid","notification_type","data"),
	CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue', 'DraftExpiring', 'CorrectionAsked', 'CorrectionReceived'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"token" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_uid" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_uid_key_pk" PRIMARY KEY("user_uid","key")
);
--> statement-breakpoint
CREATE TABLE "identifier_counters" (
	"prefix" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookup_cache" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lookup_cache_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "platform_status" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"expected_availability_date" timestamp with time zone,
	CONSTRAINT "platform_status_single" CHECK ("platform_status"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"product" text NOT NULL,
	"definition_hash" text NOT NULL,
	"owner_uid" text NOT NULL,
	"quote_id" uuid,
	"record" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunities_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"owner_uid" text NOT NULL,
	"link_id" uuid,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"cep" text,
	"place" text,
	"number" text,
	"complement" text,
	"district" text,
	"state" text,
	"city" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_owner" UNIQUE NULLS NOT DISTINCT("owner_uid","link_id","document"),
	CONSTRAINT "people_document" CHECK ("people"."document" ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$')
);
--> statement-breakpoint
CREATE TABLE "billets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"endorsement_id" uuid,
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
	"renewals" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "billets_our_number_unique" UNIQUE("our_number"),
	CONSTRAINT "billets_bar_code_unique" UNIQUE("bar_code"),
	CONSTRAINT "billets_installment" UNIQUE NULLS NOT DISTINCT("policy_id","endorsement_id","installment"),
	CONSTRAINT "billets_bar_code" CHECK ("billets"."bar_code" ~ '^[0-9]{44}$'),
	CONSTRAINT "billets_payment_type" CHECK ("billets"."payment_type" in (1, 5))
);
--> statement-breakpoint
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
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"proposal_number" text NOT NULL,
	"quote_id" uuid,
	"product" text NOT NULL,
	"modality" text,
	"broker" text,
	"insurer_name" text NOT NULL,
	"owner_uid" text,
	"client_document" text,
	"desk_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"holder_name" text,
	"insured_name" text,
	"insured_document" text,
	"insured_amount" numeric(17, 2) NOT NULL,
	"validity_start" date NOT NULL,
	"validity_end" date NOT NULL,
	"contract_value" numeric(17, 2),
	"object_text" text,
	"coverage_fine" boolean,
	"coverage_labor" boolean,
	"civil_work" boolean,
	"insured_place" jsonb,
	"commercial_premium" numeric(15, 2) NOT NULL,
	"iof" numeric(15, 2) NOT NULL,
	"gross_premium" numeric(15, 2) NOT NULL,
	"is_upload" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"first_state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"search_number" text GENERATED ALWAYS AS (upper(regexp_replace("number", '[^0-9A-Za-z]', '', 'g'))) STORED,
	"search_text" text GENERATED ALWAYS AS (search_text("number" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", ''))) STORED,
	CONSTRAINT "policies_number_unique" UNIQUE("number"),
	CONSTRAINT "policies_proposal_number_unique" UNIQUE("proposal_number"),
	CONSTRAINT "policies_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "policies_client_of" UNIQUE("id","client_document"),
	CONSTRAINT "policies_validity" CHECK ("policies"."validity_end" > "policies"."validity_start")
);
--> statement-breakpoint
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
CREATE TABLE "portal_updates_seen" (
	"user_uid" text NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_updates_seen_user_uid_version_pk" PRIMARY KEY("user_uid","version")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"answer" boolean,
	"payload" jsonb NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_documents" (
	"quote_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "quote_documents_quote_id_document_id_pk" PRIMARY KEY("quote_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_uid" text,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changes" jsonb,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"kind" text DEFAULT 'quote' NOT NULL,
	"document_number" text,
	"issued_number" text,
	"product" text NOT NULL,
	"product_id" uuid NOT NULL,
	"definition_hash" text NOT NULL,
	"owner_uid" text NOT NULL,
	"executive_link_id" uuid,
	"client_document" text,
	"desk_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"policy_id" uuid,
	"policy_version" integer,
	"request_by_executive" boolean DEFAULT false NOT NULL,
	"client_is_nominated" boolean,
	"status" smallint NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"held_by" text,
	"held_since" timestamp with time zone,
	"record" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"business_day" date NOT NULL,
	"constants_hash" text NOT NULL,
	"context" jsonb NOT NULL,
	"holder_name" text,
	"insured_name" text,
	"insured_document" text,
	"insured_amount" numeric(17, 2),
	"validity_start" date,
	"validity_end" date,
	"object_numbers" text,
	"search_text" text GENERATED ALWAYS AS (search_text("identifier" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", '') || ' ' || coalesce("document_number", '') || ' ' || coalesce("object_numbers", '') || ' ' || regexp_replace(coalesce("object_numbers", ''), '[./-]', '', 'g'))) STORED,
	"rating" jsonb,
	"commercial_premium" numeric(15, 2),
	"gross_premium" numeric(15, 2),
	"iof" numeric(15, 2),
	"installments" smallint,
	"insurer_name" text,
	"released_at" timestamp with time zone,
	"analysis_reason" text,
	"payment_type" smallint,
	"payment_installments" smallint,
	"first_installment_days" smallint,
	"payment_at" timestamp with time zone,
	"first_due_date" date,
	"proposal_number" text,
	"proposal_ready_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"denied_reason" text,
	"denied_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"correction_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "quotes_proposal_number_unique" UNIQUE("proposal_number"),
	CONSTRAINT "quotes_payment_type" CHECK ("quotes"."payment_type" in (1, 5)),
	CONSTRAINT "quotes_status" CHECK (("quotes"."kind" = 'quote' and "quotes"."status" between 1 and 9) or ("quotes"."kind" = 'endorsement' and "quotes"."status" in (2, 4, 5, 6, 7, 8, 10, 11, 12)))
);
--> statement-breakpoint
CREATE TABLE "renewal_interests" (
	"policy_id" uuid PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"schedule_id" uuid PRIMARY KEY NOT NULL,
	"score" smallint NOT NULL,
	"justification" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_score" CHECK ("survey_answers"."score" between -1 and 10)
);
--> statement-breakpoint
CREATE TABLE "survey_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"campaign_id" text NOT NULL,
	"document_number" text,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_uid" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"ip" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_user_uid_version_pk" PRIMARY KEY("user_uid","version")
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "shared_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "desk_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"desk_id" uuid NOT NULL,
	"product" text NOT NULL,
	"status" smallint NOT NULL,
	"waited_seconds" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"definition" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_log" ADD CONSTRAINT "ip_log_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_executive_id_contacts_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_reports_to_contacts_id_fk" FOREIGN KEY ("reports_to") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_clients" ADD CONSTRAINT "user_clients_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_clients" ADD CONSTRAINT "user_clients_client_document_clients_document_fk" FOREIGN KEY ("client_document") REFERENCES "public"."clients"("document") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_uid_users_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_billet_id_billets_id_fk" FOREIGN KEY ("billet_id") REFERENCES "public"."billets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booked_by_users_uid_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_settled_by_users_uid_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_received_by_users_uid_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_notices" ADD CONSTRAINT "billet_notices_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_reminders" ADD CONSTRAINT "billet_reminders_billet_id_billets_id_fk" FOREIGN KEY ("billet_id") REFERENCES "public"."billets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_reminders" ADD CONSTRAINT "billet_reminders_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_renewals" ADD CONSTRAINT "billet_renewals_billet_id_billets_id_fk" FOREIGN KEY ("billet_id") REFERENCES "public"."billets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billet_renewals" ADD CONSTRAINT "billet_renewals_renewed_by_users_uid_fk" FOREIGN KEY ("renewed_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_answered_by_users_uid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_asked_by_users_uid_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executive_links" ADD CONSTRAINT "executive_links_executive_uid_users_uid_fk" FOREIGN KEY ("executive_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executive_links" ADD CONSTRAINT "executive_links_client_document_clients_document_fk" FOREIGN KEY ("client_document") REFERENCES "public"."clients"("document") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_definition_hash_definitions_hash_fk" FOREIGN KEY ("definition_hash") REFERENCES "public"."definitions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_endorsement_id_endorsements_id_fk" FOREIGN KEY ("endorsement_id") REFERENCES "public"."endorsements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_payer_is_client" FOREIGN KEY ("policy_id","payer_document") REFERENCES "public"."policies"("id","client_document") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_imports" ADD CONSTRAINT "policy_imports_decided_by_users_uid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_updates_seen" ADD CONSTRAINT "portal_updates_seen_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_answered_by_users_uid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_documents" ADD CONSTRAINT "quote_documents_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_documents" ADD CONSTRAINT "quote_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_actor_uid_users_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_definition_hash_definitions_hash_fk" FOREIGN KEY ("definition_hash") REFERENCES "public"."definitions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_executive_link_id_executive_links_id_fk" FOREIGN KEY ("executive_link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_constants_hash_constant_tables_hash_fk" FOREIGN KEY ("constants_hash") REFERENCES "public"."constant_tables"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_interests" ADD CONSTRAINT "renewal_interests_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_interests" ADD CONSTRAINT "renewal_interests_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_schedule_id_survey_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."survey_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_schedules" ADD CONSTRAINT "survey_schedules_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_created_by_users_uid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_answers" ADD CONSTRAINT "desk_answers_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_filters" ADD CONSTRAINT "desk_filters_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_texts" ADD CONSTRAINT "desk_texts_updated_by_users_uid_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_held_by_users_uid_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_email" ON "access_tokens" USING btree ("email_hash","purpose");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "ip_log_user" ON "ip_log" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "ip_log_at" ON "ip_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "clients_executive" ON "clients" USING btree ("executive_id");--> statement-breakpoint
CREATE INDEX "contacts_reports_to" ON "contacts" USING btree ("reports_to");--> statement-breakpoint
CREATE INDEX "user_clients_client" ON "user_clients" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_entries_open" ON "bank_entries" USING btree ("at","id") WHERE "bank_entries"."outcome" <> 'booked' and "bank_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bank_entries_billet" ON "bank_entries" USING btree ("billet_id");--> statement-breakpoint
CREATE INDEX "bank_files_received" ON "bank_files" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "billet_renewals_billet" ON "billet_renewals" USING btree ("billet_id","renewed_at");--> statement-breakpoint
CREATE INDEX "complaints_owner" ON "complaints" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("created_at") WHERE "complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "corrections_quote" ON "corrections" USING btree ("quote_id","asked_at");--> statement-breakpoint
CREATE INDEX "corrections_link" ON "corrections" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_open" ON "corrections" USING btree ("quote_id") WHERE "corrections"."answered_at" is null and "corrections"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "definitions_product" ON "definitions" USING btree ("product");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "executive_links_client" ON "executive_links" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_uid","created_at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lookup_cache_expiry" ON "lookup_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "opportunities_owner" ON "opportunities" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "billets_payer" ON "billets" USING btree ("payer_document","due_date","id") INCLUDE ("amount", "paid_at", "policy_id");--> statement-breakpoint
CREATE INDEX "billets_payer_amount" ON "billets" USING btree ("payer_document","amount","id");--> statement-breakpoint
CREATE INDEX "billets_payer_issued" ON "billets" USING btree ("payer_document","issued_at","id");--> statement-breakpoint
CREATE INDEX "billets_unpaid" ON "billets" USING btree ("due_date","id") WHERE "billets"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "billets_payer_unpaid" ON "billets" USING btree ("payer_document","due_date","id") WHERE "billets"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "endorsements_number_search" ON "endorsements" USING gin ("search_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_owner_client" ON "policies" USING btree ("owner_uid","client_document");--> statement-breakpoint
CREATE INDEX "policies_owner_desk" ON "policies" USING btree ("owner_uid","desk_id");--> statement-breakpoint
CREATE INDEX "policies_client_issued" ON "policies" USING btree ("client_document","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_number" ON "policies" USING btree ("client_document","number","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_holder" ON "policies" USING btree ("client_document",coalesce(search_text("holder_name"), ''),"id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "holder_name");--> statement-breakpoint
CREATE INDEX "policies_client_amount" ON "policies" USING btree ("client_document","insured_amount","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_start" ON "policies" USING btree ("client_document","validity_start","id") INCLUDE ("product", "insurer_name", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_end" ON "policies" USING btree ("client_document","validity_end","id") INCLUDE ("product", "insurer_name", "validity_start", "cancelled_at", "insured_amount", "gross_premium");--> statement-breakpoint
CREATE INDEX "policies_client_insurer" ON "policies" USING btree ("client_document","insurer_name", "issued_at","id") INCLUDE ("product", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_cancelled" ON "policies" USING btree ("client_document","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "policies_desk_issued" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_number" ON "policies" USING btree ("desk_id","number","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_holder" ON "policies" USING btree ("desk_id",coalesce(search_text("holder_name"), ''),"id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "holder_name");--> statement-breakpoint
CREATE INDEX "policies_desk_amount" ON "policies" USING btree ("desk_id","insured_amount","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_start" ON "policies" USING btree ("desk_id","validity_start","id") INCLUDE ("product", "insurer_name", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_end" ON "policies" USING btree ("desk_id","validity_end","id") INCLUDE ("product", "insurer_name", "validity_start", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_insurer" ON "policies" USING btree ("desk_id","insurer_name", "issued_at","id") INCLUDE ("product", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_desk_cancelled" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "policies_desk_product" ON "policies" USING btree ("desk_id","product","insurer_name","issued_at","id") INCLUDE ("validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_client_text" ON "policies" USING btree ("client_document","id") INCLUDE ("search_text", "issued_at", "number", "insured_amount", "holder_name", "product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "policies_search" ON "policies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_issued" ON "policies" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "policies_number_begins" ON "policies" USING btree ("search_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "policies_number_search" ON "policies" USING gin ("search_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "policies_parts" ON "policies" USING gin (search_parts("search_text"));--> statement-breakpoint
CREATE INDEX "policy_imports_owner" ON "policy_imports" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "policy_imports_created" ON "policy_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "policy_imports_policy_id" ON "policy_imports" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_imports_number" ON "policy_imports" USING btree ("client_document","number") WHERE "policy_imports"."status" <> 'refused';--> statement-breakpoint
CREATE INDEX "quote_documents_document" ON "quote_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_events_decided" ON "quote_events" USING btree ("from_status","id") WHERE "quote_events"."kind" = 'moved' and "quote_events"."actor_uid" is not null;--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "quotes_owner_client" ON "quotes" USING btree ("owner_uid","client_document");--> statement-breakpoint
CREATE INDEX "quotes_owner_desk" ON "quotes" USING btree ("owner_uid","desk_id");--> statement-breakpoint
CREATE INDEX "quotes_client_created" ON "quotes" USING btree ("client_document","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_status" ON "quotes" USING btree ("client_document", "status", "created_at", "id") INCLUDE ("product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_product" ON "quotes" USING btree ("client_document", "product", "created_at", "id") INCLUDE ("status") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_updated" ON "quotes" USING btree ("desk_id","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_updated" ON "quotes" USING btree ("client_document","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_number" ON "quotes" USING btree ("client_document","identifier","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_insured" ON "quotes" USING btree ("client_document",coalesce(search_text("insured_name"), ''),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_amount" ON "quotes" USING btree ("client_document",coalesce("insured_amount", 0),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "quotes_policy" ON "quotes" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_policy_in_progress" ON "quotes" USING btree ("policy_id") WHERE "quotes"."deleted_at" is null and "quotes"."status" in (2, 5, 6, 7, 10);--> statement-breakpoint
CREATE INDEX "quotes_desk_amount" ON "quotes" USING btree ("desk_id",coalesce("insured_amount", 0),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_held" ON "quotes" USING btree ("desk_id","held_by","status","status_since","id") WHERE "quotes"."deleted_at" is null and "quotes"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "quotes_desk_created" ON "quotes" USING btree ("desk_id","created_at","product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_status" ON "quotes" USING btree ("desk_id","status","status_since","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_product" ON "quotes" USING btree ("desk_id","product","status","status_since","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_parts" ON "quotes" USING gin (search_parts("search_text")) WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_text" ON "quotes" USING btree ("client_document","id") INCLUDE ("search_text", "created_at", "updated_at", "identifier", "insured_name", "insured_amount", "status", "product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "survey_schedules_user" ON "survey_schedules" USING btree ("user_uid","due_on");--> statement-breakpoint
CREATE INDEX "shared_links_quote" ON "shared_links" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "desk_answers_desk" ON "desk_answers" USING btree ("desk_id","at","product","waited_seconds");--> statement-breakpoint
CREATE INDEX "desk_answers_quote" ON "desk_answers" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_filters_name" ON "desk_filters" USING btree ("user_uid",lower("name"));--> statement-breakpoint
CREATE INDEX "templates_user" ON "templates" USING btree ("user_uid","product");--> statement-breakpoint
-- By hand: the two tables refer to each other, which their descriptions in TypeScript cannot.
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id");--> statement-breakpoint
-- Who looks after a record's client stands in the record, so that a desk's list is read in the order of an index.
CREATE FUNCTION keep_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.desk_id := coalesce((SELECT executive_id FROM public.clients WHERE document = NEW.client_document), '00000000-0000-0000-0000-000000000000');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER policies_desk BEFORE INSERT OR UPDATE OF client_document ON "policies" FOR EACH ROW EXECUTE FUNCTION keep_desk();--> statement-breakpoint
CREATE TRIGGER quotes_desk BEFORE INSERT OR UPDATE OF client_document ON "quotes" FOR EACH ROW EXECUTE FUNCTION keep_desk();--> statement-breakpoint
CREATE FUNCTION move_desk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE desk uuid := coalesce(NEW.executive_id, '00000000-0000-0000-0000-000000000000');
BEGIN
	UPDATE public.policies SET desk_id = desk WHERE client_document = NEW.document AND desk_id <> desk;
	UPDATE public.quotes SET desk_id = desk WHERE client_document = NEW.document AND desk_id <> desk;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER clients_desk AFTER INSERT OR UPDATE OF executive_id ON "clients" FOR EACH ROW EXECUTE FUNCTION move_desk();--> statement-breakpoint
-- The platform is open until an operator closes it (decision 44).
INSERT INTO "platform_status" ("id") VALUES (1);--> statement-breakpoint
CREATE TABLE "definition_draft_files" (
	"draft_id" uuid NOT NULL,
	"file" text NOT NULL,
	"text" text NOT NULL,
	"base_hash" text,
	"version" integer NOT NULL,
	"author_uid" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "definition_draft_files_draft_id_file_pk" PRIMARY KEY("draft_id","file")
);
--> statement-breakpoint
CREATE TABLE "definition_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"author_uid" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "definition_previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "definition_draft_files" ADD CONSTRAINT "definition_draft_files_draft_id_definition_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."definition_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_draft_files" ADD CONSTRAINT "definition_draft_files_author_uid_users_uid_fk" FOREIGN KEY ("author_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_drafts" ADD CONSTRAINT "definition_drafts_author_uid_users_uid_fk" FOREIGN KEY ("author_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "definition_draft_files_file" ON "definition_draft_files" USING btree ("file");--> statement-breakpoint
CREATE INDEX "definition_previews_at" ON "definition_previews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quotes_client_correction" ON "quotes" USING btree ("client_document","correction_until","id") WHERE "quotes"."deleted_at" is null and "quotes"."correction_until" is not null;--> statement-breakpoint
CREATE TABLE "wizard_counts" (
	"day" date NOT NULL,
	"definition" text NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"field" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "wizard_counts_definition_day_kind_step_field_code_pk" PRIMARY KEY("definition","day","kind","step","field","code")
);
--> statement-breakpoint
CREATE INDEX "wizard_counts_day" ON "wizard_counts" USING btree ("day");--> statement-breakpoint
CREATE TABLE "product_folders" (
	"hash" text PRIMARY KEY NOT NULL,
	"files" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"folder" text NOT NULL,
	"base" bigint,
	"definitions" jsonb NOT NULL,
	"constants" text NOT NULL,
	"author_uid" text,
	"note" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"approver_uid" text,
	"approved_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"in_force_from" timestamp with time zone,
	"share" integer DEFAULT 100 NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "releases_share" CHECK ("releases"."share" between 1 and 100),
	CONSTRAINT "releases_approved" CHECK ("releases"."state" <> 'approved' or "releases"."in_force_from" is not null),
	CONSTRAINT "releases_two_people" CHECK ("releases"."kind" = 'build' or "releases"."approver_uid" is null or "releases"."approver_uid" <> "releases"."author_uid")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_folder_product_folders_hash_fk" FOREIGN KEY ("folder") REFERENCES "public"."product_folders"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_base_releases_id_fk" FOREIGN KEY ("base") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_author_uid_users_uid_fk" FOREIGN KEY ("author_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_approver_uid_users_uid_fk" FOREIGN KEY ("approver_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_withdrawn_by_users_uid_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_state" ON "releases" USING btree ("state");--> statement-breakpoint
CREATE TABLE "check_traces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_traces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trace" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
