import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { useBankData } from '@portal/shared/bank-accounts';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useForm } from '@portal/shared/forms';
import { useAgent } from '@portal/shared/ui';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import { type OrderFacts, toFieldErrors, useDrawerAddress, useOutgoing } from '../transaction/index.ts';
import { accountChoices, type DrawerStart, firstAccount } from '../transaction-rules/index.ts';
import { readOrder } from './order.ts';
import { newValues, type RedeemField, type RedeemValues, valuesOfItem } from './redeem-fields.ts';

/** Returns everything that depends on account and holding. Its calls are sent as soon as each is chosen. */
function useOrderContext(values: RedeemValues, facts: OrderFacts, editedId: string | undefined) {
  const { accountId } = values;
  const { customerId } = facts.customer;
  const outgoing = useOutgoing(values, facts, { action: 'redeem', editedId });
  const { plan, offer } = outgoing;
  const bankData = useBankData(plan === 'CS' && offer ? { customerId, accountId } : undefined);
  const reasons = useCall(prsWithdrawalReasons, plan === 'PRS' ? {} : undefined);
  const accounts = valueOrUndefined(bankData)?.accounts ?? [];
  const bankAccounts = accounts.filter(({ currency }) => currency === offer?.scheme.currency);
  return { ...outgoing, bankData, bankAccounts, banks: facts.banks, reasons };
}

/** Returns the form of a redemption with its order context, and functions that change dependent answers together. */
export function useRedeemForm(facts: OrderFacts, start: DrawerStart, editing: RedemptionItem | undefined) {
  const choices = accountChoices(facts.customer.account, useAgent());
  const form = useForm<RedeemValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const reading = read(typed);
      if (reading.status === 'complete') return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors(reading.missing) };
    },
    defaultValues: editing
      ? valuesOfItem(editing)
      : newValues(firstAccount(choices, start.accountId), start.scheme ?? '', start),
  });
  const values = form.watch();
  const order = useOrderContext(values, facts, editing?.id);
  const writeAddress = useDrawerAddress();

  const read = (typed: RedeemValues) => readOrder(typed, order);
  const set = <Field extends RedeemField>(field: Field, value: RedeemValues[Field]) =>
    form.setValue<RedeemField>(field, value, { shouldDirty: true });

  /** Chooses a holding, and resets the answers for the one before. */
  const choose = (accountId: string, scheme: string) => {
    writeAddress({ accountId, scheme });
    for (const field of ['amount', 'units', 'bank'] as const) set(field, '');
    if (accountId !== values.accountId)
      for (const field of ['reason', 'description'] as const) set(field, '');
    set('accountId', accountId);
    set('scheme', scheme);
  };
  return { form, readOrder: read, values, order, set, choose };
}

export type RedeemFormState = ReturnType<typeof useRedeemForm>;
