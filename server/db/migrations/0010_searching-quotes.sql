CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- unaccent is only STABLE since its dictionary could change; a generated column and its index need the promise that it does not.
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"token" text PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("identifier" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", ''))) STORED;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search_text" gin_trgm_ops);