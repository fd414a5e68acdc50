import { CheckCard, Controller, TextAreaField } from '@portal/shared/forms';
import { RiskGauge } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Banner, Box, FailurePanel, Stack } from '@portal/shared/ui';
import { mismatchKindOf } from '../../core/items/mismatch-kind.ts';
import { isAcknowledged } from '../../core/suitability/suitability-problems.ts';
import type { InvestFormState } from '../use-invest-form.ts';
import { mismatchText } from './mismatch-text.ts';

interface MismatchNoticeProps {
  readonly state: InvestFormState;
  /** The assessment by the customer's record. */
  readonly suitability: Suitability;
}

/**
 * Result of the suitability check, at the end of the form, where its arrival moves no other field. For a mismatch it
 * shows what it means, with fields for the acknowledgement and the
 * reason, which are also part of the checkout's declaration.
 */
export function MismatchNotice({ state, suitability }: MismatchNoticeProps) {
  const { form, order } = state;
  const { mismatch } = order.context;
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
  const found = mismatch.value;
  const { title, meaning, isRisk } = mismatchText(found, suitability);
  return (
    <Banner tone="warn" role="alert" title={title}>
      {meaning}
      {isRisk ? (
        <Box mt="3">
          <RiskGauge rank={found.customerRank} over={found.schemeRank} ends />
        </Box>
      ) : null}
      <Stack gap="3" mt="3.5" color="fg.default">
        <Controller
          control={form.control}
          name="acknowledged"
          render={({ field, fieldState }) => (
            <CheckCard
              ref={field.ref}
              checked={isAcknowledged(field.value, found)}
              onChange={(isOn) =>
                field.onChange(isOn ? { at: new Date().toISOString(), kind: mismatchKindOf(found) } : null)
              }
              error={fieldState.error?.message}
            >
              The customer knows this and still wants to invest.
            </CheckCard>
          )}
        />
        <Controller
          control={form.control}
          name="reason"
          render={({ field, fieldState }) => (
            <TextAreaField
              {...field}
              label="Customer’s reason"
              aside="At least 10 characters"
              rows={2}
              error={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </Banner>
  );
}
