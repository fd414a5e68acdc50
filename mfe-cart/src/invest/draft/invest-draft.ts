import * as z from '@portal/shared/schema';
import type { InvestValues } from '../order.ts';

/** Schema of an investment's draft: all values without the acknowledgement, which has to be given again. */
export const investDraft = z.object({
  accountId: z.string(),
  prsDefault: z.enum(['N', 'CONV', 'ISLAMIC']),
  scheme: z.string(),
  reason: z.string(),
  amount: z.string(),
  salesCharge: z.string(),
  distribution: z.enum(['REINVEST', 'PAYOUT']),
  bank: z.string(),
});

type InvestDraft = Readonly<z.output<typeof investDraft>>;

export const toDraft = ({ acknowledged: _acknowledged, ...draft }: InvestValues): InvestDraft => draft;
export const fromDraft = (draft: InvestDraft): InvestValues => ({ ...draft, acknowledged: false });

/** Whether a draft has the account and the scheme that the drawer was opened for, where it was given them. */
export const isAbout = (
  { accountId, scheme }: InvestDraft,
  start: { readonly accountId?: string | undefined; readonly scheme?: string | undefined },
): boolean =>
  (start.accountId === undefined || start.accountId === accountId) &&
  (start.scheme === undefined || start.scheme === scheme);
