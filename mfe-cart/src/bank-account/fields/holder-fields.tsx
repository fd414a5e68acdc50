import { bankFields } from '@portal/shared/fields';
import { ChoiceCards } from '@portal/shared/forms';
import { Grid } from '@portal/shared/ui';
import { MaskedIdField } from '../../core/form/masked-id-field.tsx';
import { readIdentity } from '../rules/identity-number.ts';
import { type FieldsProps, LineControl, ListControl, twoColumns } from './row-controls.tsx';

/**
 * Field for whose bank account it is: the customer's own, a joint one, or a third party's. Choosing also fills in or
 * empties the holder's fields.
 */
export function OwnerField({ state }: FieldsProps) {
  return (
    <ChoiceCards
      {...state.field('owner')}
      value={state.form.values.owner || undefined}
      legend={bankFields.owner.label}
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

const thirdPartyWords = { label: 'Third party’s name', help: 'As in the statement.' };
const holderWords = { help: 'As in the statement. It must be the name of the account’s holder.' };

/**
 * Fields for the holder's name and identity number; for a joint account also the other holder, for a third party's also
 * the relationship to the customer.
 */
export function HolderFields({ state }: FieldsProps) {
  const { owner } = state.form.values;
  return (
    <>
      <LineControl
        state={state}
        name="bankAccName"
        {...(owner === 'third-party' ? thirdPartyWords : holderWords)}
      />
      {owner === 'joint' ? <JointFields state={state} /> : null}
      {owner === 'third-party' ? <ListControl state={state} name="thirdPartyBankAccount" /> : null}
      <Grid gap="4" templateColumns={twoColumns}>
        <ListControl state={state} name="validationIdType" />
        <IdNumberField state={state} />
      </Grid>
    </>
  );
}

function IdNumberField({ state }: FieldsProps) {
  const field = state.field('validationId');
  const read = readIdentity(state.form.values.validationIdType, field.value);
  const { label } = bankFields.validationId;
  return <MaskedIdField {...field} label={label} validNumber={read.ok ? read.value : undefined} />;
}

function JointFields({ state }: FieldsProps) {
  return (
    <>
      <LineControl state={state} name="jointHolderName" />
      <ChoiceCards
        {...state.field('beneCondition')}
        legend={bankFields.beneCondition.label}
        options={[
          { value: 'OR', label: 'Either holder' },
          { value: 'AND', label: 'Both holders together' },
        ]}
      />
    </>
  );
}
