CREATE TABLE "definition_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid,
	"release_id" bigint,
	"thread_id" uuid,
	"file" text,
	"pointer" text,
	"text" text NOT NULL,
	"author_uid" text,
	"at" timestamp with time zone NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "definition_comments_about" CHECK (("definition_comments"."draft_id" is null) <> ("definition_comments"."release_id" is null))
);
--> statement-breakpoint
ALTER TABLE "definition_comments" ADD CONSTRAINT "definition_comments_draft_id_definition_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."definition_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_comments" ADD CONSTRAINT "definition_comments_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_comments" ADD CONSTRAINT "definition_comments_thread_id_definition_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."definition_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_comments" ADD CONSTRAINT "definition_comments_author_uid_users_uid_fk" FOREIGN KEY ("author_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "definition_comments" ADD CONSTRAINT "definition_comments_resolved_by_users_uid_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "definition_comments_draft" ON "definition_comments" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "definition_comments_release" ON "definition_comments" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "definition_comments_thread" ON "definition_comments" USING btree ("thread_id");