import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { Agent } from '@portal/shared/contract';
import { useFormValues } from '@portal/shared/form-values';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { missingIn, type OrderReading, useDrawerAddress } from '../transaction/index.ts';
import {
  accountChoices,
  chargeRange,
  type DrawerStart,
  defaultDistribution,
  firstAccount,
  startingAmount,
  startingCharge,
} from '../transaction-rules/index.ts';
import { defaultOffer } from './account/prs-default.ts';
import { type InvestValues, newValues } from './invest-fields.ts';
import { investmentPayload } from './investment-payload.ts';
import { type OrderContext, readOrder } from './order.ts';
import { type OrderFacts, useOrderContext } from './use-order-context.ts';

/**
 * Returns the state of an investment's form: values, `field` (what a control needs, by name), `reading` (the payload,
 * or what is missing), what that depends on (`order`), and functions that change several answers together and write the
 * choice into the URL. It begins with `editedValues`, else as a new order for what `start` names.
 */
export function useInvestForm(
  agent: Agent,
  facts: OrderFacts,
  start: DrawerStart,
  editedValues?: InvestValues,
) {
  const choices = accountChoices(facts.customer, agent, { buys: true });
  const form = useFormValues(
    editedValues ??
      startingValues(facts, choices.length > 0 ? firstAccount(choices, start.accountId) : '', start),
  );
  const { values } = form;
  const order = useOrderContext(values, choices, facts);
  const reading = readPayload(values, order.context);
  const writeAddress = useDrawerAddress();

  /** Sets the scheme with its default charge and distribution, and resets the answers for the scheme before. */
  const chooseScheme = (
    offer: Offer | undefined,
    { accountId, prsDefault }: Pick<InvestValues, 'accountId' | 'prsDefault'> = values,
  ) => {
    const plan = order.account?.plan;
    const scheme = offer?.scheme.scheme ?? '';
    writeAddress({ accountId, scheme });
    form.set((before) => ({
      ...before,
      accountId,
      prsDefault,
      scheme,
      acknowledged: null,
      reason: '',
      bank: '',
      ...(offer && plan && defaultsOf(plan, offer)),
    }));
  };

  return {
    form,
    field: form.bind(missingIn(reading)),
    reading,
    choices,
    order,
    chooseScheme: (offer: Offer) => chooseScheme(offer),
    chooseAccount: (accountId: string) => chooseScheme(undefined, { accountId, prsDefault: 'N' }),
    choosePrsDefault: (prsDefault: InvestValues['prsDefault']) =>
      chooseScheme(
        prsDefault === 'N' ? undefined : defaultOffer(order.offered, facts.customer.age, prsDefault),
        { accountId: values.accountId, prsDefault },
      ),
  };
}

export type InvestFormState = ReturnType<typeof useInvestForm>;

/** Reads the form into a payload, with the reason for a mismatch. */
function readPayload(values: InvestValues, context: OrderContext): OrderReading<InvestmentSent> {
  const reading = readOrder(values, context);
  if (reading.status === 'incomplete') return reading;
  const { acknowledged, reason } = values;
  return {
    status: 'complete',
    payload: investmentPayload(reading.order),
    reason: acknowledged ? { reason, acknowledged } : undefined,
  };
}

/** Returns the answers that are preselected for a scheme. */
const defaultsOf = (plan: Plan, offer: Offer) => ({
  salesCharge: startingCharge('invest', chargeRange(plan, offer.scheme)),
  distribution: defaultDistribution(plan, offer),
});

function startingValues(facts: OrderFacts, accountId: string, start: DrawerStart): InvestValues {
  const plan = facts.customer.account.find((account) => account.accountId === accountId)?.plan;
  const offer = facts.offers.find((each) => each.scheme.scheme === start.scheme);
  return newValues({
    accountId,
    scheme: offer?.scheme.scheme ?? '',
    amount: offer ? startingAmount(start) : '',
    ...(plan && offer ? defaultsOf(plan, offer) : { salesCharge: '', distribution: 'REINVEST' }),
  });
}
