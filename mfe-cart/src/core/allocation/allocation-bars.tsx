import { assetClassColor } from '@portal/shared/charts';
import { formatShare, type Money } from '@portal/shared/money';
import { MoneyText } from '@portal/shared/parts';
import { Box, chakra, Stack, Text } from '@portal/shared/ui';
import type { Allocation } from './allocation.ts';

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

interface StackedBarProps {
  readonly label: string;
  readonly total: Money;
  readonly parts: readonly { readonly assetClass: string; readonly value: Money }[];
}

function StackedBar({ label, total, parts }: StackedBarProps) {
  const widths = parts.map(({ value }) => value.fractionOf(total) * 100);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  return (
    <Box>
      <Text textStyle="help" mb="1">
        {label}, <MoneyText value={total} size="sm" />
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

/** Bars and a table of one currency's allocation by asset class, now and after. */
export function AllocationBars({ now, after, rows, currency }: Allocation) {
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
              <td>{formatShare(row.now, now) ?? '–'}</td>
              <td>{formatShare(row.after, after) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ClassTable>
    </Stack>
  );
}
