import { accountNumberLengths, formatLengths } from '@portal/shared/banks';
import { bankFields, normalizeSwift } from '@portal/shared/fields';
import { ChoiceCards, TextField } from '@portal/shared/forms';
import { Box, Grid, Heading, Stack, Text } from '@portal/shared/ui';
import { type FieldsProps, LineControl, ListControl, twoColumns } from './row-controls.tsx';

/**
 * Fields for the bank and the account number: a choice of bank in Malaysia, or name and SWIFT code of a bank abroad
 * with an optional intermediary bank.
 */
export function BankFields({ state }: FieldsProps) {
  const { place, micrCode } = state.form.values;
  const isLocal = place === 'local';
  return (
    <>
      <ChoiceCards
        {...state.field('place')}
        legend={bankFields.place.label}
        columns="row"
        options={[
          { value: 'local', label: 'In Malaysia' },
          { value: 'foreign', label: 'Abroad' },
        ]}
      />
      {isLocal ? <LocalBank state={state} /> : <ForeignBank state={state} />}
      <LineControl
        state={state}
        name="bankAccNumber"
        help={
          isLocal && micrCode !== '' ? formatLengths(accountNumberLengths(micrCode)) : 'As in the statement.'
        }
      />
      {isLocal ? null : <IntermediaryBank state={state} />}
    </>
  );
}

function LocalBank({ state }: FieldsProps) {
  const { micrCode } = state.form.values;
  return (
    <Grid gap="4" templateColumns={twoColumns}>
      <ListControl state={state} name="micrCode" />
      <TextField label="MICR code" readOnly value={micrCode} help="Set by the bank that you choose." />
    </Grid>
  );
}

function ForeignBank({ state }: FieldsProps) {
  return (
    <Grid gap="4" templateColumns={twoColumns}>
      <LineControl state={state} name="bankName" />
      <SwiftControl state={state} name="swiftCode" />
    </Grid>
  );
}

interface SwiftProps extends FieldsProps {
  readonly name: 'swiftCode' | 'intermediaryBankSwiftCode';
}

/** Field of a SWIFT code: what is typed is shown in capitals, and is in capitals once the field is left. */
function SwiftControl({ state, name }: SwiftProps) {
  const field = state.field(name);
  return (
    <LineControl
      state={state}
      name={name}
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
        <LineControl state={state} name="intermediaryBank" />
        <LineControl state={state} name="intermediaryBankBranch" />
        <SwiftControl state={state} name="intermediaryBankSwiftCode" />
        <LineControl state={state} name="intermediaryBankAccountNumber" />
      </Grid>
    </Box>
  );
}
