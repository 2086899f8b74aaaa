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
	CONSTRAINT "executive_links_flow" CHECK ("executive_links"."flow" in ('cotacao', 'endossos'))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_documents" (
	"quote_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "quote_documents_quote_id_document_id_pk" PRIMARY KEY("quote_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_owner_uid_document_pk";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "executive_link_id" uuid;--> statement-breakpoint
ALTER TABLE "executive_links" ADD CONSTRAINT "executive_links_executive_uid_users_uid_fk" FOREIGN KEY ("executive_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executive_links" ADD CONSTRAINT "executive_links_client_document_clients_document_fk" FOREIGN KEY ("client_document") REFERENCES "public"."clients"("document") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_documents" ADD CONSTRAINT "quote_documents_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_documents" ADD CONSTRAINT "quote_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "executive_links_client" ON "executive_links" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "quote_documents_document" ON "quote_documents" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_link_id_executive_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."executive_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_executive_link_id_executive_links_id_fk" FOREIGN KEY ("executive_link_id") REFERENCES "public"."executive_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_owner" UNIQUE NULLS NOT DISTINCT("owner_uid","link_id","document");--> statement-breakpoint
INSERT INTO "quote_documents" ("quote_id", "document_id")
SELECT DISTINCT "quotes"."id", "documents"."id"
FROM "quotes"
CROSS JOIN LATERAL jsonb_path_query("quotes"."record", '$.**.DocumentID') AS named(id)
JOIN "documents" ON "documents"."id"::text = named.id #>> '{}'
ON CONFLICT DO NOTHING;
