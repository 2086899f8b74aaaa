import type { Db } from '../db/db';

/** Has `table` refuse each row of which `condition` is true, in SQL of `new`; call what it gives to end that. */
export async function refuseRows(db: Db, table: string, condition: string): Promise<() => Promise<unknown>> {
  await db.execute(`create function refuse_rows() returns trigger language plpgsql as
    $$ begin if ${condition} then raise exception 'no'; end if; return new; end $$`);
  await db.execute(
    `create trigger refuse_rows before insert on ${table} for each row execute function refuse_rows()`,
  );
  return () => db.execute('drop function refuse_rows cascade');
}
