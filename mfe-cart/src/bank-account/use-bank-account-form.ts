import { associateAccounts } from '@portal/shared/api/bank-accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { mapLoadable, useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useForm } from '@portal/shared/forms';
import type { BankAccountItem } from '../core/items/cart-item.ts';
import { toFieldErrors, useDrawerAddress } from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import {
  type BankAccountField,
  type BankAccountValues,
  newValues,
  valuesOfItem,
} from './bank-account-fields.ts';
import { readOrder, servedAccount } from './order.ts';
import { isSameName, type Owner } from './rules/holder-name.ts';

/** What the form needs before it opens. */
export interface BankAccountFacts {
  readonly customer: Customer;
  readonly lookups: Lookups;
}

/** Returns the values of a form that begins, in a currency of the account that it was opened for. */
function startValues({ customer }: BankAccountFacts, { accountId }: DrawerStart): BankAccountValues {
  const values = newValues(customer, accountId);
  const currencies = customer.account.find((account) => account.accountId === accountId)?.currencies ?? [];
  const [first = values.currency] = currencies;
  return currencies.includes(values.currency) ? values : { ...values, currency: first };
}

/** Loads the accounts that a bank account of a currency may serve, with the holders on record (API-08). */
function useServableAccounts(currency: string, { customerId, account }: Customer) {
  const reply = useCall(associateAccounts, {
    pcustomerid: customerId,
    pisjointbankaccount: '0',
    pisthirdpartybankaccount: '0',
    pcurrency: currency,
  });
  return mapLoadable(reply, (rows) =>
    rows.map(
      ({ accountNo, accountName }) =>
        account.find(({ accountId }) => accountId === accountNo) ?? {
          accountId: accountNo,
          accountName,
          holders: [],
        },
    ),
  );
}

/** Returns the form of a bank account addition, and functions that change dependent answers together. */
export function useBankAccountForm(
  facts: BankAccountFacts,
  start: DrawerStart,
  editing: BankAccountItem | undefined,
) {
  const { customer, lookups } = facts;
  const form = useForm<BankAccountValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const reading = read(typed);
      if (reading.status === 'complete') return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors(reading.missing) };
    },
    defaultValues: editing ? valuesOfItem(editing) : startValues(facts, start),
  });
  const values = form.watch();
  const loadedAccounts = useServableAccounts(values.currency, customer);
  const accounts = valueOrUndefined(loadedAccounts);
  const writeAddress = useDrawerAddress();

  const read = (typed: BankAccountValues) =>
    readOrder(typed, { customerName: customer.name, accounts, lookups, today: today() });
  const set = <Field extends BankAccountField>(field: Field, value: BankAccountValues[Field]) =>
    form.setValue<BankAccountField>(field, value, { shouldDirty: true });

  /** Chooses whose account it is. What is on record of the customer is no answer about a third party. */
  const chooseOwner = (owner: Owner) => {
    const wasThirdParty = values.owner === 'third-party';
    set('owner', owner);
    if ((owner === 'third-party') === wasThirdParty) return;
    const own = newValues(customer);
    const isUntouched = wasThirdParty || isSameName(values.holderName, customer.name);
    if (isUntouched) set('holderName', owner === 'third-party' ? '' : own.holderName);
    if (wasThirdParty || values.idNumber === own.idNumber) {
      set('idNumber', owner === 'third-party' ? '' : own.idNumber);
      set('idType', owner === 'third-party' ? '' : own.idType);
    }
  };

  const chooseAccount = (accountId: string) => {
    writeAddress({ accountId, scheme: '' });
    set('accountId', accountId);
  };

  return {
    form,
    readOrder: read,
    values,
    lookups,
    customer,
    accounts: loadedAccounts,
    served: servedAccount(values.accountId, accounts),
    set,
    chooseOwner,
    chooseAccount,
  };
}

export type BankAccountFormState = ReturnType<typeof useBankAccountForm>;
