-- What a list is narrowed by stands in each of its indexes, so that only what is shown is looked up in the table.
DROP INDEX "policies_client_issued";--> statement-breakpoint
CREATE INDEX "policies_client_issued" ON "policies" USING btree ("client_document","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_client_number";--> statement-breakpoint
CREATE INDEX "policies_client_number" ON "policies" USING btree ("client_document","number","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_client_amount";--> statement-breakpoint
CREATE INDEX "policies_client_amount" ON "policies" USING btree ("client_document","insured_amount","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_client_start";--> statement-breakpoint
CREATE INDEX "policies_client_start" ON "policies" USING btree ("client_document","validity_start","id") INCLUDE ("product", "insurer_name", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_client_end";--> statement-breakpoint
CREATE INDEX "policies_client_end" ON "policies" USING btree ("client_document","validity_end","id") INCLUDE ("product", "insurer_name", "validity_start", "cancelled_at", "insured_amount", "gross_premium");--> statement-breakpoint
DROP INDEX "policies_client_insurer";--> statement-breakpoint
CREATE INDEX "policies_client_insurer" ON "policies" USING btree ("client_document","insurer_name", "issued_at","id") INCLUDE ("product", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_client_holder";--> statement-breakpoint
CREATE INDEX "policies_client_holder" ON "policies" USING btree ("client_document",coalesce(search_text("holder_name"), ''),"id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "holder_name");--> statement-breakpoint
DROP INDEX "policies_client_cancelled";--> statement-breakpoint
CREATE INDEX "policies_client_cancelled" ON "policies" USING btree ("client_document","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
DROP INDEX "policies_desk_issued";--> statement-breakpoint
CREATE INDEX "policies_desk_issued" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_number";--> statement-breakpoint
CREATE INDEX "policies_desk_number" ON "policies" USING btree ("desk_id","number","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_amount";--> statement-breakpoint
CREATE INDEX "policies_desk_amount" ON "policies" USING btree ("desk_id","insured_amount","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_start";--> statement-breakpoint
CREATE INDEX "policies_desk_start" ON "policies" USING btree ("desk_id","validity_start","id") INCLUDE ("product", "insurer_name", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_end";--> statement-breakpoint
CREATE INDEX "policies_desk_end" ON "policies" USING btree ("desk_id","validity_end","id") INCLUDE ("product", "insurer_name", "validity_start", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_insurer";--> statement-breakpoint
CREATE INDEX "policies_desk_insurer" ON "policies" USING btree ("desk_id","insurer_name", "issued_at","id") INCLUDE ("product", "validity_start", "validity_end", "cancelled_at");--> statement-breakpoint
DROP INDEX "policies_desk_holder";--> statement-breakpoint
CREATE INDEX "policies_desk_holder" ON "policies" USING btree ("desk_id",coalesce(search_text("holder_name"), ''),"id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "holder_name");--> statement-breakpoint
DROP INDEX "policies_desk_cancelled";--> statement-breakpoint
CREATE INDEX "policies_desk_cancelled" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
DROP INDEX "quotes_client_status";--> statement-breakpoint
CREATE INDEX "quotes_client_status" ON "quotes" USING btree ("client_document", "status", "created_at", "id") INCLUDE ("product") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "quotes_client_product";--> statement-breakpoint
CREATE INDEX "quotes_client_product" ON "quotes" USING btree ("client_document", "product", "created_at", "id") INCLUDE ("status") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
-- The sums of a payer's billets are read from the index alone.
DROP INDEX "billets_payer";--> statement-breakpoint
CREATE INDEX "billets_payer" ON "billets" USING btree ("payer_document","due_date","id") INCLUDE ("amount", "paid_at", "policy_id");--> statement-breakpoint
CREATE INDEX "policies_number_bare" ON "policies" USING btree ("search_number");
