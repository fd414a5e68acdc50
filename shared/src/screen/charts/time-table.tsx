import type { Money } from '@portal/shared/money';
import { MoneyText, Table, Td, Th } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import type { TimeChartKind, TimeNames, TimeValue } from './time-value.ts';

interface TimeTableProps {
  readonly label: string;
  /** Heading of the first column: `Date`, `Month` or `Year`. */
  readonly unit: string;
  readonly kind: TimeChartKind;
  readonly names: TimeNames;
  readonly values: readonly TimeValue[];
}

/** Four columns of figures fit a phone as a table, in small type. */
const StyledTable = chakra(Table, {
  base: { '@media (max-width: 767px)': { '& td': { fontSize: 'xs' } } },
});
const Note = chakra('p', { base: { py: '3', px: { base: '4', md: '5' }, textStyle: 'help' } });

/**
 * Table of the values of a chart over time: both series and their result, with a column `Movement` if a value has a
 * detail. `unit` is the heading of its first column. Values without any amount are left out, and counted below.
 */
export function TimeTable({ label, unit, kind, names, values }: TimeTableProps) {
  const hasDetail = values.some(({ detail }) => detail !== undefined);
  const moved = values.filter(({ amounts }) => amounts.some((money) => !money.isZero()));
  const emptyCount = values.length - moved.length;
  return (
    <>
      <StyledTable label={label} cards={hasDetail}>
        <thead>
          <tr>
            <Th>{unit}</Th>
            {hasDetail ? <Th>Movement</Th> : null}
            {names.map((name) => (
              <Th key={name} numeric>
                {name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moved.map(({ id, label: time, detail, amounts, result }) => (
            <tr key={id}>
              <Td lead>{time}</Td>
              {hasDetail ? <Td label="Movement">{detail}</Td> : null}
              {amounts.map((money, at) => (
                <Td key={names[at]} numeric label={names[at] ?? ''}>
                  <MoneyText value={money} currency={false} size="sm" />
                </Td>
              ))}
              <Td numeric label={names[2]}>
                {kind === 'apart' ? (
                  <SignedMoney money={result} />
                ) : (
                  <MoneyText value={result} currency={false} size="sm" />
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </StyledTable>
      {emptyCount === 0 ? null : (
        <Note>{`${emptyCount} ${unit.toLowerCase()}${emptyCount === 1 ? '' : 's'} without a movement`}</Note>
      )}
    </>
  );
}

/** A difference, with a plus or minus sign; none for zero. */
const SignedMoney = ({ money }: { readonly money: Money }) => (
  <span data-private="">
    <VisuallyHidden>{`${money.currency} `}</VisuallyHidden>
    {money.isNegative() || money.isZero() ? money.format() : `+${money.format()}`}
  </span>
);
