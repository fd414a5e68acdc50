import { ChoiceCards, SelectField, TextField } from '@portal/shared/forms';
import { Grid } from '@portal/shared/ui';
import { MaskedIdField } from '../../core/form/masked-id-field.tsx';
import { readIdentity } from '../rules/identity-number.ts';
import type { BankAccountFormState } from '../use-bank-account-form.ts';

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

interface FieldsProps {
  readonly state: BankAccountFormState;
}

/**
 * Field for whose bank account it is: the customer's own, a joint one, or a third party's. Choosing also fills in or
 * empties the holder's fields.
 */
export function OwnerField({ state }: FieldsProps) {
  return (
    <ChoiceCards
      {...state.field('owner')}
      legend="Whose bank account is it?"
      columns={3}
      onChange={state.chooseOwner}
      options={[
        { value: 'own', label: 'The customer’s' },
        { value: 'joint', label: 'A joint account' },
        { value: 'third-party', label: 'A third party’s' },
      ]}
    />
  );
}

/**
 * Fields for the holder's name and identity number; for a joint account also the other holder, for a third party's also
 * the relationship to the customer.
 */
export function HolderFields({ state }: FieldsProps) {
  const { lookups } = state;
  const { values } = state.form;
  const isThirdParty = values.owner === 'third-party';
  return (
    <>
      <TextField
        {...state.field('holderName')}
        label={isThirdParty ? 'Third party’s name' : 'Holder’s name'}
        help={
          isThirdParty
            ? 'As in the statement.'
            : 'As in the statement. It must be the name of the account’s holder.'
        }
      />
      {values.owner === 'joint' ? <JointFields state={state} /> : null}
      {isThirdParty ? (
        <SelectField
          {...state.field('relationship')}
          label="Relationship to the customer"
          placeholder="Choose"
          options={lookups.relationship.map(({ name, value }) => ({ value, label: name }))}
        />
      ) : null}
      <Grid gap="4" templateColumns={twoColumns}>
        <SelectField
          {...state.field('idType')}
          label="Identified by"
          placeholder="Choose"
          options={lookups.bankAccountValidationTypes.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <IdNumberField state={state} />
      </Grid>
    </>
  );
}

function IdNumberField({ state }: FieldsProps) {
  const field = state.field('idNumber');
  const read = readIdentity(state.form.values.idType, field.value);
  return <MaskedIdField {...field} label="Identity number" validNumber={read.ok ? read.value : undefined} />;
}

function JointFields({ state }: FieldsProps) {
  const condition = state.field('condition');
  return (
    <>
      <TextField {...state.field('jointName')} label="Joint holder’s name" />
      <ChoiceCards
        {...condition}
        value={condition.value === '' ? undefined : condition.value}
        legend="Who signs for the account?"
        options={[
          { value: 'OR', label: 'Either holder' },
          { value: 'AND', label: 'Both holders together' },
        ]}
      />
    </>
  );
}
