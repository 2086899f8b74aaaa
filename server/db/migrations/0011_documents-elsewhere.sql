ALTER TABLE "documents" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_here" ON "documents" USING btree ("id") WHERE content is not null;--> statement-breakpoint
CREATE INDEX "documents_away" ON "documents" USING btree ("id") WHERE content is null;