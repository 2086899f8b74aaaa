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
CREATE INDEX "definition_previews_at" ON "definition_previews" USING btree ("created_at");