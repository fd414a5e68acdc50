import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** The reason `Death`: the nominee applies elsewhere, so no form offers it (docs/domain.md, section 3). */
const deathReason = '10';

const withdrawalReason = z.object({ name: z.string(), reasonID: id, value: z.string() });
/** A reason for a withdrawal from a private retirement scheme. `reasonID` is sent, `name` is shown. */
export type WithdrawalReason = z.output<typeof withdrawalReason>;

/** Reasons for withdrawals from private retirement schemes, without death. */
export const prsWithdrawalReasons = defineEndpoint({
  method: 'GET',
  path: '/application/transaction/getprswithdrawalreasons',
  response: z.pipe(
    z.array(withdrawalReason),
    z.transform((reasons: WithdrawalReason[]) => reasons.filter(({ reasonID }) => reasonID !== deathReason)),
  ),
  onFailure: 'log',
});
