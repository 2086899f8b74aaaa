CREATE TABLE "desk_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"desk_id" uuid NOT NULL,
	"product" text NOT NULL,
	"status" smallint NOT NULL,
	"waited_seconds" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_uid" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "quotes_desk_status";--> statement-breakpoint
DROP INDEX "quotes_desk_product";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_answers" ADD CONSTRAINT "desk_answers_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_filters" ADD CONSTRAINT "desk_filters_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_texts" ADD CONSTRAINT "desk_texts_updated_by_users_uid_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_answers_desk" ON "desk_answers" USING btree ("desk_id","at","product","waited_seconds");--> statement-breakpoint
CREATE INDEX "desk_answers_quote" ON "desk_answers" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_filters_name" ON "desk_filters" USING btree ("user_uid",lower("name"));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_held_by_users_uid_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_desk_amount" ON "quotes" USING btree ("desk_id",coalesce("insured_amount", 0),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_held" ON "quotes" USING btree ("desk_id","held_by","status","status_since","id") WHERE "quotes"."deleted_at" is null and "quotes"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "quotes_desk_created" ON "quotes" USING btree ("desk_id","created_at","product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_status" ON "quotes" USING btree ("desk_id","status","status_since","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_product" ON "quotes" USING btree ("desk_id","product","status","status_since","id") WHERE "quotes"."deleted_at" is null;