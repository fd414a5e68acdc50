import { Avatar, Chip, MaskedId, Row, RowLink, Td, titleCase } from '@portal/shared/parts';
import { Box, chakra, HStack } from '@portal/shared/ui';
import { ChevronRight } from 'lucide-react';
import { getProfilePath } from '../../core/paths.ts';
import type { CustomerRow } from './customer-row.ts';
import { CustomersTableFrame } from './customers-table-frame.tsx';
import { highlight } from './highlight.ts';

const Mark = chakra('mark', {
  base: {
    bg: 'accent.subtle',
    color: 'inherit',
    borderRadius: '3px',
    boxShadow: '0 0 0 1px {colors.accent.subtle}',
  },
});

interface CustomersTableProps {
  readonly rows: readonly CustomerRow[];
  /** Search keyword, highlighted in the names. */
  readonly keyword: string;
  /** Index of the row that the arrow keys selected. */
  readonly activeRow: number;
  readonly isBusy: boolean;
}

/**
 * Table of the customers that match a search, with the keyword's words marked in names. A row opens the profile.
 * `activeRow`: index of the row that Enter opens.
 */
export function CustomersTable({ rows, keyword, activeRow, isBusy }: CustomersTableProps) {
  return (
    <CustomersTableFrame isBusy={isBusy}>
      {rows.map((row, index) => (
        <Row key={row.customerId} to={getProfilePath(row.customerId)} active={index === activeRow}>
          <CustomerCells row={row} keyword={keyword} isActive={index === activeRow} />
        </Row>
      ))}
    </CustomersTableFrame>
  );
}

interface CustomerCellsProps {
  readonly row: CustomerRow;
  readonly keyword: string;
  readonly isActive: boolean;
}

function CustomerCells({ row, keyword, isActive }: CustomerCellsProps) {
  return (
    <>
      <Td lead>
        <HStack gap="3">
          <Avatar name={row.name} soft={isActive ? 'tinted' : true} />
          <RowLink>
            <MarkedName name={titleCase(row.name)} keyword={keyword} />
          </RowLink>
        </HStack>
      </Td>
      <Td>
        <MaskedId idNo={row.idNo} />
      </Td>
      <Td>{row.type}</Td>
      <Td from="wide">
        <Box as="span" color="fg.muted">
          {row.email ?? '–'}
        </Box>
      </Td>
      <Td from="lg">
        <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {row.phone ?? '–'}
        </Box>
      </Td>
      <Td>
        {row.suitability ? (
          <Chip tone={row.suitability.tone} dot>
            {row.suitability.text}
          </Chip>
        ) : null}
      </Td>
      <Td from="md">
        <Box color="fg.subtle" display="flex" justifyContent="flex-end">
          <ChevronRight size={16} aria-hidden />
        </Box>
      </Td>
    </>
  );
}

function MarkedName({ name, keyword }: { readonly name: string; readonly keyword: string }) {
  let offset = 0;
  return highlight(name, keyword).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? <Mark key={key}>{part.text}</Mark> : <span key={key}>{part.text}</span>;
  });
}
