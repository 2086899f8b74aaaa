CREATE TABLE "opportunities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"product" text NOT NULL,
	"definition_hash" text NOT NULL,
	"owner_uid" text NOT NULL,
	"record" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opportunities_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_definition_hash_definitions_hash_fk" FOREIGN KEY ("definition_hash") REFERENCES "public"."definitions"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opportunities_owner" ON "opportunities" USING btree ("owner_uid","created_at");