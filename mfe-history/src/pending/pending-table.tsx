import { LegFigures } from '@portal/shared/items';
import { StatusChip, Td, Th } from '@portal/shared/parts';
import { TextLink } from '@portal/shared/ui';
import { DateCell, FundCell } from '../core/cells.tsx';
import { HistoryTable } from '../core/history-table.tsx';
import type { PendingRow } from './pending-rows.ts';

/**
 * Table of pending transactions, in the order of `rows` (docs/domain.md, section 7). The form number leads to the application.
 */
export function PendingTable({ rows }: { readonly rows: readonly PendingRow[] }) {
  return (
    <HistoryTable label="Pending transactions" cards>
      <thead>
        <tr>
          <Th>Sent</Th>
          <Th>Form number</Th>
          <Th>Type</Th>
          <Th>Fund</Th>
          <Th numeric>Amount or units</Th>
          <Th>Status</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <DateCell label="Sent" date={row.date} />
            <Td label="Form number">
              <TextLink to={row.path} standalone my={{ base: '-3', md: '-0.5' }}>
                {row.formNo}
              </TextLink>
            </Td>
            <Td label="Type">{row.type}</Td>
            <FundCell
              name={row.schemeName}
              detail={row.toSchemeName === undefined ? row.scheme : `to ${row.toSchemeName}`}
            />
            <Td numeric label="Amount or units">
              <LegFigures legs={row.legs} />
            </Td>
            <Td label="Status">
              <StatusChip status={row.status} />
            </Td>
          </tr>
        ))}
      </tbody>
    </HistoryTable>
  );
}
