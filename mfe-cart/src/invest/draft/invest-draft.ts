import * as z from '@portal/shared/schema';
import type { InvestValues } from '../order.ts';

/** What of an unfinished investment is kept: all but the acknowledgement, which is given anew. */
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

export type InvestDraft = Readonly<z.output<typeof investDraft>>;

export const toDraft = ({ acknowledged: _given, ...kept }: InvestValues): InvestDraft => kept;
export const fromDraft = (draft: InvestDraft): InvestValues => ({ ...draft, acknowledged: false });

/** Whether a draft is about what the drawer was opened for: its account and its scheme, where it names them. */
export const isAbout = (
  { accountId, scheme }: InvestDraft,
  start: { readonly accountId?: string | undefined; readonly scheme?: string | undefined },
): boolean =>
  (start.accountId === undefined || start.accountId === accountId) &&
  (start.scheme === undefined || start.scheme === scheme);
