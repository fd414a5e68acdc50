import { Table, Th } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const below768 = '@media (max-width: 767px)';
const from768 = '@media (min-width: 768px)';

/** On a phone a customer is a card with three lines: name; id and suitability; phone and type. */
const StyledTable = chakra(Table, {
  base: {
    '& td a': { fontWeight: 'semibold' },
    [from768]: { '& td': { py: '2.5' } },
    [below768]: {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 12px' },
      '& td[data-lead]': { gridColumn: '1 / -1', mb: '0' },
      '& td:nth-of-type(2)': { gridArea: '2 / 1', justifyContent: 'flex-start', ps: '12' },
      '& td:nth-of-type(6)': { gridArea: '2 / 2', justifyContent: 'flex-end' },
      '& td:nth-of-type(5)': { display: 'flex', gridArea: '3 / 1', justifyContent: 'flex-start', ps: '12' },
      '& td:nth-of-type(3)': { gridArea: '3 / 2', justifyContent: 'flex-end', color: 'fg.subtle' },
      '@media (max-width: 374px)': {
        '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& tbody td:not([data-lead])': { gridArea: 'auto', justifyContent: 'flex-start', ps: '12' },
      },
      '& tr[data-active]': { bg: 'transparent' },
      '& tr[data-active] td, & tr[data-active] td:first-of-type': { bg: 'transparent', boxShadow: 'none' },
    },
  },
});

interface CustomersTableFrameProps {
  readonly isBusy?: boolean;
  /** Rows of seven cells. */
  readonly children: ReactNode;
}

/** The table of customers with its columns, without rows: the loaded rows or the placeholders are its children. */
export function CustomersTableFrame({ isBusy = false, children }: CustomersTableFrameProps) {
  return (
    <StyledTable label="Customers" cards align="middle" busy={isBusy}>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Identity number</Th>
          <Th>Type</Th>
          <Th from="wide">E-mail</Th>
          <Th from="lg">Mobile</Th>
          <Th>Suitability</Th>
          <Th from="md">
            <VisuallyHidden>Open</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </StyledTable>
  );
}
