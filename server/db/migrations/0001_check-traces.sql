CREATE TABLE "check_traces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_traces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trace" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
