ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_status";--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "kind" text DEFAULT 'quote' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "issued_number" text;--> statement-breakpoint
-- The column that searches look through is made anew, as what a generated column is made of cannot be changed.
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("identifier" || ' ' || coalesce("holder_name", '') || ' ' || coalesce("insured_name", '') || ' ' || coalesce("insured_document", '') || ' ' || coalesce("client_document", '') || ' ' || coalesce("document_number", ''))) STORED;--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("client_document","desk_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_policy_in_progress" ON "quotes" USING btree ("policy_id") WHERE "quotes"."deleted_at" is null and "quotes"."status" in (2, 5, 6, 7, 10);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('NewInsurancePolicy', 'ReadyProposal', 'IssuedEndorsement', 'NewOpportunity', 'AnsweredComplaint', 'NewPolicyImport', 'RefusedPolicyImport', 'NewInterest', 'BilletDue'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status" CHECK (("quotes"."kind" = 'quote' and "quotes"."status" between 1 and 9) or ("quotes"."kind" = 'endorsement' and "quotes"."status" in (2, 4, 5, 6, 7, 8, 10, 11, 12)));