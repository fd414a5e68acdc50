import { useBankData } from '@portal/shared/bank-accounts';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useFormValues } from '@portal/shared/form-values';
import { useAgent, useShell } from '@portal/shared/ui';
import type { SwitchingItem } from '../core/items/cart-item.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import type { Offer } from '../core/pricing/offer.ts';
import {
  type BuyerFacts,
  missingIn,
  useDrawerAddress,
  useMismatch,
  useSourceHolding,
} from '../transaction/index.ts';
import {
  accountChoices,
  type DrawerStart,
  defaultDistribution,
  isReinvestOnly,
  startingCharge,
  startingHolding,
} from '../transaction-rules/index.ts';
import { readOrder } from './order.ts';
import { newValues, type SwitchValues, valuesOfItem } from './switch-fields.ts';
import { splitByTarget, switchChargeRange, targetMinimum, targetRefusal } from './target.ts';

/** Returns the schemes that the chosen holding can be switched into, and the chosen one of them. */
function useTarget(wanted: string, facts: BuyerFacts, source: ReturnType<typeof useSourceHolding>) {
  const agent = useAgent();
  const { allowCrossCurrencySwitch } = useShell().config;
  const { customer, offers } = facts;
  const { choice, offer: from } = source;
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
function useOrderContext(values: SwitchValues, facts: BuyerFacts, editedId: string | undefined) {
  const { accountId, distribution } = values;
  const { customerId } = facts.customer;
  const source = useSourceHolding(values, facts, { action: 'switch', editedId });
  const { plan, offer: from, holdings } = source;
  const { target, ...targets } = useTarget(values.target, facts, source);
  const mismatch = useMismatch(facts.customer, facts.counting, target?.scheme);
  const paysOut = distribution === 'PAYOUT' && !isReinvestOnly(plan);
  const bankData = useBankData(target && paysOut ? { customerId, accountId } : undefined);
  const accounts = valueOrUndefined(bankData)?.accounts ?? [];
  const has = valueOrUndefined(holdings)?.find(({ holding }) => holding.scheme === target?.scheme.scheme);
  const hasUnits = has !== undefined && !has.free.isZero();
  const isSameCurrency = target?.scheme.currency === from?.scheme.currency;
  const leastValue = target && isSameCurrency ? targetMinimum(target, hasUnits) : undefined;
  return {
    ...source,
    ...targets,
    target,
    limits: source.limits && { ...source.limits, leastValue },
    /** Units of the target that the account has. */
    targetUnits: has?.holding.units,
    mismatch,
    paysOut,
    bankData,
    bankAccounts: accounts.filter(({ currency }) => currency === target?.scheme.currency),
    banks: facts.banks,
  };
}

/** Answers about a target while there is none. */
const noTarget = { target: '', acknowledged: null, bank: '', borrowing: '', reason: '' } as const;

/**
 * Returns the state of a switch's form: values, `field` (what a control needs, by name), `reading` (the payload, or
 * what is missing), what that depends on (`order`), and functions that change several answers together. It begins with
 * the item `editing` and its `savedReason`, else with what `start` names.
 */
export function useSwitchForm(
  facts: BuyerFacts,
  start: DrawerStart,
  editing: SwitchingItem | undefined,
  savedReason: MismatchReason | undefined,
) {
  const choices = accountChoices(facts.customer, useAgent(), { buys: true });
  const first = startingHolding(choices, start);
  const form = useFormValues(
    editing ? valuesOfItem(editing, savedReason) : newValues(first.accountId, first.scheme, start),
  );
  const { values } = form;
  const order = useOrderContext(values, facts, editing?.id);
  const reading = readOrder(values, order);
  const writeAddress = useDrawerAddress();

  /** Chooses a target, and resets the answers for the one before. */
  const chooseTarget = (target: Offer) =>
    form.set((before) => ({
      ...before,
      ...noTarget,
      target: target.scheme.scheme,
      ...(order.plan && {
        salesCharge: startingCharge('switch', switchChargeRange(order.plan, target)),
        distribution: defaultDistribution(order.plan, target),
      }),
    }));

  /** Chooses a holding, and resets the answers for the one before. */
  const choose = (accountId: string, scheme: string) => {
    writeAddress({ accountId, scheme });
    form.set((before) => ({ ...before, ...noTarget, accountId, scheme, amount: '', units: '' }));
  };
  return { form, field: form.bind(missingIn(reading)), reading, order, choose, chooseTarget };
}

export type SwitchFormState = ReturnType<typeof useSwitchForm>;
