import { today } from '@portal/shared/dates';
import { CheckCard, Controller } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import { FileField } from '../../core/files/file-field.tsx';
import { oldestStatement } from '../rules/statement.ts';
import type { BankAccountFormState } from '../use-bank-account-form.ts';
import { BoundText } from './bound-fields.tsx';
import { StatementPreview } from './statement-preview.tsx';

/** Fields of the bank statement that proves the account, and whether the account is the default one. */
export function StatementFields({ state }: { readonly state: BankAccountFormState }) {
  const { form, values } = state;
  const now = today();
  return (
    <>
      <BoundText
        state={state}
        name="statementDate"
        label="Date of the statement"
        type="date"
        min={oldestStatement(now)}
        max={now}
        help="At most 3 months ago. It is sent with the file’s name."
      />
      <Controller
        control={form.control}
        name="statement"
        render={({ field, fieldState }) => (
          <Stack gap="3">
            <FileField
              label="Bank statement"
              buttonRef={field.ref}
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
            {field.value ? <StatementPreview path={field.value.path} name={field.value.name} /> : null}
          </Stack>
        )}
      />
      <Controller
        control={form.control}
        name="isDefault"
        render={({ field }) => (
          <CheckCard ref={field.ref} checked={field.value} onChange={field.onChange}>
            {`Pay into this account by default, in ${values.currency}`}
          </CheckCard>
        )}
      />
    </>
  );
}
