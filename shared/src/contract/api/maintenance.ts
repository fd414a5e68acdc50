import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';

/** Whether the portal is closed for maintenance. Needs no sign-in. */
export const maintenance = defineEndpoint({
  method: 'GET',
  path: '/public/helpme/maintenance',
  query: z.strictObject({ applicationid: z.literal('5') }),
  response: z.object({
    active: z.boolean(),
    message: z.string(),
    from: z.nullish(isoInstant),
    to: z.nullish(isoInstant),
  }),
  onFailure: 'log',
});
/** Reply of `maintenance`. */
export type Maintenance = z.output<(typeof maintenance)['response']>;
