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
CREATE TABLE "portal_updates_seen" (
	"user_uid" text NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_updates_seen_user_uid_version_pk" PRIMARY KEY("user_uid","version")
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
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_answered_by_users_uid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_updates_seen" ADD CONSTRAINT "portal_updates_seen_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_schedule_id_survey_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."survey_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_schedules" ADD CONSTRAINT "survey_schedules_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_owner" ON "complaints" USING btree ("owner_uid","created_at");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("created_at") WHERE "complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "survey_schedules_user" ON "survey_schedules" USING btree ("user_uid","due_on");