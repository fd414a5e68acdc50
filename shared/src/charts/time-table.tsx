import { MoneyText, Table, Td, Th } from '@portal/shared/parts';
import type { TimeNames, TimeValue } from './time-value.ts';

interface TimeTableProps {
  readonly label: string;
  /** Heading of the first column: `Date`, `Month` or `Year`. */
  readonly unit: string;
  readonly names: TimeNames;
  readonly values: readonly TimeValue[];
}

/**
 * Table of the values of a chart over time: both series and their result, with a column `Movement` if a value has a
 * detail. `unit` is the heading of its first column.
 */
export function TimeTable({ label, unit, names, values }: TimeTableProps) {
  const hasDetail = values.some(({ detail }) => detail !== undefined);
  return (
    <Table label={label} cards>
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
        {values.map(({ id, label: time, detail, amounts, result }) => (
          <tr key={id}>
            <Td lead>{time}</Td>
            {hasDetail ? <Td label="Movement">{detail}</Td> : null}
            {[...amounts, result].map((money, at) => (
              <Td key={names[at]} numeric label={names[at] ?? ''}>
                <MoneyText value={money} currency={false} size="sm" />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
