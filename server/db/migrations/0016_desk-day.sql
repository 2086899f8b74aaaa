CREATE INDEX "quotes_desk_correction" ON "quotes" USING btree ("desk_id","correction_until","id") WHERE "quotes"."deleted_at" is null and "quotes"."correction_until" is not null;--> statement-breakpoint
CREATE INDEX "quotes_desk_lapse" ON "quotes" USING btree ("desk_id","status","expires_at","id") WHERE "quotes"."deleted_at" is null and "quotes"."status" in (2, 6);--> statement-breakpoint
-- Who pays stands in the index of what is unpaid: those of a desk's clients are told by it, without a look at each billet.
DROP INDEX "billets_unpaid";--> statement-breakpoint
CREATE INDEX "billets_unpaid" ON "billets" USING btree ("due_date","id") INCLUDE ("payer_document") WHERE "billets"."paid_at" is null and "billets"."cancelled_at" is null;
