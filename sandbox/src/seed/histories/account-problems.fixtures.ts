import type { PriceHistory } from '../funds/price-history.ts';
import type { TransactionRow } from '../rows.ts';
import { hundredths, worthOf } from './second-hand.fixtures.ts';
import { type Before, type Had, judge, type SeededAccount } from './transaction-checks.fixtures.ts';

const NOTHING: Had = { units: 0n, cost: 0n, ofB: 0n };

/** Where a transaction is in the order of an account: the earliest first, and of a switch what goes out. */
const placeOf = ({ date, reference, type }: TransactionRow): string =>
  `${date} ${reference} ${type === 'SO' ? 0 : 1}`;

/** What the transactions lead to, and which of them break a rule. */
function replayTransactions(seeded: SeededAccount, prices: PriceHistory) {
  const inOrder = seeded.transactions.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const all = new Map<string, Had>();
  const problems: string[] = [];
  let out: Before['out'];
  inOrder.forEach((row, index) => {
    const had = all.get(row.scheme) ?? NOTHING;
    const before = { ...seeded, prices, earlier: inOrder.slice(0, index), had, out };
    const { cost, ofB, checks } = judge(row, before);
    const units = hundredths(row.units);
    const after = { units: had.units + units, cost: had.cost + cost, ofB: had.ofB + ofB };
    const isLeft = after.units >= 0n && after.cost >= 0n && after.ofB >= 0n;
    for (const [isRight, rule] of [...checks, [isLeft, 'leaves nothing below zero'] as const])
      if (!isRight) problems.push(`${row.accountId} ${placeOf(row)} ${row.type} ${row.scheme}: ${rule}`);
    all.set(row.scheme, after);
    out = { row, moved: { units, cost, ofB } };
  });
  return { all, problems, first: inOrder.find(({ type }) => type === 'SA')?.date, inOrder };
}

function dividendProblems({ dividends, account }: SeededAccount, inOrder: readonly TransactionRow[]) {
  return dividends.flatMap(
    ({ reference, scheme, declaredOn, paidOn, units, grossPerUnit, amount, method }) => {
      const had = inOrder
        .filter((row) => row.scheme === scheme && row.date <= declaredOn)
        .reduce((sum, row) => sum + hundredths(row.units), 0n);
      const isRight =
        had === hundredths(units) &&
        worthOf(had, grossPerUnit) === hundredths(amount) &&
        (paidOn ?? '') > declaredOn &&
        (method === 'REINVEST' || account.plan === 'CS');
      return isRight ? [] : [`${reference}: of ${units} units, and there were ${had} hundredths`];
    },
  );
}

/** Replays an account's transactions, and returns what breaks a rule or does not lead to the holdings. */
export function problemsOf(seeded: SeededAccount, prices: PriceHistory): readonly string[] {
  const { account, holdings } = seeded;
  const { all, problems, first, inOrder } = replayTransactions(seeded, prices);
  const isPrs = account.plan === 'PRS';
  for (const { scheme, units, cost, unitsB } of holdings) {
    const explained = all.get(scheme) ?? NOTHING;
    const isExplained =
      explained.units === hundredths(units) &&
      explained.cost === hundredths(cost) &&
      (isPrs ? explained.ofB === hundredths(unitsB) : !unitsB);
    if (!isExplained)
      problems.push(
        `${account.id} ${scheme}: ${units} units, ${unitsB ?? 'none'} of B, for ${cost}; explained are ${Object.values(explained).join(', ')} hundredths`,
      );
    all.delete(scheme);
  }
  for (const scheme of all.keys()) problems.push(`${account.id} ${scheme}: transactions without a holding`);
  if (isPrs && first && account.firstContribution !== first)
    problems.push(
      `${account.id}: first contribution on ${account.firstContribution}, first purchase on ${first}`,
    );
  return [...problems, ...dividendProblems(seeded, inOrder)];
}
