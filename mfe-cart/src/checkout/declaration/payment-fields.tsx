import { SelectField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, FailurePanel, Skeleton } from '@portal/shared/ui';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { methodField } from './payment-choice.ts';

interface PaymentFieldsProps {
  readonly form: CheckoutFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Fields for the payment method of each sum, as cells of a grid; nothing when no sum is due. Nothing is paid here: that
 * follows after the customer has confirmed. Shows a placeholder while the methods load, and Try again when that failed.
 * `problemOf` returns the problem to show at a field.
 */
export function PaymentFields({ form, problemOf }: PaymentFieldsProps) {
  const { sums, payments, lookups, chooseMethod } = form;
  if (sums.length === 0) return null;
  if (lookups.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading payment methods">
        <Skeleton h="10" mt="6" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  if (lookups.status === 'failed') {
    return (
      <Box gridColumn="1 / -1">
        <FailurePanel
          compact
          title="Payment methods could not be loaded"
          meaning="Nothing can be sent without one."
          onRetry={lookups.retry}
        />
      </Box>
    );
  }
  return payments.map(({ key, due, plan, methods, method }) => (
    <Box key={key} data-field={methodField(key)}>
      <SelectField
        label={`Payment method, ${due.currency}${plan === 'EPF' ? ', EPF' : ''}`}
        help={plan === 'EPF' ? 'EPF pays this amount.' : undefined}
        value={method ?? ''}
        placeholder="Choose a method"
        options={methods.map(({ code, name }) => ({ value: code, label: name }))}
        error={problemOf(methodField(key))}
        onChange={(event) => chooseMethod(key, event.target.value)}
      />
    </Box>
  ));
}
