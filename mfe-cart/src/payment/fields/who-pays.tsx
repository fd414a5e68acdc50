import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, FailurePanel, Skeleton } from '@portal/shared/ui';
import { PayerFields } from '../../payer/index.ts';
import type { PaymentFormState } from '../use-payment-form.ts';

interface WhoPaysProps {
  readonly form: PaymentFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Cells of a grid with the fields for who pays; a placeholder or Try again until the customer's record, which names the
 * joint holders, is loaded. Nothing when EPF pays or no method can be used. `problemOf` returns the problem to show at
 * a field.
 */
export function WhoPays({ form, problemOf }: WhoPaysProps) {
  const { payers, method, answers, changePayer } = form;
  if (!payers || !method) return null;
  const { record, joint, relationships } = payers;
  if (record.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading who may pay">
        <Skeleton h={{ base: 'touch', md: '10' }} mt="1.625rem" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  if (record.status === 'failed') {
    return (
      <Box gridColumn="1 / -1">
        <FailurePanel
          compact
          title="Who may pay could not be loaded"
          meaning="Joint holders are in the customer’s record. Nothing can be paid before it is loaded."
          onRetry={record.retry}
        />
      </Box>
    );
  }
  return (
    <PayerFields
      answers={answers.payer}
      change={changePayer}
      joint={joint}
      relationships={relationships}
      problemOf={problemOf}
    />
  );
}
