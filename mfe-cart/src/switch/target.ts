import { type Money, Percent, shareOf } from '@portal/shared/money';
import { permittedActions, type SellingFacts, switchPairPermission } from '@portal/shared/selling';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { type ChargeRange, chargeRange, splitByRefusal } from '../transaction-rules/index.ts';

/** The account that units are switched in, and the scheme that they are taken from. */
export interface SwitchFacts extends Pick<SellingFacts, 'agent' | 'customer' | 'account' | 'today'> {
  readonly from: Offer;
  /** Configuration: whether a switch may change the currency (docs/domain.md, section 3). */
  readonly allowCrossCurrencySwitch: boolean;
}

/**
 * Returns why a scheme cannot be switched into, by the rules of the pair and of agent, customer and account, as a
 * sentence; `undefined` when it can (ITM-11, ITM-12). Suitability is not checked here.
 */
export function targetRefusal({ scheme, fund }: Offer, facts: SwitchFacts): string | undefined {
  const { from, account, allowCrossCurrencySwitch } = facts;
  const pair = switchPairPermission(from.scheme, scheme, { plan: account.plan, allowCrossCurrencySwitch });
  if (!pair.allowed) return pair.reason;
  const { switchIn } = permittedActions({ ...facts, scheme, fund });
  return switchIn.allowed ? undefined : switchIn.reason;
}

/**
 * Returns the offers that can be switched into from the holding in `facts` (`allowed`), and the others, also the
 * holding's own, each with the reason (`refused`), both sorted by name. As in `targetRefusal`, suitability is not
 * checked, nor is the minimum.
 */
export const splitByTarget = (offers: readonly Offer[], facts: SwitchFacts) =>
  splitByRefusal(offers, (offer) => targetRefusal(offer, facts));

/** Buffer over the target's minimum, because the price of what is sold may fall (docs/domain.md, section 3). */
const buffer = Percent.of('105');

/**
 * Returns what a switch into the target must be worth at least, in its currency, and what that is, as text: 105% of its
 * first-investment minimum, or of its further one when the account has units of it (ITM-12).
 */
export function targetMinimum({ scheme }: Offer, hasUnits: boolean): { money: Money; why: string } {
  const minimum = hasUnits ? scheme.minimumAdditionalInvestment : scheme.minimumInitialInvestment;
  return {
    money: shareOf(minimum.in(scheme.currency), buffer),
    why: `105% of the ${hasUnits ? 'further' : 'first'}-investment minimum of ${scheme.scheme}`,
  };
}

const noCharge = Percent.of('0');

/**
 * Returns the range of the sales charge of a switch into this offer, in percent: the target's; 0 to 0 on a PRS account,
 * because there is no charge within private retirement schemes (docs/domain.md, section 3).
 */
export const switchChargeRange = (plan: Plan, { scheme }: Offer): ChargeRange =>
  plan === 'PRS' ? { min: noCharge, max: noCharge } : chargeRange(plan, scheme);

/**
 * Whether an order of this offer asks the customer for ringgit borrowing: its currency is not MYR (docs/domain.md, section 3).
 */
export const asksBorrowing = ({ scheme }: Offer): boolean => scheme.currency !== 'MYR';
