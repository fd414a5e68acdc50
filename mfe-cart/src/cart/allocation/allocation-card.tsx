import type { Account } from '@portal/shared/api/accounts';
import { assetClassColor } from '@portal/shared/charts';
import { combineLoadables } from '@portal/shared/data';
import type { Money } from '@portal/shared/money';
import { Card, CardBody, CardHeader, LoadingRows, Segmented } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, chakra, FailurePanel, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import type { CartItem } from '../../core/items/cart-item.ts';
import { joinOffers } from '../../core/pricing/offer.ts';
import { type Allocation, allocations } from './allocation.ts';
import { useHoldings } from './use-holdings.ts';

const Bar = chakra('svg', { base: { display: 'block', w: 'full', h: '2.5', borderRadius: '3px' } });
const ClassTable = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { py: '5px', textAlign: 'end', fontWeight: 'normal', whiteSpace: 'nowrap' },
    '& th:first-child': { textAlign: 'start', whiteSpace: 'normal' },
    '& td': { ps: '4', fontVariantNumeric: 'tabular-nums lining-nums', color: 'fg.subtle' },
    '& td:last-child': { fontWeight: 'medium', color: 'fg.default' },
    '& thead': { srOnly: true },
  },
});
const Swatch = chakra('i', {
  base: { display: 'inline-block', boxSize: '2.5', me: '2.5', borderRadius: '3px', verticalAlign: '-1px' },
});

/** Returns a part as a fraction of the whole, as a number, because it is only drawn. */
const share = (part: Money, whole: Money) => (whole.isZero() ? 0 : part.toWire() / whole.toWire());
const shareText = (part: Money, whole: Money) =>
  whole.isZero() ? '–' : `${(share(part, whole) * 100).toFixed(1)}%`;

interface StackedBarProps {
  readonly label: string;
  readonly total: Money;
  readonly parts: readonly { readonly assetClass: string; readonly value: Money }[];
}

function StackedBar({ label, total, parts }: StackedBarProps) {
  const widths = parts.map(({ value }) => share(value, total) * 100);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  return (
    <Box>
      <Text textStyle="help" mb="1">
        {label}, <span data-private>{total.format()}</span>
      </Text>
      <Bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden focusable="false">
        {parts.map(({ assetClass }, index) => (
          <chakra.rect
            key={assetClass}
            x={starts[index] ?? 0}
            y="0"
            height="10"
            width={Math.max(0, (widths[index] ?? 0) - 0.6)}
            fill={assetClassColor(assetClass)}
          />
        ))}
      </Bar>
    </Box>
  );
}

function Bars({ now, after, rows, currency }: Allocation) {
  return (
    <Stack gap="4">
      <StackedBar label="Now" total={now} parts={rows.map((row) => ({ ...row, value: row.now }))} />
      <StackedBar label="After" total={after} parts={rows.map((row) => ({ ...row, value: row.after }))} />
      <ClassTable aria-label={`Allocation of ${currency} by asset class`}>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.assetClass}>
              <th scope="row">
                <Swatch bg={assetClassColor(row.assetClass)} aria-hidden />
                {row.assetClass}
              </th>
              <td>{shareText(row.now, now)}</td>
              <td>{shareText(row.after, after)}</td>
            </tr>
          ))}
        </tbody>
      </ClassTable>
    </Stack>
  );
}

interface AllocationCardProps {
  readonly accounts: readonly Account[];
  /** All items of the cart that are not blocked. */
  readonly items: readonly CartItem[];
}

/** Shows the customer's holdings by asset class, now and after the cart, for one currency at a time. */
export function AllocationCard({ accounts, items }: AllocationCardProps) {
  const listings = combineLoadables([useReference('schemes'), useReference('funds')]);
  const holdings = useHoldings(accounts);
  const needed = combineLoadables([listings, holdings]);
  const [wanted, setWanted] = useState('');
  const title = 'Allocation after this cart';
  if (needed.status === 'failed') {
    return (
      <Card>
        <CardHeader title={title} />
        <Box p="4">
          <FailurePanel
            compact
            title="It could not be worked out"
            meaning="What the customer holds, or the list of funds, did not arrive. The cart is not affected."
            onRetry={needed.retry}
          />
        </Box>
      </Card>
    );
  }
  if (needed.status === 'loading') {
    return (
      <Card>
        <CardHeader title={title} />
        <LoadingRows rows={3} label="Loading holdings" />
      </Card>
    );
  }
  const [[schemes, funds], loadedHoldings] = needed.value;
  const fundByScheme = new Map(joinOffers(schemes, funds).map(({ scheme, fund }) => [scheme.scheme, fund]));
  const all = allocations(items, loadedHoldings, (scheme) => fundByScheme.get(scheme));
  const shown = all.find(({ currency }) => currency === wanted) ?? all[0];
  if (!shown) return null;
  return (
    <Card aria-label={title}>
      <CardHeader
        title={title}
        aside={
          all.length > 1 ? (
            <Segmented
              label="Currency of the allocation"
              value={shown.currency}
              onChange={setWanted}
              options={all.map(({ currency }) => ({ id: currency, label: currency }))}
            />
          ) : (
            shown.currency
          )
        }
      />
      <CardBody>
        <Bars {...shown} />
      </CardBody>
    </Card>
  );
}
