import { CheckCard, TextAreaField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, FailurePanel, Skeleton } from '@portal/shared/ui';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { acknowledgedField, isTicked, reasonField } from './declaration.ts';

interface MismatchFieldsProps {
  readonly form: CheckoutFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/** Acknowledgement and reason for each item whose fund does not suit the customer. */
export function MismatchFields({ form, problemOf }: MismatchFieldsProps) {
  const { answers, change, tick, requirements, mismatches } = form;
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
  return requirements?.mismatches.map(({ itemId, scheme, statement }) => (
    <Box key={itemId}>
      <Box data-field={acknowledgedField(itemId)}>
        <CheckCard
          checked={isTicked(answers, acknowledgedField(itemId))}
          onChange={(isOn) => tick(acknowledgedField(itemId), isOn)}
          error={problemOf(acknowledgedField(itemId))}
        >
          {statement.text}
        </CheckCard>
      </Box>
      {isTicked(answers, acknowledgedField(itemId)) ? (
        <Box mt="3" mb="2" data-field={reasonField(itemId)}>
          <TextAreaField
            label={`Customer’s reason for ${scheme}`}
            help="At least 10 characters"
            rows={2}
            value={answers.reasons[itemId] ?? ''}
            error={problemOf(reasonField(itemId))}
            onChange={(event) => change({ reasons: { ...answers.reasons, [itemId]: event.target.value } })}
          />
        </Box>
      ) : null}
    </Box>
  ));
}
