import { customType } from 'drizzle-orm/pg-core';

/** A column of raw bytes, which drizzle does not name itself. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
