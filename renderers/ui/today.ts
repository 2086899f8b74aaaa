import { civilDayOf } from '../../engine/values';

/** Today in São Paulo by this device's clock, YYYY-MM-DD. */
export const today = () => civilDayOf(new Date());
