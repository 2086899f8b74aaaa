CREATE TABLE "wizard_counts" (
	"day" date NOT NULL,
	"definition" text NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"field" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "wizard_counts_definition_day_kind_step_field_code_pk" PRIMARY KEY("definition","day","kind","step","field","code")
);
--> statement-breakpoint
CREATE INDEX "wizard_counts_day" ON "wizard_counts" USING btree ("day");