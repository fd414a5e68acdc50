import type { CustomerRow } from '@portal/shared/api/customers';
import type { SatForm } from '@portal/shared/api/suitability';
import { formatDateTime, today } from '@portal/shared/dates';
import { Chip, ListRow, MaskedId, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { getRowSuitability } from '../../core/customer/row-suitability.ts';
import { toSuitabilityChip } from '../../core/customer/suitability-text.ts';
import { getSuitabilityPath } from '../../core/paths.ts';

/** The whole row is the link. On a phone its parts stand below one another. */
const Row = chakra(ListRow, {
  base: {
    position: 'relative',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '3.5',
    rowGap: '1',
    _hover: { bg: 'bg.hover' },
  },
});
const Name = chakra(TextLink, {
  base: {
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'none' },
  },
});
/** Has its height before the number is known. */
const IdNumber = chakra('div', { base: { minH: '1lh', color: 'fg.muted' } });
const OnRecord = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { md: 'column' },
    alignItems: { base: 'center', md: 'start' },
    gap: { base: '2', md: '0.5' },
    width: { md: '200px' },
    minH: { base: '6', md: '0' },
    textStyle: 'help',
  },
});
const Put = chakra('div', { base: { width: { md: '190px' }, color: 'fg.muted' } });
const Status = chakra('div', { base: { width: { md: '164px' }, textAlign: { md: 'end' } } });

interface AssessmentRowProps {
  readonly form: SatForm;
  /** Absent while the customer is not known. */
  readonly customer: CustomerRow | undefined;
}

/**
 * One assessment of the list: its customer with the masked identity number, what is on record for the customer, when it was
 * put into the cart, and whether it is still there. The whole row opens the customer's assessment.
 */
export function AssessmentRow({ form, customer }: AssessmentRowProps) {
  const { customerId, customerName, status, updatedAt } = form;
  const onRecord = customer && getRowSuitability(customer, today());
  const chip = onRecord && toSuitabilityChip(onRecord);
  return (
    <Row>
      <chakra.div flex={{ md: '1' }} minW="0">
        <Name to={getSuitabilityPath(customerId)}>{titleCase(customerName)}</Name>
        <IdNumber>{customer ? <MaskedId idNo={customer.idNo} /> : null}</IdNumber>
      </chakra.div>
      <OnRecord>
        {chip ? (
          <>
            <span>On record</span>
            <Chip tone={chip.tone}>{chip.text}</Chip>
          </>
        ) : null}
      </OnRecord>
      <Put>{formatDateTime(updatedAt)}</Put>
      <Status>
        <Chip tone={status === 'Draft' ? 'warn' : 'neutral'} dot>
          {status === 'Draft' ? 'In the cart' : 'Sent to the customer'}
        </Chip>
      </Status>
    </Row>
  );
}
