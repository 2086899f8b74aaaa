CREATE TABLE "clients" (
	"document" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lead" boolean DEFAULT false NOT NULL,
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
	"is_track_sale_schedule" boolean DEFAULT false NOT NULL,
	"new_user" boolean DEFAULT true NOT NULL,
	"new_executive_notification" boolean DEFAULT false NOT NULL,
	"accepted_terms_version" text,
	"update_denied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
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
	"definition" text NOT NULL,
	"answers" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_uid_product_pk" PRIMARY KEY("user_uid","product")
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
CREATE TABLE "people" (
	"owner_uid" text NOT NULL,
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
	CONSTRAINT "people_owner_uid_document_pk" PRIMARY KEY("owner_uid","document"),
	CONSTRAINT "people_document" CHECK ("people"."document" ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$')
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
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"product" text NOT NULL,
	"product_id" uuid NOT NULL,
	"definition_hash" text NOT NULL,
	"owner_uid" text NOT NULL,
	"client_document" text,
	"request_by_executive" boolean DEFAULT false NOT NULL,
	"client_is_nominated" boolean,
	"status" smallint NOT NULL,
	"record" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"commercial_premium" numeric(15, 2),
	"gross_premium" numeric(15, 2),
	"iof" numeric(15, 2),
	"installments" smallint,
	"insurer_name" text,
	"denied_reason" text,
	"denied_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" between 1 and 9)
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_executive_id_contacts_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_reports_to_contacts_id_fk" FOREIGN KEY ("reports_to") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_clients" ADD CONSTRAINT "user_clients_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_clients" ADD CONSTRAINT "user_clients_client_document_clients_document_fk" FOREIGN KEY ("client_document") REFERENCES "public"."clients"("document") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_actor_uid_users_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_definition_hash_definitions_hash_fk" FOREIGN KEY ("definition_hash") REFERENCES "public"."definitions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_executive" ON "clients" USING btree ("executive_id");--> statement-breakpoint
CREATE INDEX "contacts_reports_to" ON "contacts" USING btree ("reports_to");--> statement-breakpoint
CREATE INDEX "user_clients_client" ON "user_clients" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "definitions_product" ON "definitions" USING btree ("product");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lookup_cache_expiry" ON "lookup_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_document","created_at");--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("status","expires_at");--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "platform_status" ("id") VALUES (1);
