import { CheckCard, TextField } from '@portal/shared/forms';
import { Banner, Box, Grid, Stack } from '@portal/shared/ui';
import { HeartHandshake } from 'lucide-react';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { careField, isTicked } from './declaration.ts';
import { statements } from './statements.ts';

interface ExtraCareProps {
  /** Why this customer needs it. */
  readonly reason: string;
  readonly form: CheckoutFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Fields for a vulnerable customer: a box that the risks were explained, and an optional trusted contact. `reason` says
 * why the customer is one; `problemOf` returns the problem to show at a field.
 */
export function ExtraCare({ reason, form, problemOf }: ExtraCareProps) {
  const { answers, change, tick } = form;
  return (
    <Banner tone="warn" title="Extra care" icon={<HeartHandshake aria-hidden />}>
      On record: {reason} Ask who can be contacted if something is unclear.
      <Stack gap="3" mt="3" ms={{ base: '-8', md: '0' }} color="fg.default">
        <Box data-field={careField}>
          <CheckCard
            checked={isTicked(answers, careField)}
            onChange={(isOn) => tick(careField, isOn)}
            error={problemOf(careField)}
          >
            {statements.care.text}
          </CheckCard>
        </Box>
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Box data-field="contactName">
            <TextField
              label="Trusted contact"
              typing="words"
              help="Optional, with a phone number"
              value={answers.contactName}
              error={problemOf('contactName')}
              onChange={(event) => change({ contactName: event.target.value })}
            />
          </Box>
          <Box data-field="contactPhone">
            <TextField
              label="Phone"
              typing="phone"
              value={answers.contactPhone}
              error={problemOf('contactPhone')}
              onChange={(event) => change({ contactPhone: event.target.value })}
            />
          </Box>
        </Grid>
      </Stack>
    </Banner>
  );
}
