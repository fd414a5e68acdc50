import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { useBankData } from '@portal/shared/bank-accounts';
import type { ApiError } from '@portal/shared/calls';
import { refusalOf } from '@portal/shared/commands';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useFormValues } from '@portal/shared/form-values';
import { getAge } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { departingAccounts } from '@portal/shared/withdrawal-reasons';
import { useState } from 'react';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import {
  missingIn,
  type OrderFacts,
  type SourceHolding,
  useDrawerAddress,
  useSourceHolding,
} from '../transaction/index.ts';
import {
  accountChoices,
  type DrawerStart,
  freeSubAccounts,
  startingHolding,
  withdrawalLimits,
  withdrawalOf,
} from '../transaction-rules/index.ts';
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
  const age = getAge(facts.customer, today());
  const withdrawal = plan === 'PRS' ? readWithdrawal(values.reason, age, source) : undefined;
  const others = source.cartItems.filter(
    (item): item is RedemptionItem =>
      item.kind === 'redemption' && item.accountId === accountId && item.id !== editedId,
  );
  const made = { accountId, withdrawalReason: plan === 'PRS' ? values.reason : null };
  const isAsked = departingAccounts([...others.map(({ order }) => order), made]).length > 0;
  return {
    ...source,
    limits: withdrawal?.limits ?? source.limits,
    bankData,
    bankAccounts,
    banks: facts.banks,
    reasons,
    age,
    withdrawal: withdrawal?.allowance,
    departure: isAsked && values.reason !== '' ? others : undefined,
  };
}

/** Returns what a reason allows of the chosen holding, with the limits that follow. */
function readWithdrawal(reason: string, age: number | undefined, { chosen, limits }: SourceHolding) {
  if (reason === '' || !chosen || !limits) return undefined;
  const { currency, nav, free } = limits;
  const subAccounts = freeSubAccounts(chosen.holding);
  const allowance = withdrawalOf(reason, age, { currency, nav, free, subAccounts });
  return {
    allowance,
    limits: allowance.status === 'allowed' ? withdrawalLimits(allowance, limits, limits) : undefined,
  };
}

/**
 * Returns the state of a redemption's form: values, `field` (what a control needs, by name), `reading` (the payload, or
 * what is missing), what that depends on (`order`), and functions that change answers together. `refusal` is why the
 * service refused these answers. It begins with the item `editing` and what was `saved` with it, else with what `start`
 * names.
 */
export function useRedeemForm(
  facts: OrderFacts,
  start: DrawerStart,
  editing: RedemptionItem | undefined,
  saved: MismatchReason | undefined,
) {
  const choices = accountChoices(facts.customer, useAgent(), { buys: false });
  const first = startingHolding(choices, start);
  const form = useFormValues(
    editing ? valuesOfItem(editing, saved) : newValues(first.accountId, first.scheme, start),
  );
  const { values } = form;
  const order = useOrderContext(values, facts, editing?.id);
  const reading = readOrder(values, order);
  const writeAddress = useDrawerAddress();
  const [refused, setRefused] = useState<{ readonly values: RedeemValues; readonly why: string }>();

  /** Shows why the service refuses a withdrawal at the reason, as long as the answers are the same. */
  const onRefused = (error: ApiError) => {
    const why = order.plan === 'PRS' ? refusalOf(error) : undefined;
    if (why === undefined) return undefined;
    setRefused({ values, why });
    return 'reason';
  };

  /** Chooses a holding, and resets the answers for the one before. */
  const choose = (accountId: string, scheme: string) => {
    writeAddress({ accountId, scheme });
    form.set((before) => ({
      ...before,
      ...(accountId === before.accountId ? {} : { reason: '', description: '', departure: null }),
      accountId,
      scheme,
      amount: '',
      units: '',
      bank: '',
    }));
  };
  return {
    form,
    field: form.bind(missingIn(reading)),
    reading,
    order,
    choose,
    onRefused,
    /** Why the service has refused these answers. */
    refusal: refused?.values === values ? refused.why : undefined,
  };
}

export type RedeemFormState = ReturnType<typeof useRedeemForm>;
