import { flowDefinition, flowNames, neutralKinds } from '@portal/shared/flows';
import { CardFooter, MoneyText } from '@portal/shared/parts';
import { Box, Text, TextLink, useSearchParams } from '@portal/shared/ui';
import { CurrencyTotals } from '../core/currency-totals.tsx';
import { writeHistoryView } from '../core/history-view.ts';
import { type AccountStatement, StatementButton, StatementFailure } from './account-statement/index.ts';
import type { CurrencyTotal } from './transaction-rows.ts';

interface TotalsCardProps {
  readonly totals: readonly CurrencyTotal[];
  /** The statement of the same period, which has one currency. */
  readonly statement: AccountStatement;
}

/**
 * Card with the totals of each currency in the period, and for each a button that saves its account statement. Amounts
 * that are neither money in nor out have a column only if there are any.
 */
export function TotalsCard({ totals, statement }: TotalsCardProps) {
  const movedKinds = neutralKinds.filter((kind) => totals.some((total) => !total[kind].isZero()));
  const shownKinds = ['moneyIn', 'moneyOut', ...movedKinds] as const;
  return (
    <CurrencyTotals
      totals={totals}
      aside={<NeverAddedNote />}
      columns={[
        { name: 'Transactions', cell: ({ count }) => count },
        ...shownKinds.map((kind) => ({
          name: flowNames[kind],
          cell: (total: CurrencyTotal) => (
            <span>
              <MoneyText value={total[kind]} currency={false} />
              {kind === 'moneyOut' ? <DividendsNote total={total} /> : null}
            </span>
          ),
        })),
        { name: 'Charges', cell: ({ charges }) => <MoneyText value={charges} currency={false} size="sm" /> },
        {
          name: 'Statement',
          isText: true,
          cell: ({ currency }) => <StatementButton statement={statement} currency={currency} />,
        },
      ]}
    >
      <StatementFailure statement={statement} />
      <CardFooter>
        <Text textStyle="help">{flowDefinition}</Text>
      </CardFooter>
    </CurrencyTotals>
  );
}

function NeverAddedNote() {
  return (
    <Box as="span" textStyle="help" display={{ base: 'none', md: 'inline' }}>
      Never added across currencies
    </Box>
  );
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
