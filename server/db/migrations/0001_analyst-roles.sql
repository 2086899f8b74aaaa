ALTER TABLE "users" ADD COLUMN "is_analyst" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_publisher" boolean DEFAULT false NOT NULL;