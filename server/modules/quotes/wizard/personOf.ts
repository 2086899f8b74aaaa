import type { Person } from '../../../../engine/index';
import type { Db } from '../../../db/db';
import type { Caller } from '../../../access/Caller';
import { clientsOf } from '../../clients/service';

/** The same in the browser that fills a wizard and in the server that reviews it. */
export async function personOf(db: Db, caller: Caller): Promise<Person> {
  const { name, email, mobilePhone, phone } = caller.user;
  return {
    executive: caller.link !== null,
    user: { name, email, phone: mobilePhone ?? phone ?? '' },
    clients: await clientsOf(db, caller),
  };
}
