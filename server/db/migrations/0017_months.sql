-- Parents of partitions by month take these tables' names; what is there becomes their DEFAULT, for which nothing is read.
-- All locks are taken at once or given back, so that nobody waits for longer than a second behind a reader who stays.
DO $$
BEGIN
	FOR attempt IN 1..60 LOOP
		BEGIN
			PERFORM set_config('lock_timeout', '250ms', true);
			LOCK TABLE "users", "audit_log", "ip_log", "mails" IN ACCESS EXCLUSIVE MODE;
			PERFORM set_config('lock_timeout', '0', true);
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.75);
		END;
	END LOOP;
	RAISE EXCEPTION 'users, audit_log, ip_log or mails were in use for a minute, perhaps by a backup: start this version when that has ended';
END $$;--> statement-breakpoint
ALTER TABLE "audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
ALTER SEQUENCE "audit_log_id_seq" RENAME TO "audit_log_before_id_seq";--> statement-breakpoint
ALTER INDEX "audit_log_subject" RENAME TO "audit_log_before_subject";--> statement-breakpoint
ALTER INDEX "audit_log_at" RENAME TO "audit_log_before_at";--> statement-breakpoint
-- Without a primary key: each partition has its own, as one with the time in it would have to be built over all rows.
CREATE TABLE "audit_log" (LIKE "audit_log_before" INCLUDING DEFAULTS INCLUDING IDENTITY) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_uid_users_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
SELECT setval('audit_log_id_seq', last_value, is_called) FROM "audit_log_before_id_seq";--> statement-breakpoint
ALTER TABLE "audit_log_before" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_log" ATTACH PARTITION "audit_log_before" DEFAULT;--> statement-breakpoint
ALTER TABLE "ip_log" RENAME TO "ip_log_before";--> statement-breakpoint
ALTER SEQUENCE "ip_log_id_seq" RENAME TO "ip_log_before_id_seq";--> statement-breakpoint
ALTER INDEX "ip_log_user" RENAME TO "ip_log_before_user";--> statement-breakpoint
ALTER INDEX "ip_log_at" RENAME TO "ip_log_before_at";--> statement-breakpoint
CREATE TABLE "ip_log" (LIKE "ip_log_before" INCLUDING DEFAULTS INCLUDING IDENTITY) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE INDEX "ip_log_user" ON "ip_log" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "ip_log_at" ON "ip_log" USING btree ("at");--> statement-breakpoint
ALTER TABLE "ip_log" ADD CONSTRAINT "ip_log_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT setval('ip_log_id_seq', last_value, is_called) FROM "ip_log_before_id_seq";--> statement-breakpoint
ALTER TABLE "ip_log_before" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "ip_log" ATTACH PARTITION "ip_log_before" DEFAULT;--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "mails_before";--> statement-breakpoint
ALTER SEQUENCE "mails_id_seq" RENAME TO "mails_before_id_seq";--> statement-breakpoint
ALTER INDEX "mails_age" RENAME TO "mails_before_age";--> statement-breakpoint
CREATE TABLE "mails" (LIKE "mails_before" INCLUDING DEFAULTS INCLUDING IDENTITY) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
SELECT setval('mails_id_seq', last_value, is_called) FROM "mails_before_id_seq";--> statement-breakpoint
ALTER TABLE "mails_before" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "mails" ATTACH PARTITION "mails_before" DEFAULT;--> statement-breakpoint
-- Who was allowed to read or write a table by name is so still.
DO $$
DECLARE granted record;
BEGIN
	FOR granted IN
		SELECT parent.relname, acl.privilege_type, acl.is_grantable, coalesce(quote_ident(role.rolname), 'PUBLIC') AS grantee
		FROM pg_inherits
		JOIN pg_class old ON old.oid = inhrelid
		JOIN pg_class parent ON parent.oid = inhparent
		CROSS JOIN aclexplode(old.relacl) acl
		LEFT JOIN pg_roles role ON role.oid = acl.grantee
		WHERE inhparent IN ('audit_log'::regclass, 'ip_log'::regclass, 'mails'::regclass)
			AND acl.grantee <> old.relowner
	LOOP
		EXECUTE format('GRANT %s ON %I TO %s%s', granted.privilege_type, granted.relname, granted.grantee,
			CASE WHEN granted.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END);
	END LOOP;
END $$;
