import { ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { Box, Grid, Heading, Stack, Text } from '@portal/shared/ui';
import { lengthText } from '../rules/account-number.ts';
import { normalizeSwift } from '../rules/foreign-bank.ts';
import type { BankAccountFormState } from '../use-bank-account-form.ts';

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

interface FieldsProps {
  readonly state: BankAccountFormState;
}

/**
 * Fields for the bank and the account number: a choice of bank in Malaysia, or name and SWIFT code of a bank abroad
 * with an optional intermediary bank.
 */
export function BankFields({ state }: FieldsProps) {
  const { values } = state.form;
  const isLocal = values.place === 'local';
  return (
    <>
      <ChoiceCards
        {...state.field('place')}
        legend="Where is the bank?"
        columns="row"
        options={[
          { value: 'local', label: 'In Malaysia' },
          { value: 'foreign', label: 'Abroad' },
        ]}
      />
      {isLocal ? <LocalBank state={state} /> : <ForeignBank state={state} />}
      <TextField
        {...state.field('number')}
        label="Account number"
        inputMode="numeric"
        data-private
        help={isLocal && values.bank !== '' ? lengthText(values.bank) : 'As in the statement.'}
      />
      {isLocal ? null : <IntermediaryBank state={state} />}
    </>
  );
}

function LocalBank({ state }: FieldsProps) {
  const { lookups, form } = state;
  return (
    <Grid gap="4" templateColumns={twoColumns}>
      <SelectField
        {...state.field('bank')}
        label="Bank"
        placeholder="Choose the bank"
        options={lookups.banks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField label="MICR code" readOnly value={form.values.bank} help="Follows from the bank." />
    </Grid>
  );
}

function ForeignBank({ state }: FieldsProps) {
  return (
    <Grid gap="4" templateColumns={twoColumns}>
      <TextField {...state.field('foreignName')} label="Bank" />
      <SwiftField state={state} name="swiftCode" label="SWIFT code" help="8 or 11 letters and digits." />
    </Grid>
  );
}

interface SwiftFieldProps extends FieldsProps {
  readonly name: 'swiftCode' | 'viaSwift';
  readonly label: string;
  readonly help?: string;
}

/** Field of a SWIFT code: what is typed is shown in capitals, and is in capitals once the field is left. */
function SwiftField({ state, name, ...texts }: SwiftFieldProps) {
  const field = state.field(name);
  return (
    <TextField
      {...field}
      {...texts}
      autoCapitalize="characters"
      style={{ textTransform: 'uppercase' }}
      onBlur={() => {
        field.onChange(normalizeSwift(field.value));
        field.onBlur();
      }}
    />
  );
}

function IntermediaryBank({ state }: FieldsProps) {
  return (
    <Box
      role="group"
      aria-labelledby="intermediary-bank"
      pt="4"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Stack gap="1" mb="3">
        <Heading as="h3" textStyle="h3" id="intermediary-bank">
          Intermediary bank
        </Heading>
        <Text textStyle="help">Optional: where the bank is reached through another one.</Text>
      </Stack>
      <Grid gap="4" templateColumns={twoColumns}>
        <TextField {...state.field('viaBank')} label="Intermediary bank’s name" />
        <TextField {...state.field('viaBranch')} label="Branch" />
        <SwiftField state={state} name="viaSwift" label="Intermediary bank’s SWIFT code" />
        <TextField
          {...state.field('viaNumber')}
          label="Account number there"
          inputMode="numeric"
          data-private
        />
      </Grid>
    </Box>
  );
}
