import { civilDayOf } from '../../../engine/values/instant';
import { clockSkew } from './publicConfig';

/** Today in São Paulo by the server's clock, YYYY-MM-DD: a device's may be set to any day. */
export const today = () => civilDayOf(new Date(Date.now() - clockSkew()));
