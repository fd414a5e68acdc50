import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { formatItemTypes, LegFigures } from '@portal/shared/items';
import { applicationAddress } from '@portal/shared/page-address';
import { IdText, PrivateFigures, Row, StatusChip, Sub, Td, titleCase } from '@portal/shared/parts';
import { nextActionOf } from '@portal/shared/selling';
import { chakra, TextLink } from '@portal/shared/ui';
import { ChevronRight } from 'lucide-react';
import { ActionButton } from '../../core/action-button.tsx';
import { toPreview } from '../../core/detail-link.ts';
import { formatAge, getStatusReason } from '../row-labels.ts';
import { getLegs, sumLegs } from '../row-legs.ts';

const Name = chakra('span', {
  base: {
    display: 'block',
    fontWeight: 'medium',
    '@media (min-width: 1400px)': { minW: '170px', maxW: '180px' },
  },
});
const Type = chakra('span', {
  base: {
    display: 'block',
    mt: '0.5',
    maxW: { md: '124px' },
    textStyle: 'help',
    lineClamp: '2',
    '@media (min-width: 1400px)': { maxW: '152px' },
  },
});
const WideOnly = chakra('span', {
  base: { display: { base: 'none', md: 'inline-flex' }, color: 'fg.subtle', verticalAlign: 'middle' },
});

interface ApplicationTableRowProps {
  readonly row: ApplicationRow;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * One application in the list, with its next action. A click anywhere opens it; the form number is its link. `today`
 * (YYYY-MM-DD) is what ages and expiries are counted from.
 */
export function ApplicationTableRow({ row, today }: ApplicationTableRowProps) {
  const to = applicationAddress(row.applicationId, row.formNo);
  const preview = toPreview(row);
  const action = nextActionOf(row);
  const reason = getStatusReason(row, today);
  const legs = sumLegs(getLegs(row));
  return (
    <Row to={to} state={preview}>
      <Td>
        <TextLink to={to} state={preview} fontWeight="medium">
          <IdText>{row.formNo}</IdText>
        </TextLink>
        <Type title={formatItemTypes(row.types)}>{formatItemTypes(row.types)}</Type>
      </Td>
      <Td>
        <Name>{titleCase(row.customerName)}</Name>
      </Td>
      <Td>
        <chakra.span whiteSpace="nowrap">
          {formatDate(malaysianDateOf(row.submittedAt))} <Sub>{formatAge(row, today)}</Sub>
        </chakra.span>
      </Td>
      <Td>{legs.length === 0 ? <WideOnly data-wide="">–</WideOnly> : <LegFigures legs={legs} />}</Td>
      <Td data-long={row.status.length > 20 || undefined}>
        <StatusChip status={row.status} />
      </Td>
      <Td>
        {reason === undefined ? (
          <WideOnly data-wide="">–</WideOnly>
        ) : (
          // one child: on a narrow screen the cell is a flex box, which would set words and figures apart
          <span>
            <PrivateFigures>{reason}</PrivateFigures>
          </span>
        )}
      </Td>
      <Td actions>
        {action ? (
          <ActionButton action={action} application={row} preview={preview} isInRow />
        ) : (
          <WideOnly data-wide="" aria-hidden>
            <ChevronRight size={18} strokeWidth={1.75} />
          </WideOnly>
        )}
      </Td>
    </Row>
  );
}
