import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { DelayedPlaceholder, KeyValue, KeyValues } from '@portal/shared/parts';
import { Banner, Box, Grid, Skeleton, Stack, Text } from '@portal/shared/ui';
import { Disclosure } from '../../core/disclosure.tsx';
import { FileField } from '../../core/files/file-field.tsx';
import { pluralize } from '../../core/format-text.ts';
import { oldestChequeDate } from '../payment-order.ts';
import type { PaymentFormState } from '../use-payment-form.ts';

interface MethodSectionProps {
  readonly form: PaymentFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Fields of the payment method, its reference, a cheque's bank and date, and the slip. Methods that cannot be used are
 * listed after the others, with the reason of each. Says so when none can be used. `problemOf` returns the problem to
 * show at a field.
 */
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
  const usable = offered.filter(({ refusal }) => refusal === undefined);
  const refused = offered.filter(({ refusal }) => refusal !== undefined);
  return (
    <Stack gap="5">
      <div>
        {usable.length === 0 ? null : (
          <ChoiceCards
            legend="Method"
            value={method?.code}
            onChange={(code) => change({ method: code })}
            options={usable.map(({ code, name, limits }) => ({ value: code, label: name, hint: limits }))}
          />
        )}
        {refused.length === 0 ? null : (
          <Disclosure label={`${pluralize(refused.length, 'method')} that cannot be used`}>
            <KeyValues mt="2">
              {refused.map(({ code, name, refusal }) => (
                <KeyValue key={code} label={name}>
                  {refusal}
                </KeyValue>
              ))}
            </KeyValues>
          </Disclosure>
        )}
      </div>
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
          min={oldestChequeDate(now)}
          max={now}
          value={answers.chequeDate}
          error={problemOf('chequeDate')}
          onChange={(event) => change({ chequeDate: event.target.value })}
        />
      </Box>
    </>
  );
}
