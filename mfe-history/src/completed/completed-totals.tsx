import { flowNames, neutralKinds } from '@portal/shared/flows';
import { GainText, MoneyText } from '@portal/shared/parts';
import { Box, TextLink, useSearchParams } from '@portal/shared/ui';
import { writeHistoryView } from '../core/history-view.ts';
import type { OverTimeProps } from '../core/over-time.tsx';
import { TotalsStrip } from '../core/totals-strip.tsx';
import type { CurrencyTotal } from './transaction-rows.ts';

interface CompletedTotalsProps {
  readonly totals: readonly CurrencyTotal[];
  readonly chart: Omit<OverTimeProps, 'currencies'>;
}

/**
 * The totals of each currency in the period. Amounts that are neither money in nor out have a column only if there are
 * any.
 */
export function CompletedTotals({ totals, chart }: CompletedTotalsProps) {
  const movedKinds = neutralKinds.filter((kind) => totals.some((total) => !total[kind].isZero()));
  const shownKinds = ['moneyIn', 'moneyOut', ...movedKinds] as const;
  return (
    <TotalsStrip
      totals={totals}
      chart={chart}
      columns={[
        ...shownKinds.map((kind) => ({
          name: flowNames[kind],
          cell: (total: CurrencyTotal) => (
            <span>
              <MoneyText value={total[kind]} currency={false} size="sm" />
              {kind === 'moneyOut' ? <DividendsNote total={total} /> : null}
            </span>
          ),
        })),
        { name: 'Charges', cell: ({ charges }) => <MoneyText value={charges} currency={false} size="sm" /> },
        { name: 'Net', isFirst: true, cell: (total) => <Net total={total} /> },
      ]}
    />
  );
}

/** More in than out is marked; what was taken out is no loss. */
function Net({ total: { moneyIn, moneyOut } }: { readonly total: CurrencyTotal }) {
  const net = moneyIn.minus(moneyOut);
  if (net.isZero() || net.isNegative()) return <MoneyText value={net} currency={false} />;
  return <GainText gain={{ gain: net, direction: 'up' }} layout="amount" />;
}

/** The part of money out that is dividends, which the table of transactions does not have; leads to them. */
function DividendsNote({ total: { dividendsOut } }: { readonly total: CurrencyTotal }) {
  const [params] = useSearchParams();
  if (dividendsOut.isZero()) return null;
  return (
    <Box as="span" display="block" textStyle="help">
      {'incl. '}
      <TextLink to={`?${writeHistoryView('dividends', params)}`}>
        <span data-private="">{dividendsOut.format()}</span> dividends
      </TextLink>
    </Box>
  );
}
