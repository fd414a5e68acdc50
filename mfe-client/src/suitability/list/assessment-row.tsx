import type { CustomerRow } from '@portal/shared/api/customers';
import type { SatForm } from '@portal/shared/api/suitability';
import { formatDateTime, today } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath } from '@portal/shared/pages';
import { Chip, ListRow, MaskedId, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { getRowSuitability } from '../../core/customer/row-suitability.ts';
import { toSuitabilityChip } from '../../core/customer/suitability-text.ts';

/** The whole row is the link. In a narrow page its parts stand below one another. */
const Row = chakra(ListRow, {
  base: {
    position: 'relative',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { base: 'start', lg: 'center' },
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
    flexDirection: { lg: 'column' },
    alignItems: { base: 'center', lg: 'start' },
    gap: { base: '2', lg: '0.5' },
    width: { lg: '200px' },
    minH: { base: '6', lg: '0' },
    textStyle: 'help',
  },
});
const Changed = chakra('div', { base: { width: { lg: '190px' }, color: 'fg.muted' } });
const Status = chakra('div', { base: { width: { lg: '164px' }, textAlign: { lg: 'end' } } });

interface AssessmentRowProps {
  readonly form: SatForm;
  /** Absent while the customer is not known. */
  readonly customer: CustomerRow | undefined;
}

/**
 * One assessment of the list: its customer with the masked identity number, what is on record for the customer, when it
 * was last changed, and whether it is still in the cart. The whole row opens the customer's assessment.
 */
export function AssessmentRow({ form, customer }: AssessmentRowProps) {
  const { customerId, customerName, status, updatedAt } = form;
  const onRecord = customer && getRowSuitability(customer, today());
  const chip = onRecord && toSuitabilityChip(onRecord);
  return (
    <Row>
      <chakra.div flex={{ lg: '1' }} minW="0">
        <Name to={pageAddress(assessmentPath, { customerId })}>{titleCase(customerName)}</Name>
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
      <Changed>{formatDateTime(updatedAt)}</Changed>
      <Status>
        <Chip tone={status === 'Draft' ? 'warn' : 'neutral'} dot>
          {status === 'Draft' ? 'In the cart' : 'Sent to the customer'}
        </Chip>
      </Status>
    </Row>
  );
}
