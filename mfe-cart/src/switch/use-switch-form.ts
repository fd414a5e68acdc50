import { productMismatch } from '@portal/shared/api/suitability';
import { useBankData } from '@portal/shared/bank-accounts';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useForm } from '@portal/shared/forms';
import { useAgent, useShell } from '@portal/shared/ui';
import type { SwitchingItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { type OrderFacts, toFieldErrors, useDrawerAddress, useOutgoing } from '../transaction/index.ts';
import {
  accountChoices,
  type DrawerStart,
  defaultDistribution,
  firstAccount,
  isReinvestOnly,
} from '../transaction-rules/index.ts';
import { readOrder } from './order.ts';
import { newValues, type SwitchField, type SwitchValues, valuesOfItem } from './switch-fields.ts';
import { splitByTarget, switchChargeRange, targetMinimum, targetRefusal } from './target.ts';

/** Returns the schemes that the chosen holding can be switched into, and the chosen one of them. */
function useTarget(wanted: string, facts: OrderFacts, outgoing: ReturnType<typeof useOutgoing>) {
  const agent = useAgent();
  const { allowCrossCurrencySwitch } = useShell().config;
  const { customer, offers } = facts;
  const { choice, offer: from } = outgoing;
  const switchFacts = choice &&
    from && { agent, customer, account: choice.account, today: today(), from, allowCrossCurrencySwitch };
  const found = offers.find(({ scheme }) => scheme.scheme === wanted);
  const refusal = found && switchFacts && targetRefusal(found, switchFacts);
  const { allowed, refused } = switchFacts
    ? splitByTarget(offers, switchFacts)
    : { allowed: [], refused: [] };
  return {
    targets: allowed,
    refused,
    wanted: found,
    refusal,
    target: switchFacts && refusal === undefined ? found : undefined,
  };
}

/** Returns everything that depends on account, holding and target. Its calls are sent as soon as each is chosen. */
function useOrderContext(values: SwitchValues, facts: OrderFacts, editedId: string | undefined) {
  const { accountId, distribution } = values;
  const { customerId } = facts.customer;
  const outgoing = useOutgoing(values, facts, { action: 'switch', editedId });
  const { plan, offer: from, holdings } = outgoing;
  const { target, ...targets } = useTarget(values.target, facts, outgoing);
  const mismatch = useCall(productMismatch, target && { customerId, scheme: target.scheme.scheme });
  const paysOut = distribution === 'PAYOUT' && !isReinvestOnly(plan);
  const bankData = useBankData(target && paysOut ? { customerId, accountId } : undefined);
  const accounts = valueOrUndefined(bankData)?.accounts ?? [];
  const has = valueOrUndefined(holdings)?.find(({ holding }) => holding.scheme === target?.scheme.scheme);
  const hasUnits = has !== undefined && !has.free.isZero();
  const isSameCurrency = target?.scheme.currency === from?.scheme.currency;
  const leastValue = target && isSameCurrency ? targetMinimum(target, hasUnits) : undefined;
  return {
    ...outgoing,
    ...targets,
    target,
    limits: outgoing.limits && { ...outgoing.limits, leastValue },
    /** Units of the target that the account has. */
    targetUnits: has?.holding.units,
    mismatch,
    paysOut,
    bankData,
    bankAccounts: accounts.filter(({ currency }) => currency === target?.scheme.currency),
    banks: facts.banks,
  };
}

/** Returns the form of a switch with its order context, and functions that change dependent answers together. */
export function useSwitchForm(
  facts: OrderFacts,
  start: DrawerStart,
  editing: SwitchingItem | undefined,
  savedReason: MismatchReason | undefined,
) {
  const choices = accountChoices(facts.customer.account, useAgent());
  const form = useForm<SwitchValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const reading = read(typed);
      if (reading.status === 'complete') return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors(reading.missing) };
    },
    defaultValues: editing
      ? valuesOfItem(editing, savedReason)
      : newValues(firstAccount(choices, start.accountId), start.scheme ?? '', start),
  });
  const values = form.watch();
  const order = useOrderContext(values, facts, editing?.id);
  const writeAddress = useDrawerAddress();

  const read = (typed: SwitchValues) => readOrder(typed, order);
  const set = <Field extends SwitchField>(field: Field, value: SwitchValues[Field]) =>
    form.setValue<SwitchField>(field, value, { shouldDirty: true });

  /** Chooses a target with its lowest charge, and resets the answers for the one before. */
  const chooseTarget = (target: Offer | undefined) => {
    set('target', target?.scheme.scheme ?? '');
    set('acknowledged', null);
    for (const field of ['bank', 'borrowing', 'reason'] as const) set(field, '');
    if (!target || !order.plan) return;
    set('salesCharge', switchChargeRange(order.plan, target).min.toString());
    set('distribution', defaultDistribution(order.plan, target));
  };

  /** Chooses a holding, and resets the answers for the one before. */
  const choose = (accountId: string, scheme: string) => {
    writeAddress({ accountId, scheme });
    for (const field of ['amount', 'units'] as const) set(field, '');
    chooseTarget(undefined);
    set('accountId', accountId);
    set('scheme', scheme);
  };
  return { form, readOrder: read, values, order, set, choose, chooseTarget };
}

export type SwitchFormState = ReturnType<typeof useSwitchForm>;
