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
CREATE INDEX "releases_state" ON "releases" USING btree ("state");