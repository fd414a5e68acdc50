import { maskedAccount } from '@portal/shared/accounts';
import { cleanCode } from '@portal/shared/clean-text';
import { Text } from '@portal/shared/ui';
import type { BankAccountItem } from '../core/items/cart-item.ts';
import { TransactionForm } from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import { bankAccountDraft } from './bank-account-fields.ts';
import { bankAccountKind } from './bank-account-kind.ts';
import { BankFields } from './fields/bank-fields.tsx';
import { DependentsNote } from './fields/dependents-note.tsx';
import { HolderFields, OwnerField } from './fields/holder-fields.tsx';
import { ServedFields } from './fields/served-fields.tsx';
import { StatementFields } from './fields/statement-fields.tsx';
import { type BankAccountFacts, useBankAccountForm } from './use-bank-account-form.ts';

interface BankAccountFormProps {
  readonly editing: BankAccountItem | undefined;
  readonly facts: BankAccountFacts;
  readonly start: DrawerStart;
  readonly onClose: () => void;
}

/**
 * Drawer with the form that adds a bank account to the customer's record. Submitting puts the addition into the cart;
 * with `editing` it replaces that item. `start`: account and currency that the drawer was opened for.
 */
export function BankAccountForm({ facts, start, editing, onClose }: BankAccountFormProps) {
  const state = useBankAccountForm(facts, start, editing);
  const { values } = state.form;
  const bankAccNumber = cleanCode(values.bankAccNumber);
  return (
    <TransactionForm
      kind={bankAccountKind}
      customer={facts.customer}
      state={state}
      draft={{ ...bankAccountDraft(start), onStored: state.savedFiles.note }}
      editing={editing}
      blocker={state.accounts.status === 'loading' ? 'Loading accounts…' : undefined}
      answers={JSON.stringify({ ...values, bankAccNumber })}
      summary={
        bankAccNumber === '' ? undefined : (
          <>
            <Text textStyle="help">{`To be added, ${values.currency}`}</Text>
            <Text textStyle="md" data-private>
              {maskedAccount(bankAccNumber)}
            </Text>
          </>
        )
      }
      emptySummary="No account number yet"
      hasOrder
      onClose={onClose}
    >
      {editing ? <DependentsNote customerId={facts.customer.customerId} itemId={editing.id} /> : null}
      <OwnerField state={state} />
      <ServedFields state={state} />
      <BankFields state={state} />
      <HolderFields state={state} />
      <StatementFields state={state} />
    </TransactionForm>
  );
}
