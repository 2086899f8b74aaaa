-- A client's texts are read through from the index alone; those of a desk are looked for by three letters.
DROP INDEX "policies_search";--> statement-breakpoint
DROP INDEX "quotes_search";--> statement-breakpoint
CREATE INDEX "policies_client_text" ON "policies" USING btree ("client_document","id") INCLUDE ("search_text", "issued_at", "number", "insured_amount", "holder_name", "product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
CREATE INDEX "quotes_client_text" ON "quotes" USING btree ("client_document","id") INCLUDE ("search_text", "created_at", "status", "product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "policies_search" ON "policies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_client_of" UNIQUE("id","client_document");--> statement-breakpoint
ALTER TABLE "billets" ADD CONSTRAINT "billets_payer_is_client" FOREIGN KEY ("policy_id","payer_document") REFERENCES "public"."policies"("id","client_document") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
DROP INDEX "policies_number_bare";--> statement-breakpoint
CREATE INDEX "policies_number_begins" ON "policies" USING btree ("search_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "policies_desk_product" ON "policies" USING btree ("desk_id","product","insurer_name","issued_at","id") INCLUDE ("validity_start", "validity_end", "cancelled_at");
