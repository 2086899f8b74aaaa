CREATE TABLE "batched_quotes" (
	"batch_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	CONSTRAINT "batched_quotes_batch_id_quote_id_pk" PRIMARY KEY("batch_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_uid" text NOT NULL,
	"name" text NOT NULL,
	"product" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batched_quotes" ADD CONSTRAINT "batched_quotes_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batched_quotes" ADD CONSTRAINT "batched_quotes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batched_quotes_quote" ON "batched_quotes" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "batches_user" ON "batches" USING btree ("user_uid","created_at");