import type { FundDocument } from '@portal/shared/api/funds';
import { useBankData } from '@portal/shared/bank-accounts';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { getAge } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { type BuyerFacts, useAccountHolding, useMismatch } from '../transaction/index.ts';
import { type AccountChoice, chargeRange, isReinvestOnly } from '../transaction-rules/index.ts';
import { holdingStateOf, limitsOfOffer } from './amount/limits-of-offer.ts';
import { type Buyer, purchaseRefusal, splitByPurchase } from './fund/purchase.ts';
import type { InvestValues } from './invest-fields.ts';
import type { OrderContext } from './order.ts';

/** Data that is loaded before the form opens. */
export interface OrderFacts extends BuyerFacts {
  readonly documents: Loadable<readonly FundDocument[]>;
}

/**
 * Returns what an investment's form depends on once account and scheme are chosen: offers, holding, limits,
 * suitability, bank accounts, and why a scheme is refused (`refusal`). Its calls are sent as soon as each is chosen;
 * until then those parts are `undefined`, empty or loading.
 */
export function useOrderContext(values: InvestValues, choices: readonly AccountChoice[], facts: OrderFacts) {
  const agent = useAgent();
  const { customer, offers } = facts;
  const choice = choices.find(({ account }) => account.accountId === values.accountId);
  const account = choice?.account;
  const buyer: Buyer | undefined = account && { agent, customer, account, today: today() };
  const { allowed: offered, refused } =
    buyer && choice?.status === 'open' ? splitByPurchase(offers, buyer) : { allowed: [], refused: [] };
  const wanted = offers.find(({ scheme }) => scheme.scheme === values.scheme);
  const refusal = wanted && buyer ? purchaseRefusal(wanted, buyer) : undefined;
  const offer = refusal === undefined && choice?.status === 'open' ? wanted : undefined;

  const holdings = useAccountHolding(choice);
  const mismatch = useMismatch(customer, facts.counting, offer?.scheme);
  const paysOut = values.distribution === 'PAYOUT' && !isReinvestOnly(account?.plan);
  const bankData = useBankData(
    account && offer && paysOut
      ? { customerId: customer.customerId, accountId: account.accountId }
      : undefined,
  );

  const holding = valueOrUndefined(holdings)?.holdings.find(({ scheme }) => scheme === offer?.scheme.scheme);
  const holdingState = holdingStateOf(holdings, offer?.scheme.scheme);
  const currency = offer?.scheme.currency;
  const ofCurrency = (valueOrUndefined(bankData)?.accounts ?? []).filter(
    (bank) => bank.currency === currency,
  );
  const context: OrderContext = {
    choice,
    offer,
    limits: account && offer ? limitsOfOffer(offer, account.plan, holdingState) : undefined,
    range: account && offer ? chargeRange(account.plan, offer.scheme) : undefined,
    mismatch,
    bankAccounts: ofCurrency,
    banks: facts.banks,
    age: getAge(customer, today()) ?? null,
  };
  return {
    context,
    account,
    offered,
    refused,
    wanted,
    refusal,
    offer,
    holdings,
    holding,
    holdingState,
    bankData,
    paysOut,
  };
}

export type OrderState = ReturnType<typeof useOrderContext>;
