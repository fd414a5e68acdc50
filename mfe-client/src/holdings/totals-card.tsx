import type { ReplyOf } from '@portal/shared/api/endpoint';
import type { customerHoldings } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import {
  Card,
  CardHeader,
  DelayedPlaceholder,
  GainText,
  MoneyText,
  Sub,
  Table,
  Td,
  Th,
} from '@portal/shared/parts';
import { Box, chakra, EmptyState, FailurePanel, Skeleton } from '@portal/shared/ui';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyTotal } from './currency-totals.ts';

/** Height of a currency's row in px. */
const rowHeight = 62;

const Totals = chakra(Table, {
  base: {
    '& td': { py: '0', h: `${rowHeight}px` },
    // a single currency is as high as the two rows of the placeholder, so that nothing moves
    '& tr:only-child > td': { h: `${2 * rowHeight}px` },
    '@media (max-width: 767px)': { '& :is(th, td)': { px: '2' } },
  },
});

interface TotalsCardProps {
  readonly holdings: Loadable<ReplyOf<typeof customerHoldings>>;
  readonly totals: readonly CurrencyTotal[];
  /** Number of schemes by currency. Absent until all accounts are loaded. */
  readonly schemes: ReadonlyMap<string, number> | undefined;
}

/** The customer's totals by currency, which are never added. */
export function TotalsCard({ holdings, totals, schemes }: TotalsCardProps) {
  return (
    <Card>
      <CardHeader
        title="Totals by currency"
        aside={
          <Box as="span" textStyle="help" display={{ base: 'none', md: 'inline' }}>
            Never added across currencies
          </Box>
        }
      />
      <Content holdings={holdings} totals={totals} schemes={schemes} />
    </Card>
  );
}

function Content({ holdings, totals, schemes }: TotalsCardProps) {
  switch (holdings.status) {
    case 'loading':
      return (
        <DelayedPlaceholder label="Totals loading" hasSlowNotice>
          <TableFrame>
            <LoadingRows />
          </TableFrame>
        </DelayedPlaceholder>
      );
    case 'failed':
      return (
        <FailurePanel
          title="Totals could not be loaded"
          meaning={`${holdings.error.message} The accounts below are loaded apart.`}
          onRetry={holdings.retry}
        />
      );
    case 'ok':
      if (totals.length === 0) {
        return (
          <EmptyState icon={<Wallet aria-hidden />} title="No holdings yet">
            The first investment shows here once it is priced.
          </EmptyState>
        );
      }
      return (
        <TableFrame>
          {totals.map((total, index) => (
            <TotalRow key={total.currency} total={total} isLarge={index === 0} schemes={schemes} />
          ))}
        </TableFrame>
      );
  }
}

function TableFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Totals label="Totals by currency" align="middle">
      <thead>
        <tr>
          <Th>Currency</Th>
          <Th numeric>Market value</Th>
          <Th numeric from="md">
            Cost
          </Th>
          <Th numeric>Gain</Th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Totals>
  );
}

interface TotalRowProps {
  readonly total: CurrencyTotal;
  /** The first currency, ringgit where there is any, is shown larger. */
  readonly isLarge: boolean;
  readonly schemes: ReadonlyMap<string, number> | undefined;
}

function TotalRow({ total, isLarge, schemes }: TotalRowProps) {
  return (
    <tr>
      <Td>
        <Box as="span" fontWeight="semibold">
          {total.currency}
        </Box>
        <Sub>{formatSchemeCount(schemes?.get(total.currency))}</Sub>
      </Td>
      <Td numeric>
        <Box as="span" fontSize={{ base: 'md', md: isLarge ? 'lg' : 'md' }} letterSpacing="tight">
          <MoneyText value={total.value} currency={false} dimDecimals />
        </Box>
      </Td>
      <Td numeric from="md">
        <Box as="span" color="fg.muted">
          <MoneyText value={total.cost} currency={false} size="sm" />
        </Box>
      </Td>
      <Td numeric>
        <GainText gain={total.gain} />
      </Td>
    </tr>
  );
}

/** A non-breaking space keeps the line's height until the count is loaded. */
function formatSchemeCount(count: number | undefined): string {
  if (count === undefined) return '\u00A0';
  return count === 1 ? '1 scheme' : `${count} schemes`;
}

function LoadingRows() {
  return ['MYR', 'USD'].map((currency) => (
    <tr key={currency}>
      <Td>
        <Skeleton w="36px" my="1" />
        <Sub>
          <Skeleton w="56px" h="2.5" my="3px" />
        </Sub>
      </Td>
      <Td numeric>
        <Skeleton w="120px" h="4" ms="auto" />
      </Td>
      <Td numeric from="md">
        <Skeleton w="80px" ms="auto" />
      </Td>
      <Td numeric>
        <Skeleton w="90px" ms="auto" />
      </Td>
    </tr>
  ));
}
