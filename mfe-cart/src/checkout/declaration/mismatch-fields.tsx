import { today } from '@portal/shared/dates';
import { CheckCard, TextAreaField } from '@portal/shared/forms';
import { DelayedPlaceholder, PrivateFigures } from '@portal/shared/parts';
import { Box, FailurePanel, Skeleton, Text } from '@portal/shared/ui';
import { basisOf } from '../../core/assessment/counting-assessment.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import {
  acknowledgedField,
  type DeclaredMismatch,
  isAcknowledged,
  reasonField,
  reasonFor,
} from './declaration.ts';

interface MismatchFieldsProps {
  readonly form: CheckoutFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Says by which assessment suitability was judged, and has a box of acknowledgement and a field for the reason for each
 * scheme that does not suit. Shows a placeholder while the check runs, and Try again when it failed. `problemOf`
 * returns the problem to show at a field.
 */
export function MismatchFields({ form, problemOf }: MismatchFieldsProps) {
  const { requirements, mismatches, counting } = form;
  if (mismatches.status === 'loading') {
    return (
      <DelayedPlaceholder label="Checking suitability">
        <Skeleton h="11" borderRadius="choice" />
      </DelayedPlaceholder>
    );
  }
  if (mismatches.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Suitability could not be checked"
        meaning="Without it the declaration is not complete, and nothing can be sent."
        onRetry={mismatches.retry}
      />
    );
  }
  const basis = mismatches.value.size > 0 ? basisOf(counting, today()) : undefined;
  return (
    <>
      {basis ? <Text textStyle="help">{`Suitability is ${basis}.`}</Text> : null}
      {requirements?.mismatches.map((mismatch) => (
        <MismatchedFund key={mismatch.scheme} mismatch={mismatch} form={form} problemOf={problemOf} />
      ))}
    </>
  );
}

interface MismatchedFundProps extends MismatchFieldsProps {
  readonly mismatch: DeclaredMismatch;
}

/** One fund that does not suit, with all its orders. */
function MismatchedFund({ mismatch, form, problemOf }: MismatchedFundProps) {
  const { answers, change, tick } = form;
  const { orders, scheme, statement } = mismatch;
  const [{ itemId }] = orders;
  const isTicked = isAcknowledged(answers, mismatch);
  return (
    <Box>
      <Box data-field={acknowledgedField(itemId)}>
        <CheckCard
          checked={isTicked}
          onChange={(isOn) => {
            for (const order of orders) tick(acknowledgedField(order.itemId), isOn);
          }}
          error={problemOf(acknowledgedField(itemId))}
        >
          {statement.text}
          {orders.length > 1 ? (
            <Text as="span" display="block" textStyle="help">
              <PrivateFigures>
                {`${orders.length} orders: ${orders.map(({ text }) => text).join('; ')}`}
              </PrivateFigures>
            </Text>
          ) : null}
        </CheckCard>
      </Box>
      {isTicked ? (
        <Box mt="3" mb="2" data-field={reasonField(itemId)}>
          <TextAreaField
            label={`Customer’s reason for ${scheme}`}
            help="At least 10 characters"
            rows={2}
            value={reasonFor(answers, mismatch)}
            error={problemOf(reasonField(itemId))}
            onChange={(event) =>
              change({
                reasons: {
                  ...answers.reasons,
                  ...Object.fromEntries(orders.map((order) => [order.itemId, event.target.value])),
                },
              })
            }
          />
        </Box>
      ) : null}
    </Box>
  );
}
