import { CheckCard, TextField } from '@portal/shared/forms';
import { Box, Stack } from '@portal/shared/ui';
import { Mail } from 'lucide-react';
import type { CheckoutFormState } from '../use-checkout-form.ts';

interface EmailFieldsProps {
  readonly form: CheckoutFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/** Fields for the customer's e-mail and its confirmation. */
export function EmailFields({ form, problemOf }: EmailFieldsProps) {
  const { answers, change } = form;
  return (
    <Stack gap="2">
      <Box data-field="email">
        <TextField
          label="Customer’s e-mail"
          type="email"
          icon={<Mail aria-hidden />}
          value={answers.email}
          help="The confirmation link goes here. It is valid for 7 days."
          error={problemOf('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Box>
      <Box data-field="emailConfirmed">
        <CheckCard
          checked={answers.emailConfirmed}
          onChange={(emailConfirmed) => change({ emailConfirmed })}
          error={problemOf('emailConfirmed')}
        >
          The customer has confirmed this address.
        </CheckCard>
      </Box>
    </Stack>
  );
}
