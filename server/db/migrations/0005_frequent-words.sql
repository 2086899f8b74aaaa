DROP INDEX "quotes_parts";--> statement-breakpoint
CREATE INDEX "users_executives" ON "users" USING btree ("email") WHERE "users"."is_executive";--> statement-breakpoint
CREATE INDEX "quotes_parts" ON "quotes" USING gin (search_parts("search_text"));--> statement-breakpoint
-- What narrows a list of a desk stands in its index, its texts too: words that stand in many records are looked for there.
DROP INDEX "policies_desk_issued";--> statement-breakpoint
CREATE INDEX "policies_desk_issued" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_number";--> statement-breakpoint
CREATE INDEX "policies_desk_number" ON "policies" USING btree ("desk_id","number","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "issued_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_holder";--> statement-breakpoint
CREATE INDEX "policies_desk_holder" ON "policies" USING btree ("desk_id",coalesce(search_text("holder_name"), ''),"id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "holder_name", "issued_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_amount";--> statement-breakpoint
CREATE INDEX "policies_desk_amount" ON "policies" USING btree ("desk_id","insured_amount","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "issued_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_start";--> statement-breakpoint
CREATE INDEX "policies_desk_start" ON "policies" USING btree ("desk_id","validity_start","id") INCLUDE ("product", "insurer_name", "validity_end", "cancelled_at", "issued_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_end";--> statement-breakpoint
CREATE INDEX "policies_desk_end" ON "policies" USING btree ("desk_id","validity_end","id") INCLUDE ("product", "insurer_name", "validity_start", "cancelled_at", "issued_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_insurer";--> statement-breakpoint
CREATE INDEX "policies_desk_insurer" ON "policies" USING btree ("desk_id","insurer_name","issued_at","id") INCLUDE ("product", "validity_start", "validity_end", "cancelled_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_product";--> statement-breakpoint
CREATE INDEX "policies_desk_product" ON "policies" USING btree ("desk_id","product","insurer_name","issued_at","id") INCLUDE ("validity_start", "validity_end", "cancelled_at", "search_text");--> statement-breakpoint
DROP INDEX "policies_desk_cancelled";--> statement-breakpoint
CREATE INDEX "policies_desk_cancelled" ON "policies" USING btree ("desk_id","issued_at","id") INCLUDE ("product", "insurer_name", "validity_start", "validity_end", "cancelled_at", "search_text") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
DROP INDEX "quotes_desk_updated";--> statement-breakpoint
CREATE INDEX "quotes_desk_updated" ON "quotes" USING btree ("desk_id","updated_at","id") INCLUDE ("status", "status_since", "product", "held_by", "correction_until", "search_text") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "quotes_desk_amount";--> statement-breakpoint
CREATE INDEX "quotes_desk_amount" ON "quotes" USING btree ("desk_id",coalesce("insured_amount", 0),"id") INCLUDE ("status", "status_since", "product", "held_by", "correction_until", "insured_amount", "search_text") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "quotes_desk_due";--> statement-breakpoint
CREATE INDEX "quotes_desk_due" ON "quotes" USING btree ("desk_id","answer_due_at","id") INCLUDE ("status", "status_since", "product", "held_by", "correction_until", "search_text") WHERE "quotes"."deleted_at" is null and "quotes"."answer_due_at" is not null;--> statement-breakpoint
DROP INDEX "quotes_desk_status";--> statement-breakpoint
CREATE INDEX "quotes_desk_status" ON "quotes" USING btree ("desk_id","status","status_since","id") INCLUDE ("product", "held_by", "correction_until", "search_text") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "quotes_desk_product";--> statement-breakpoint
CREATE INDEX "quotes_desk_product" ON "quotes" USING btree ("desk_id","product","status","status_since","id") INCLUDE ("held_by", "correction_until", "search_text") WHERE "quotes"."deleted_at" is null;
