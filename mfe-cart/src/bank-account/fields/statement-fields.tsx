import { oldestStatementDate } from '@portal/shared/bank-statement';
import { today } from '@portal/shared/dates';
import { CheckCard, DateField } from '@portal/shared/forms';
import { StoredPicture } from '@portal/shared/stored-picture';
import { Stack } from '@portal/shared/ui';
import { FileField } from '../../core/files/file-field.tsx';
import type { FieldsProps } from './row-controls.tsx';

/**
 * Fields for the bank statement that proves the account: its date, the file, which is uploaded at once, and a preview;
 * and the box that makes this the default account of its currency.
 */
export function StatementFields({ state }: FieldsProps) {
  const { field, form } = state;
  const statement = field('statement');
  const isDefault = field('isDefault');
  const now = today();
  return (
    <>
      <DateField
        {...state.field('statementDate')}
        key={form.resetCount}
        label="Date of the statement"
        min={oldestStatementDate(now)}
        max={now}
        help="At most 3 months ago. It is sent with the file’s name."
      />
      <Stack gap="3" data-field="statement">
        <FileField
          label="Bank statement"
          phone={{ customer: state.customer, form: 'statement', savedFiles: state.savedFiles }}
          {...statement}
        />
        {statement.value ? (
          <StoredPicture path={statement.value.path} label={`Preview of ${statement.value.name}`} />
        ) : null}
      </Stack>
      <CheckCard checked={isDefault.value} onChange={isDefault.onChange}>
        {`Pay into this account by default, in ${form.values.currency}`}
      </CheckCard>
    </>
  );
}
