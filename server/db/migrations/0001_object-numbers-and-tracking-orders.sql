-- The expression of a generated column cannot be changed: the column goes with its two indexes, which stand at the end again.
ALTER TABLE "quotes" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "object_numbers" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("identifier" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", '') || ' ' || coalesce("document_number", '') || ' ' || coalesce("object_numbers", '') || ' ' || regexp_replace(coalesce("object_numbers", ''), '[./-]', '', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "quotes_client_updated" ON "quotes" USING btree ("client_document","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_number" ON "quotes" USING btree ("client_document","identifier","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_insured" ON "quotes" USING btree ("client_document",coalesce(search_text("insured_name"), ''),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_amount" ON "quotes" USING btree ("client_document",coalesce("insured_amount", 0),"id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_text" ON "quotes" USING btree ("client_document","id") INCLUDE ("search_text", "created_at", "status", "product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search_text" gin_trgm_ops);
