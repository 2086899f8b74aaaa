CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "policies_client";--> statement-breakpoint
DROP INDEX "quotes_client";--> statement-breakpoint
DROP INDEX "quotes_search";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "owner_uid" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "desk_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("number" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", ''))) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "desk_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_owner_client" ON "policies" USING btree ("owner_uid","client_document");--> statement-breakpoint
CREATE INDEX "policies_owner_desk" ON "policies" USING btree ("owner_uid","desk_id");--> statement-breakpoint
CREATE INDEX "policies_client_issued" ON "policies" USING btree ("client_document","issued_at","id");--> statement-breakpoint
CREATE INDEX "policies_client_number" ON "policies" USING btree ("client_document","number","id");--> statement-breakpoint
CREATE INDEX "policies_client_holder" ON "policies" USING btree ("client_document",coalesce(search_text("holder_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "policies_client_amount" ON "policies" USING btree ("client_document","insured_amount","id");--> statement-breakpoint
CREATE INDEX "policies_client_start" ON "policies" USING btree ("client_document","validity_start","id");--> statement-breakpoint
CREATE INDEX "policies_client_end" ON "policies" USING btree ("client_document","validity_end","id");--> statement-breakpoint
CREATE INDEX "policies_client_insurer" ON "policies" USING btree ("client_document","insurer_name","issued_at","id");--> statement-breakpoint
CREATE INDEX "policies_client_cancelled" ON "policies" USING btree ("client_document","issued_at","id") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "policies_desk_issued" ON "policies" USING btree ("desk_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "policies_desk_number" ON "policies" USING btree ("desk_id","number","id");--> statement-breakpoint
CREATE INDEX "policies_desk_holder" ON "policies" USING btree ("desk_id",coalesce(search_text("holder_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "policies_desk_amount" ON "policies" USING btree ("desk_id","insured_amount","id");--> statement-breakpoint
CREATE INDEX "policies_desk_start" ON "policies" USING btree ("desk_id","validity_start","id");--> statement-breakpoint
CREATE INDEX "policies_desk_end" ON "policies" USING btree ("desk_id","validity_end","id");--> statement-breakpoint
CREATE INDEX "policies_desk_insurer" ON "policies" USING btree ("desk_id","insurer_name","issued_at","id");--> statement-breakpoint
CREATE INDEX "policies_desk_cancelled" ON "policies" USING btree ("desk_id","issued_at","id") WHERE "policies"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "policies_search" ON "policies" USING gin ("client_document","desk_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_owner_client" ON "quotes" USING btree ("owner_uid","client_document");--> statement-breakpoint
CREATE INDEX "quotes_owner_desk" ON "quotes" USING btree ("owner_uid","desk_id");--> statement-breakpoint
CREATE INDEX "quotes_client_created" ON "quotes" USING btree ("client_document","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_status" ON "quotes" USING btree ("client_document","status","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_client_product" ON "quotes" USING btree ("client_document","product","created_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_updated" ON "quotes" USING btree ("desk_id","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_status" ON "quotes" USING btree ("desk_id","status","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_desk_product" ON "quotes" USING btree ("desk_id","product","status","updated_at","id") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("client_document","desk_id","search_text" gin_trgm_ops);--> statement-breakpoint
-- Who looks after a record's client stands in the record, so that a desk's list is read in the order of an index.
CREATE FUNCTION keep_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.desk_id := coalesce((SELECT executive_id FROM public.clients WHERE document = NEW.client_document), '00000000-0000-0000-0000-000000000000');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER policies_desk BEFORE INSERT OR UPDATE OF client_document ON "policies" FOR EACH ROW EXECUTE FUNCTION keep_desk();--> statement-breakpoint
CREATE TRIGGER quotes_desk BEFORE INSERT OR UPDATE OF client_document ON "quotes" FOR EACH ROW EXECUTE FUNCTION keep_desk();--> statement-breakpoint
CREATE FUNCTION move_desk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE desk uuid := coalesce(NEW.executive_id, '00000000-0000-0000-0000-000000000000');
BEGIN
	UPDATE public.policies SET desk_id = desk WHERE client_document = NEW.document AND desk_id <> desk;
	UPDATE public.quotes SET desk_id = desk WHERE client_document = NEW.document AND desk_id <> desk;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER clients_desk AFTER INSERT OR UPDATE OF executive_id ON "clients" FOR EACH ROW EXECUTE FUNCTION move_desk();--> statement-breakpoint
UPDATE "policies" SET owner_uid = q.owner_uid FROM "quotes" q WHERE q.id = "policies".quote_id;--> statement-breakpoint
UPDATE "policies" SET desk_id = c.executive_id FROM "clients" c WHERE c.document = "policies".client_document AND c.executive_id IS NOT NULL;--> statement-breakpoint
UPDATE "quotes" SET desk_id = c.executive_id FROM "clients" c WHERE c.document = "quotes".client_document AND c.executive_id IS NOT NULL;
