import type { ProductMismatch } from '@portal/shared/api/suitability';
import { malaysianInstant } from '@portal/shared/dates';
import type { FieldBinder } from '@portal/shared/form-values';
import { CheckCard, TextAreaField } from '@portal/shared/forms';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath } from '@portal/shared/pages';
import { RiskGauge } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Banner, Box, Stack, TextLink } from '@portal/shared/ui';
import type { CountingAssessment } from '../../../core/assessment/counting-assessment.ts';
import { useCustomerId } from '../../../core/customer/customer.ts';
import { mismatchKindOf } from '../../../core/items/mismatch-kind.ts';
import { isAcknowledged, type MismatchValues } from '../../../transaction-rules/index.ts';
import { mismatchText } from './mismatch-text.ts';

interface MismatchNoticeProps {
  /** What the service has found; its `mismatch` is true. */
  readonly details: ProductMismatch;
  /** By the customer's record. */
  readonly suitability: Suitability;
  /** The assessment that it is of; the agent is not asked for one while one lies in the cart. */
  readonly counting: CountingAssessment | undefined;
  /** What the customer still wants: `invest`. */
  readonly verb: string;
  readonly field: FieldBinder<MismatchValues>;
}

/**
 * Says that a product does not suit the customer and what that means, with fields for the acknowledgement and the
 * reason, which are also part of the checkout's declaration.
 */
export function MismatchNotice(props: MismatchNoticeProps) {
  const { details, suitability, counting, verb, field } = props;
  const customerId = useCustomerId();
  const acknowledged = field('acknowledged');
  const { title, meaning, isRisk } = mismatchText(details, suitability);
  return (
    <Banner tone="warn" role="alert" title={title}>
      {meaning}
      {isRisk ? (
        <Box mt="3">
          <RiskGauge rank={details.customerRank} over={details.schemeRank} ends />
        </Box>
      ) : null}
      {details.customerRank === 0 && counting?.source !== 'cart' && customerId !== undefined ? (
        <Box mt="2">
          <TextLink to={pageAddress(assessmentPath, { customerId })}>Assess suitability</TextLink>
        </Box>
      ) : null}
      <Stack gap="3" mt="3.5" color="fg.default">
        <Box data-field="acknowledged">
          <CheckCard
            checked={isAcknowledged(acknowledged.value, details)}
            onChange={(isOn) =>
              acknowledged.onChange(
                isOn ? { at: malaysianInstant(new Date()), kind: mismatchKindOf(details) } : null,
              )
            }
            error={acknowledged.error}
          >
            {`The customer knows this and still wants to ${verb}.`}
          </CheckCard>
        </Box>
        <TextAreaField
          {...field('reason')}
          label="Customer’s reason"
          aside="At least 10 characters"
          rows={2}
        />
      </Stack>
    </Banner>
  );
}
