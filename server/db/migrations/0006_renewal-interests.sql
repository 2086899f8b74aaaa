CREATE TABLE "renewal_interests" (
	"policy_id" uuid PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renewal_interests" ADD CONSTRAINT "renewal_interests_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_interests" ADD CONSTRAINT "renewal_interests_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;