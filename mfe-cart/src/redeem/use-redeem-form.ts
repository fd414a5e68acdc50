import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { useBankData } from '@portal/shared/bank-accounts';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useFormValues } from '@portal/shared/form-values';
import { useAgent } from '@portal/shared/ui';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import { missingIn, type OrderFacts, useDrawerAddress, useSourceHolding } from '../transaction/index.ts';
import { accountChoices, type DrawerStart, firstAccount } from '../transaction-rules/index.ts';
import { readOrder } from './order.ts';
import { newValues, type RedeemValues, valuesOfItem } from './redeem-fields.ts';

/** Returns everything that depends on account and holding. Its calls are sent as soon as each is chosen. */
function useOrderContext(values: RedeemValues, facts: OrderFacts, editedId: string | undefined) {
  const { accountId } = values;
  const { customerId } = facts.customer;
  const source = useSourceHolding(values, facts, { action: 'redeem', editedId });
  const { plan, offer } = source;
  const bankData = useBankData(plan === 'CS' && offer ? { customerId, accountId } : undefined);
  const reasons = useCall(prsWithdrawalReasons, plan === 'PRS' ? {} : undefined);
  const accounts = valueOrUndefined(bankData)?.accounts ?? [];
  const bankAccounts = accounts.filter(({ currency }) => currency === offer?.scheme.currency);
  return { ...source, bankData, bankAccounts, banks: facts.banks, reasons };
}

/** Returns the form of a redemption with its order and what that depends on, and functions that change answers together. */
export function useRedeemForm(facts: OrderFacts, start: DrawerStart, editing: RedemptionItem | undefined) {
  const choices = accountChoices(facts.customer.account, useAgent());
  const form = useFormValues(
    editing
      ? valuesOfItem(editing)
      : newValues(firstAccount(choices, start.accountId), start.scheme ?? '', start),
  );
  const { values } = form;
  const order = useOrderContext(values, facts, editing?.id);
  const reading = readOrder(values, order);
  const writeAddress = useDrawerAddress();

  /** Chooses a holding, and resets the answers for the one before. */
  const choose = (accountId: string, scheme: string) => {
    writeAddress({ accountId, scheme });
    form.set((before) => ({
      ...before,
      ...(accountId === before.accountId ? {} : { reason: '', description: '' }),
      accountId,
      scheme,
      amount: '',
      units: '',
      bank: '',
    }));
  };
  return { form, field: form.bind(missingIn(reading)), reading, order, choose };
}

export type RedeemFormState = ReturnType<typeof useRedeemForm>;
