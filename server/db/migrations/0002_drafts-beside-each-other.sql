-- Each draft there is becomes one of several.
ALTER TABLE "drafts" ADD COLUMN "key" uuid NOT NULL DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_user_uid_product_pk";--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_uid_product_key_pk" PRIMARY KEY("user_uid","product","key");
