import * as z from '@portal/shared/schema';
import type { TransactionDraft } from '../../transaction/index.ts';
import type { InvestValues } from '../order.ts';

const schema = z.object({
  accountId: z.string(),
  prsDefault: z.enum(['N', 'CONV', 'ISLAMIC']),
  scheme: z.string(),
  reason: z.string(),
  amount: z.string(),
  salesCharge: z.string(),
  distribution: z.enum(['REINVEST', 'PAYOUT']),
  bank: z.string(),
});

type Stored = Readonly<z.output<typeof schema>>;

interface Start {
  readonly accountId?: string | undefined;
  readonly scheme?: string | undefined;
}

/**
 * Returns how an investment's form is kept: all values without the acknowledgement, which has to be given again. `start`
 * is the account and the scheme that the drawer was opened for, where it was given them.
 */
export const investDraft = (start: Start): TransactionDraft<InvestValues, Stored> => ({
  schema,
  toDraft: ({ acknowledged: _acknowledged, ...draft }) => draft,
  fromDraft: (draft) => ({ ...draft, acknowledged: false }),
  isAbout: ({ accountId, scheme }) =>
    (start.accountId === undefined || start.accountId === accountId) &&
    (start.scheme === undefined || start.scheme === scheme),
});
