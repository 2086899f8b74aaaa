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
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
DROP INDEX "billets_payer";--> statement-breakpoint
ALTER TABLE "billets" ADD COLUMN "renewals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
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
CREATE INDEX "bank_entries_open" ON "bank_entries" USING btree ("at","id") WHERE "bank_entries"."outcome" <> 'booked' and "bank_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bank_entries_billet" ON "bank_entries" USING btree ("billet_id");--> statement-breakpoint
CREATE INDEX "bank_files_received" ON "bank_files" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "billet_renewals_billet" ON "billet_renewals" USING btree ("billet_id","renewed_at");--> statement-breakpoint
CREATE INDEX "billets_payer_amount" ON "billets" USING btree ("payer_document","amount","id");--> statement-breakpoint
CREATE INDEX "billets_payer_issued" ON "billets" USING btree ("payer_document","issued_at","id");--> statement-breakpoint
CREATE INDEX "billets_unpaid" ON "billets" USING btree ("due_date","id") WHERE "billets"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "billets_payer_unpaid" ON "billets" USING btree ("payer_document","due_date","id") WHERE "billets"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "billets_payer" ON "billets" USING btree ("payer_document","due_date","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue'));