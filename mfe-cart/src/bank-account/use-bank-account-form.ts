import { associateAccounts } from '@portal/shared/api/bank-accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { mapLoadable, useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useFormValues } from '@portal/shared/form-values';
import { createSavedFiles } from '@portal/shared/hand-off';
import { isSameName } from '@portal/shared/person/same-name';
import { useState } from 'react';
import type { BankAccountItem } from '../core/items/cart-item.ts';
import { missingIn, useDrawerAddress } from '../transaction/index.ts';
import type { DrawerStart } from '../transaction-rules/index.ts';
import { type BankAccountValues, newValues, valuesOfItem } from './bank-account-fields.ts';
import { readOrder, servedAccount } from './order.ts';
import type { Owner } from './rules/holder-name.ts';

/** What the form needs before it opens. */
export interface BankAccountFacts {
  readonly customer: Customer;
  readonly lookups: Lookups;
}

/** Returns what a new form shows first: in the currency that it was opened for, or else in one of its account. */
function startValues(
  { customer, lookups }: BankAccountFacts,
  { accountId, currency }: DrawerStart,
): BankAccountValues {
  const values = newValues(customer, accountId);
  if (currency !== undefined && lookups.currency.some(({ code }) => code === currency))
    return { ...values, currency };
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

const noHolder = { bankAccName: '', validationId: '', validationIdType: '' };

/**
 * Returns the state of the form of a bank account addition: values, `field` (what a control needs, by name), `reading`
 * (the order, or what is missing), the accounts that it can serve, and functions that change several answers together.
 * It begins with the item `editing`, else with what `start` names. Loads the accounts, and writes the chosen one into
 * the URL.
 */
export function useBankAccountForm(
  facts: BankAccountFacts,
  start: DrawerStart,
  editing: BankAccountItem | undefined,
) {
  const { customer, lookups } = facts;
  const form = useFormValues(editing ? valuesOfItem(editing) : startValues(facts, start));
  const { values } = form;
  const [savedFiles] = useState(createSavedFiles);
  const loadedAccounts = useServableAccounts(values.currency, customer);
  const accounts = valueOrUndefined(loadedAccounts);
  const writeAddress = useDrawerAddress();

  const reading = readOrder(values, {
    customerName: customer.name,
    customerIdNo: customer.idNo,
    accounts,
    lookups,
    today: today(),
  });

  /** Chooses whose account it is. What is on record of the customer is no answer about a third party. */
  const chooseOwner = (owner: Owner) =>
    form.set((before) => {
      const wasThirdParty = before.owner === 'third-party';
      const isThirdParty = owner === 'third-party';
      if (isThirdParty === wasThirdParty) return { ...before, owner };
      const own = newValues(customer);
      const { bankAccName, validationId, validationIdType } = isThirdParty ? noHolder : own;
      const identity = { validationId, validationIdType };
      return {
        ...before,
        owner,
        ...(wasThirdParty || isSameName(before.bankAccName, customer.name) ? { bankAccName } : {}),
        ...(wasThirdParty || before.validationId === own.validationId ? identity : {}),
      };
    });

  const chooseAccount = (accountId: string) => {
    writeAddress({ accountId, scheme: '' });
    form.set((before) => ({ ...before, accountId }));
  };

  return {
    form,
    field: form.bind(missingIn(reading)),
    reading,
    lookups,
    customer,
    savedFiles,
    accounts: loadedAccounts,
    served: servedAccount(values.accountId, accounts),
    chooseOwner,
    chooseAccount,
  };
}

export type BankAccountFormState = ReturnType<typeof useBankAccountForm>;
