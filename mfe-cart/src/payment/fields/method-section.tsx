import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Banner, Box, Grid, Skeleton, Stack, Text } from '@portal/shared/ui';
import { FileField } from '../../core/files/file-field.tsx';
import { oldestCheque } from '../payment-order.ts';
import type { PaymentFormState } from '../use-payment-form.ts';

interface MethodSectionProps {
  readonly form: PaymentFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/** Fields of the payment method. Methods that cannot be used are disabled and say why. */
export function MethodSection({ form, problemOf }: MethodSectionProps) {
  const { lookups, offered, method, needsSlip, answers, change } = form;
  if (lookups.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading payment methods">
        <Skeleton h="11" borderRadius="choice" />
      </DelayedPlaceholder>
    );
  }
  if (offered.length === 0) {
    return <Text color="danger.fg">There is no payment method to choose. Ask sales support.</Text>;
  }
  return (
    <Stack gap="5">
      <ChoiceCards
        legend="Method"
        value={method?.code}
        onChange={(code) => change({ method: code })}
        options={offered.map(({ code, name, refusal }) => ({
          value: code,
          label: name,
          hint: refusal,
          disabled: refusal !== undefined,
        }))}
      />
      {method === undefined ? (
        <Text color="danger.fg">No method may serve for this amount. Ask sales support.</Text>
      ) : (
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Box data-field="reference">
            <TextField
              label={method.reference ?? 'Reference'}
              help={method.reference === undefined ? 'Your own reference; optional.' : undefined}
              value={answers.reference}
              error={problemOf('reference')}
              onChange={(event) => change({ reference: event.target.value })}
            />
          </Box>
          {method.code === 'CHQ' ? <ChequeFields form={form} problemOf={problemOf} /> : null}
        </Grid>
      )}
      {needsSlip ? (
        <Stack gap="3">
          <FileField label="Slip" value={answers.slip} onChange={(slip) => change({ slip })} />
          {answers.slip ? null : (
            <Banner tone="info" title="A slip is needed">
              Attach it here, or the application waits for it after paying.
            </Banner>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}

function ChequeFields({ form, problemOf }: MethodSectionProps) {
  const { answers, change, lookups } = form;
  const now = today();
  return (
    <>
      <Box data-field="chequeBank">
        <SelectField
          label="Bank of the cheque"
          placeholder="Choose"
          value={answers.chequeBank}
          options={(valueOrUndefined(lookups)?.banks ?? []).map(({ name }) => ({ value: name, label: name }))}
          error={problemOf('chequeBank')}
          onChange={(event) => change({ chequeBank: event.target.value })}
        />
      </Box>
      <Box data-field="chequeDate">
        <TextField
          label="Date of the cheque"
          type="date"
          help="At most 6 months ago."
          min={oldestCheque(now)}
          max={now}
          value={answers.chequeDate}
          error={problemOf('chequeDate')}
          onChange={(event) => change({ chequeDate: event.target.value })}
        />
      </Box>
    </>
  );
}
