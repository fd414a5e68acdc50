import type { Plan } from '@portal/shared/api/wire';
import type { IsoDate } from '../../rules/calendar.ts';
import { fundOf } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import { accountHistory } from '../histories/account-history.ts';
import { replay } from '../histories/replay.ts';
import type { Source } from '../random.ts';
import type { CustomerRow, DividendRow, HoldingRow, TransactionRow } from '../rows.ts';
import { dividendsOf } from './dividends.ts';

/** What the transactions of all customers share. */
interface PastContext {
  readonly pastSource: Source;
  readonly prices: PriceHistory;
  readonly today: IsoDate;
  nextReference(): string;
}

interface PastAccount {
  readonly id: string;
  readonly plan: Plan;
  readonly agentCode: string;
  readonly isInFirstYear?: boolean;
  /** Whether the customer has no other account before it. */
  readonly isFirst: boolean;
}

/** Holdings of an account: `fixed` ones have a given cost, that of `random` ones is what their transactions lead to. */
interface Holdings {
  readonly fixed: readonly HoldingRow[];
  readonly random: readonly HoldingRow[];
}

interface Past {
  readonly holdings: readonly HoldingRow[];
  /** The earliest first. */
  readonly transactions: readonly TransactionRow[];
  readonly dividends: readonly DividendRow[];
}

/** Returns an account's holdings with the transactions that led to them, and the dividends that were paid. */
export function pastOf(
  { pastSource, prices, today, nextReference }: PastContext,
  { dateOfBirth, customerType }: Pick<CustomerRow, 'dateOfBirth' | 'customerType'>,
  { id: accountId, plan, agentCode, isInFirstYear = false, isFirst }: PastAccount,
  { fixed, random }: Holdings,
): Past {
  const options = {
    source: pastSource,
    prices,
    plan,
    bornOn: dateOfBirth ?? null,
    isInFirstYear,
    canCoolOff: customerType === 'Individual' && isFirst,
  };
  const entries = accountHistory(options, [
    ...random.map(({ scheme, units }) => ({ fund: fundOf(scheme), units })),
    ...fixed.map(({ scheme, units, cost }) => ({
      fund: fundOf(scheme),
      units,
      ...(Number(units) === 0 ? {} : { cost }),
    })),
  ]);
  const transactions = entries.flatMap((entry): TransactionRow[] => {
    const reference = nextReference();
    return entry.map((draft) => ({ ...draft, reference, accountId, agentCode, status: 'Completed' }));
  });
  const positions = replay(entries, plan, options.bornOn);
  const subAccountB = ({ scheme }: HoldingRow) => ({ unitsB: positions.get(scheme)?.unitsB ?? null });
  const holdings = [
    ...random.map((row) => ({
      ...row,
      ...subAccountB(row),
      cost: positions.get(row.scheme)?.cost ?? row.cost,
    })),
    ...fixed.map((row) => ({ ...row, ...subAccountB(row) })),
  ];
  const dividends = holdings.flatMap((holding) =>
    dividendsOf(
      { holding, transactions: transactions.filter(({ scheme }) => scheme === holding.scheme) },
      plan,
      today,
    ),
  );
  return { holdings, transactions, dividends };
}
