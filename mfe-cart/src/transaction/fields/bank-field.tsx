import { bankAccountText } from '@portal/shared/accounts';
import type { BankAccount } from '@portal/shared/api/bank-accounts';
import type { Lookups } from '@portal/shared/api/lookups';
import { isPending } from '@portal/shared/bank-accounts';
import type { Loadable } from '@portal/shared/contract';
import type { BoundField } from '@portal/shared/form-values';
import { SelectField } from '@portal/shared/forms';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { Banner, ButtonLink, FailurePanel, Skeleton, Stack, useSearchParams } from '@portal/shared/ui';
import { bankKey, payoutAccount } from '../../transaction-rules/index.ts';

/** What a kind says where there is no bank account to choose. */
interface BankFieldWords {
  /** What to do when the accounts could not be loaded. */
  readonly failed: string;
  /** What to do when none is registered. */
  readonly none: string;
  /** What is not possible without the list of banks. */
  readonly noBanks: string;
  /** What waits until a pending account is registered: `Payouts wait`. */
  readonly waits: string;
}

interface BankFieldProps {
  readonly field: BoundField;
  readonly currency: string;
  readonly data: Loadable<{ readonly retryMissing?: () => void }>;
  /** Accounts of the currency. */
  readonly accounts: readonly BankAccount[];
  readonly banks: Loadable<Lookups['banks']>;
  readonly words: BankFieldWords;
}

function bankLabel(bank: BankAccount): string {
  const label = bankAccountText(bank.bankName, bank.bankAccNumber);
  return isPending(bank) ? `${label} (pending)` : label;
}

/** Opens the form that adds one in this currency. The order is kept as a draft. */
function AddBankAccount({ currency }: { readonly currency: string }) {
  const [params] = useSearchParams();
  const customerId = params.get('customerId') ?? '';
  const account = params.get('account');
  return (
    <ButtonLink
      to={pageAddress(customerPath, {
        customerId,
        transaction: 'bank-account',
        ...(account === null ? {} : { account }),
        currency,
      })}
      variant="outline"
      size="sm"
    >
      Add a bank account in {currency}
    </ButtonLink>
  );
}

/**
 * Field for the bank account to pay into, among `accounts`; while none is chosen, the default one shows. Those that are
 * still being added are marked (ITM-14). It says when `data` (the accounts) or `banks` (the list of banks) could not be
 * loaded, or when there is none, in the sentences `words`.
 */
export function BankField({ field, currency, data, accounts, banks, words }: BankFieldProps) {
  if (data.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading bank accounts">
        <Skeleton h="10" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  if (data.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="Bank accounts could not be loaded"
        meaning={words.failed}
        onRetry={data.retry}
      />
    );
  }
  const { retryMissing } = data.value;
  const missing = retryMissing ? (
    <FailurePanel
      compact
      title="Bank accounts that are still being added could not be loaded"
      meaning="Those that are registered can be chosen."
      onRetry={retryMissing}
    />
  ) : null;
  if (accounts.length === 0) {
    return (
      missing ?? (
        <Banner
          tone="info"
          title={`No ${currency} bank account is registered for this account`}
          action={<AddBankAccount currency={currency} />}
        >
          {words.none}
        </Banner>
      )
    );
  }
  const chosen = payoutAccount(field.value, accounts);
  const pendingHelp = `This account is still being added. ${words.waits} until it is registered.`;
  return (
    <Stack gap="3">
      <SelectField
        {...field}
        data-private
        value={chosen ? bankKey(chosen) : ''}
        label="Pay into"
        placeholder="Choose a bank account"
        help={chosen && isPending(chosen) ? pendingHelp : undefined}
        options={accounts.map((bank) => ({ value: bankKey(bank), label: bankLabel(bank) }))}
      />
      {missing}
      {banks.status === 'failed' ? (
        <FailurePanel
          compact
          title="The list of banks could not be loaded"
          meaning={words.noBanks}
          onRetry={banks.retry}
        />
      ) : null}
    </Stack>
  );
}
