import { isDate, isoDate } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { queryInt } from './wire.ts';

/**
 * `2026-12-23`, or with the time in Malaysia, `2026-12-23T16:01:00+08:00`. After 4 pm the next day counts. Earlier releases
 * send the time without seconds and offset.
 */
const dateOrDateTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d\+08:00)?)?$/),
  z.refine((text) => isDate(text.slice(0, 10)), 'not a calendar date'),
);

/** Upper limit of `TDay`; every fund settles earlier. */
const MAX_DAYS = 60;

/** Returns the `TDay`th business day after the pricing day of `Date` (docs/domain.md, section 2). */
export const tdayCalc = defineEndpoint({
  method: 'GET',
  path: '/helpme/tdaycalc',
  query: z.strictObject({ Date: dateOrDateTime, TDay: queryInt.check(z.lte(MAX_DAYS)) }),
  response: z.object({ date: isoDate }),
  onFailure: 'log',
});
