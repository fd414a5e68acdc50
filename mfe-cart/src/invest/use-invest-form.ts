import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { Agent } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import type { Offer } from '../core/pricing/offer.ts';
import { type OrderReading, toFieldErrors, useDrawerAddress } from '../transaction/index.ts';
import {
  accountChoices,
  chargeRange,
  type DrawerStart,
  defaultDistribution,
  firstAccount,
  startingAmount,
} from '../transaction-rules/index.ts';
import { defaultOffer } from './account/prs-default.ts';
import { type InvestField, type InvestValues, newValues } from './invest-fields.ts';
import { investmentPayload } from './investment-payload.ts';
import { readOrder } from './order.ts';
import { type OrderFacts, useOrderContext } from './use-order-context.ts';

/**
 * Returns the form of an investment with its order context, and functions that change dependent answers together. It
 * begins with `editedValues`, or as a new order.
 */
export function useInvestForm(
  agent: Agent,
  facts: OrderFacts,
  start: DrawerStart,
  editedValues?: InvestValues,
) {
  const choices = accountChoices(facts.customer.account, agent);
  const form = useForm<InvestValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const reading = read(typed);
      if (reading.status === 'complete') return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors(reading.missing) };
    },
    defaultValues:
      editedValues ??
      startingValues(facts, choices.length > 0 ? firstAccount(choices, start.accountId) : '', start),
  });
  const values = form.watch();
  const order = useOrderContext(values, choices, facts);
  const writeAddress = useDrawerAddress();

  const read = (typed: InvestValues): OrderReading<InvestmentSent, InvestField> => {
    const reading = readOrder(typed, order.context);
    if (reading.status === 'incomplete') return reading;
    return {
      status: 'complete',
      payload: investmentPayload(reading.order),
      reason: typed.acknowledged ? { reason: typed.reason, acknowledged: typed.acknowledged } : undefined,
    };
  };

  const set = <Field extends InvestField>(field: Field, value: InvestValues[Field]) =>
    form.setValue<InvestField>(field, value, { shouldDirty: true });

  /** Sets the scheme, its default charge and distribution, and resets the answers for the scheme before. */
  const setScheme = (accountId: string, offer: Offer | undefined) => {
    const plan = order.account?.plan;
    writeAddress({ accountId, scheme: offer?.scheme.scheme ?? '' });
    set('scheme', offer?.scheme.scheme ?? '');
    set('acknowledged', null);
    set('reason', '');
    set('bank', '');
    if (!offer || !plan) return;
    const { max } = chargeRange(plan, {
      min: offer.scheme.minSalesCharge,
      max: offer.scheme.feeCharges,
    });
    set('salesCharge', max.toString());
    set('distribution', defaultDistribution(plan, offer));
  };

  const chooseScheme = (offer: Offer | undefined) => setScheme(values.accountId, offer);

  const chooseAccount = (accountId: string) => {
    set('accountId', accountId);
    set('prsDefault', 'N');
    setScheme(accountId, undefined);
  };

  const choosePrsDefault = (option: InvestValues['prsDefault']) => {
    set('prsDefault', option);
    const offer = option === 'N' ? undefined : defaultOffer(order.offered, facts.customer.age, option);
    chooseScheme(offer);
  };

  return { form, readOrder: read, values, choices, order, chooseScheme, chooseAccount, choosePrsDefault };
}

export type InvestFormState = ReturnType<typeof useInvestForm>;

function startingValues(facts: OrderFacts, accountId: string, start: DrawerStart): InvestValues {
  const plan = facts.customer.account.find((account) => account.accountId === accountId)?.plan;
  const offer = facts.offers.find((each) => each.scheme.scheme === start.scheme);
  const max =
    plan && offer
      ? chargeRange(plan, {
          min: offer.scheme.minSalesCharge,
          max: offer.scheme.feeCharges,
        }).max.toString()
      : '';
  return newValues({
    accountId,
    scheme: offer?.scheme.scheme ?? '',
    amount: offer ? startingAmount(start) : '',
    salesCharge: max,
    distribution: plan && offer ? defaultDistribution(plan, offer) : 'REINVEST',
  });
}
