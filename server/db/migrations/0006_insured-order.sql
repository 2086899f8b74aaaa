-- What an order is computed of stands beside it: without it, reading all of a client and sorting that was cheaper than the index.
DROP INDEX "quotes_client_insured";--> statement-breakpoint
CREATE INDEX "quotes_client_insured" ON "quotes" USING btree ("client_document",coalesce(search_text("insured_name"), ''),"id") INCLUDE ("insured_name") WHERE "quotes"."deleted_at" is null;--> statement-breakpoint
DROP INDEX "quotes_client_amount";--> statement-breakpoint
CREATE INDEX "quotes_client_amount" ON "quotes" USING btree ("client_document",coalesce("insured_amount", 0),"id") INCLUDE ("insured_amount") WHERE "quotes"."deleted_at" is null;
