import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { CheckCard, TextAreaField } from '@portal/shared/forms';
import { RiskGauge } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Banner, Box, FailurePanel, Stack, TextLink } from '@portal/shared/ui';
import type { ReactElement } from 'react';
import { useCustomerId } from '../../../core/customer/customer.ts';
import { mismatchKindOf } from '../../../core/items/mismatch-kind.ts';
import type { Acknowledgement } from '../../../core/items/mismatch-reasons.ts';
import { paths } from '../../../core/paths.ts';
import { isAcknowledged } from '../../../transaction-rules/index.ts';
import type { ControlledField } from '../controlled-field.ts';
import { mismatchText } from './mismatch-text.ts';

interface MismatchNoticeProps {
  readonly mismatch: Loadable<ProductMismatch>;
  /** The assessment by the customer's record. */
  readonly suitability: Suitability;
  /** What the customer still wants: `invest`. */
  readonly verb: string;
  /** Connect the two fields with the form. */
  readonly bindAcknowledged: (
    render: (control: ControlledField<Acknowledgement | null>) => ReactElement,
  ) => ReactElement;
  readonly bindReason: (render: (control: ControlledField) => ReactElement) => ReactElement;
}

/**
 * Result of the suitability check, at the end of the form, where its arrival moves no other field. For a mismatch it
 * shows what it means, with fields for the acknowledgement and the
 * reason, which are also part of the checkout's declaration.
 */
export function MismatchNotice(props: MismatchNoticeProps) {
  const { mismatch, suitability, verb, bindAcknowledged, bindReason } = props;
  const customerId = useCustomerId();
  if (mismatch.status === 'loading') return null;
  if (mismatch.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Suitability could not be checked"
        meaning="Without it this fund cannot be added to the cart."
        onRetry={mismatch.retry}
      />
    );
  }
  if (!mismatch.value.mismatch) return null;
  const details = mismatch.value;
  const { title, meaning, isRisk } = mismatchText(details, suitability);
  return (
    <Banner tone="warn" role="alert" title={title}>
      {meaning}
      {isRisk ? (
        <Box mt="3">
          <RiskGauge rank={details.customerRank} over={details.schemeRank} ends />
        </Box>
      ) : null}
      {details.customerRank === 0 && customerId !== undefined ? (
        <Box mt="2">
          <TextLink to={paths.suitability(customerId)}>Assess suitability</TextLink>
        </Box>
      ) : null}
      <Stack gap="3" mt="3.5" color="fg.default">
        {bindAcknowledged(({ field, fieldState }) => (
          <CheckCard
            ref={field.ref}
            checked={isAcknowledged(field.value, details)}
            onChange={(isOn) =>
              field.onChange(isOn ? { at: new Date().toISOString(), kind: mismatchKindOf(details) } : null)
            }
            error={fieldState.error?.message}
          >
            {`The customer knows this and still wants to ${verb}.`}
          </CheckCard>
        ))}
        {bindReason(({ field, fieldState }) => (
          <TextAreaField
            {...field}
            onChange={(event) => field.onChange(event.target.value)}
            label="Customer’s reason"
            aside="At least 10 characters"
            rows={2}
            error={fieldState.error?.message}
          />
        ))}
      </Stack>
    </Banner>
  );
}
