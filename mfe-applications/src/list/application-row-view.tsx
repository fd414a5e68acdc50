import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatDate, localDateOf } from '@portal/shared/dates';
import { IdText, PrivateFigures, Row, StatusChip, Sub, Td, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { ChevronRight } from 'lucide-react';
import { ActionButton } from '../core/action-button.tsx';
import { detailPath, type KnownOfApplication } from '../core/detail-link.ts';
import { typePhrase } from '../core/item-words.ts';
import { nextActionOf } from '../core/next-action.ts';
import { ageOf, reasonOf } from './row-words.ts';

const Name = chakra('span', {
  base: { display: 'block', maxW: { md: '200px', lg: '230px' }, fontWeight: 'medium' },
});
const Opens = chakra('span', {
  base: { display: { base: 'none', md: 'inline-flex' }, color: 'fg.subtle', verticalAlign: 'middle' },
});

interface ApplicationRowViewProps {
  readonly row: ApplicationRow;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** One application in the list: opens on click and, by its form number, on Enter. */
export function ApplicationRowView({ row, today }: ApplicationRowViewProps) {
  const to = detailPath(row.applicationId, row.formNo);
  const known: KnownOfApplication = {
    status: row.status,
    reason: row.reason,
    customerName: row.customerName,
  };
  const action = nextActionOf(row);
  const reason = reasonOf(row, today);
  return (
    <Row to={to} state={known}>
      <Td>
        <TextLink to={to} state={known} fontWeight="medium">
          <IdText>{row.formNo}</IdText>
        </TextLink>
      </Td>
      <Td>
        <Name>{titleCase(row.customerName)}</Name>
      </Td>
      <Td from="wide">{typePhrase(row.types)}</Td>
      <Td>
        <chakra.span whiteSpace="nowrap">
          {formatDate(localDateOf(row.submittedAt))} <Sub>{ageOf(row, today)}</Sub>
        </chakra.span>
      </Td>
      <Td>
        <StatusChip status={row.status} />
      </Td>
      <Td>
        {reason === undefined ? <Opens data-wide="">–</Opens> : <PrivateFigures>{reason}</PrivateFigures>}
      </Td>
      <Td actions>
        {action ? (
          <ActionButton action={action} application={row} known={known} inRow />
        ) : (
          <Opens data-wide="" aria-hidden>
            <ChevronRight size={18} strokeWidth={1.75} />
          </Opens>
        )}
      </Td>
    </Row>
  );
}
