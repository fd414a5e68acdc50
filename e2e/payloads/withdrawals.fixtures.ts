import { Nav, Units } from '@portal/shared/money';
import { wireRedemption } from '../../mfe-cart/src/core/fixtures/cart.ts';
import { bothAgent, someCustomer } from '../../mfe-cart/src/core/fixtures/customer.ts';
import { offer } from '../../mfe-cart/src/core/fixtures/products.ts';
import { redemptionOf } from '../../mfe-cart/src/redeem/fixtures/redemption-of.ts';
import { readOrder } from '../../mfe-cart/src/redeem/order.ts';
import { newValues } from '../../mfe-cart/src/redeem/redeem-fields.ts';
import { accountChoices } from '../../mfe-cart/src/transaction-rules/account-choice.ts';
import {
  withdrawalLimits,
  withdrawalOf,
  withdrawalProblem,
} from '../../mfe-cart/src/transaction-rules/withdrawals/withdrawal.ts';
import { redemptionRefusal } from '../../sandbox/src/rules/orders/redemption-checks.ts';
import { type Free, type Member, type SentSize, type Taken, textOf } from '../oracle/withdrawals.ts';

const choice = accountChoices(someCustomer(), bothAgent, { buys: false }).find(
  ({ account }) => account.plan === 'PRS',
);
const growth = offer('CBPRG');
const minimums = { minimum: Units.of('1'), minimumLeft: Units.of('0') };
/** All reasons of the service, death too, and one that does not exist. */
export const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
const listed = ids.map((reasonID) => ({ reasonID, name: `Reason ${reasonID}`, value: '' }));

const navText = (nav: bigint) => `${nav / 10_000n}.${String(nav % 10_000n).padStart(4, '0')}`;

/** What the portal knows of a holding. */
export function sourceOf({ units, b, nav }: Free) {
  const free = Units.of(textOf(units));
  const ofB = b === undefined ? undefined : Units.of(textOf(b));
  return {
    currency: 'MYR',
    nav: Nav.of(navText(nav)),
    free,
    subAccounts: ofB && { a: free.minus(ofB), b: ofB, isExact: true },
  };
}

/** What the portal's form sends; `undefined` when it refuses. */
export function portalSends(
  reason: string,
  age: number | undefined,
  free: Free,
  taken: Taken,
): SentSize | undefined {
  const source = sourceOf(free);
  const withdrawal = withdrawalOf(reason, age, source);
  const values = {
    ...newValues('', ''),
    way: taken.by,
    amount: taken.by === 'amount' ? textOf(taken.sen) : '',
    units: taken.by === 'units' ? textOf(taken.units) : '',
    reason,
  };
  const reading = readOrder(values, {
    choice,
    holdings: { status: 'ok', value: [] },
    chosen: undefined,
    offer: growth,
    limits: withdrawal.status === 'allowed' ? withdrawalLimits(withdrawal, source, minimums) : undefined,
    bankAccounts: [],
    banks: { status: 'ok', value: [] },
    reasons: { status: 'ok', value: listed },
    withdrawal,
  });
  if (reading.status !== 'complete') return undefined;
  const { amountOrUnit, amount, units, redeemAll } = JSON.parse(JSON.stringify(reading.payload));
  return { amountOrUnit, amount: amount.toFixed(2), units: units.toFixed(2), redeemAll };
}

/** An item of the cart with this size. */
const itemOf = (reason: string, { amountOrUnit, amount, units, redeemAll }: SentSize) =>
  redemptionOf(
    wireRedemption('r1', {
      plan: 'PRS',
      accountId: '3000088125',
      scheme: 'CBPRG',
      paymentInstruction: 'PRS',
      withdrawalReason: reason,
      amountOrUnit,
      amount: Number(amount),
      units: Number(units),
      redeemAll,
    }),
  );

/** Whether the cart accepts an item of this size. */
export const isInCart = (reason: string, age: number | undefined, free: Free, size: SentSize): boolean =>
  withdrawalProblem(itemOf(reason, size), { age, source: { ...sourceOf(free), ...minimums } }) === undefined;

/** Whether the sandbox takes an order of this size. */
export function sandboxTakes(
  reason: string,
  { age, isPastFirstYear, hasWithdrawnThisYear }: Member,
  { units, b, nav }: Free & { readonly b: bigint },
  size: SentSize,
): boolean {
  const { payload } = wireRedemption('r1', { plan: 'PRS', withdrawalReason: reason });
  const refusal = redemptionRefusal(
    { ...payload, plan: 'PRS', ...size, amount: Number(size.amount), units: Number(size.units) },
    {
      freeUnits: textOf(units),
      nav: navText(nav),
      limits: { repurchase: 1, holding: 0 },
      isSuspended: false,
      withdrawal: {
        age,
        freeUnitsB: textOf(b),
        firstContribution: isPastFirstYear ? '2025-11-21' : '2025-11-22',
        lastPreRetirement: hasWithdrawnThisYear ? '2026-02-03' : undefined,
        today: '2026-11-21',
      },
    },
  );
  return refusal === undefined;
}
