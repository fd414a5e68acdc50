import { fundOf } from '@portal/sandbox/src/seed/funds/funds.ts';
import { integerOf, investedOf, moneyOf, shareOf, shownAs, unitsBought, unitsTaken } from '../oracle/sums.ts';
import { redemptionPayload, switchingPayload } from '../oracle/taken-payloads.ts';
import { accountOf, type Plan } from '../support/screens/selling.ts';
import type { Agent, Customer } from '../support/service/agent.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

/** An order of a large cart: money in cents, units in hundredths, a charge in hundredths of a percent. */
interface Sized {
  readonly plan: Plan;
  readonly scheme: string;
  /** What is paid or taken; absent of what is taken in units. */
  readonly money?: bigint;
  readonly units?: bigint;
}
interface Bought {
  readonly percent: bigint;
}
interface Investment extends Sized, Bought {
  readonly kind: 'investment';
  readonly currency: 'MYR' | 'USD';
  readonly money: bigint;
}
interface Redemption extends Sized {
  readonly kind: 'redemption';
}
interface Switch extends Sized, Bought {
  readonly kind: 'switching';
  readonly toScheme: string;
}
export type Order = Investment | Redemption | Switch;

const invested = (
  plan: Plan,
  scheme: string,
  money: bigint,
  percent: bigint,
  currency: Investment['currency'] = 'MYR',
): Investment => ({ kind: 'investment', plan, scheme, money, percent, currency });

/** The charges are the highest of the funds (docs/domain.md, section 2), but of switches. No two sizes are the same. */
export const orders: readonly Order[] = [
  invested('CS', 'CBSUK', 2_345_678n, 100n),
  invested('CS', 'CBBND', 100_001n, 100n),
  invested('CS', 'CBBAL', 432_109n, 500n),
  invested('CS', 'CBIEQ', 123_457n, 550n),
  invested('CS', 'CBIBA', 200_005n, 500n),
  invested('CS', 'CBIAS', 999_999n, 550n),
  invested('CS', 'CBMMK', 500_000n, 0n),
  invested('CS', 'CBGTM', 111_111n, 550n),
  invested('CS', 'CBGTU', 1_234_567n, 550n, 'USD'),
  invested('CS', 'CBGSU', 150_055n, 300n, 'USD'),
  invested('EPF', 'CBBAL', 777_777n, 300n),
  invested('EPF', 'CBSUK', 100_003n, 100n),
  invested('PRS', 'CBPRG', 50_001n, 300n),
  invested('PRS', 'CBPRA', 100_033n, 300n),
  { kind: 'redemption', plan: 'CS', scheme: 'CBMGF', money: 100_050n },
  { kind: 'redemption', plan: 'CS', scheme: 'CBSUK', units: 25_050n },
  { kind: 'redemption', plan: 'CS', scheme: 'CBBND', units: 30_125n },
  { kind: 'redemption', plan: 'CS', scheme: 'CBIEQ', money: 60_025n },
  { kind: 'redemption', plan: 'CS', scheme: 'CBBAL', units: 33_333n },
  { kind: 'redemption', plan: 'CS', scheme: 'CBIBA', money: 77_770n },
  { kind: 'redemption', plan: 'EPF', scheme: 'CBBAL', units: 21_111n },
  { kind: 'redemption', plan: 'PRS', scheme: 'CBPRG', money: 10_055n },
  { kind: 'switching', plan: 'CS', scheme: 'CBMGF', toScheme: 'CBSUK', money: 123_456n, percent: 100n },
  { kind: 'switching', plan: 'CS', scheme: 'CBMGF', toScheme: 'CBBND', units: 150_005n, percent: 50n },
  { kind: 'switching', plan: 'CS', scheme: 'CBSUK', toScheme: 'CBBAL', money: 200_010n, percent: 250n },
  { kind: 'switching', plan: 'CS', scheme: 'CBBND', toScheme: 'CBMMK', units: 90_009n, percent: 0n },
  { kind: 'switching', plan: 'CS', scheme: 'CBIEQ', toScheme: 'CBIBA', money: 150_015n, percent: 500n },
  { kind: 'switching', plan: 'EPF', scheme: 'CBBAL', toScheme: 'CBSUK', units: 150_045n, percent: 75n },
];

/** The schemes that the cash account has before. */
export const ownedSchemes = ['CBMGF', 'CBSUK', 'CBBND', 'CBBAL', 'CBIEQ', 'CBIBA'];

export const currencyOf = (order: Order): string => (order.kind === 'investment' ? order.currency : 'MYR');

/** How much an order says that it moves: `MYR 1,000.50`, `250.50 units`. */
export const sizeOf = (order: Order): string =>
  order.money === undefined
    ? `${shownAs(order.units ?? 0n)} units`
    : `${currencyOf(order)} ${shownAs(order.money)}`;

/** The sales charge of a sum that buys. */
export const chargeOf = (money: bigint, { percent }: Bought): bigint => money - investedOf(money, percent);

/** What an order moves, units at the fund's last price. */
export const estimateOf = ({ scheme, money, units = 0n }: Order): bigint =>
  money ?? moneyOf(units, integerOf(fundOf(scheme).nav, 4));

/** What a redemption pays out: of PRS before retirement less 8% tax (docs/domain.md, section 5). */
export function paidOutOf(order: Order): bigint {
  const gross = estimateOf(order);
  return order.plan === 'PRS' ? gross - shareOf(gross, 800n) : gross;
}

/** Adds up what a figure is of each of these orders. */
export const sumOf = <Each extends Order>(
  some: readonly Each[],
  figure: (order: Each) => bigint | undefined,
): bigint => some.reduce((sum, order) => sum + (figure(order) ?? 0n), 0n);

const sizeSent = ({ money, units }: Sized) =>
  money === undefined
    ? { amountOrUnit: 'UNIT', amount: 0, units: Number(units) / 100 }
    : { amountOrUnit: 'AMOUNT', amount: Number(money) / 100, units: 0 };

interface Into {
  readonly seed: Seed;
  readonly customer: Customer;
  readonly agent: Agent;
  /** The bank account that redemptions are paid to. */
  readonly bank: object;
}

/** Puts an order into the cart. */
export function addOrder(order: Order, { seed, customer, agent, bank }: Into): Promise<string> {
  const { plan, scheme } = order;
  const { ut, prs } = agent.codes;
  const account = {
    accountId: accountOf(customer, plan),
    agentCode: plan === 'PRS' ? prs : ut,
    ...sizeSent(order),
  };
  if (order.kind === 'investment')
    return seed.investment(customer, scheme, String(Number(order.money) / 100), plan);
  if (order.kind === 'redemption')
    return seed.redemption(customer, {
      ...redemptionPayload(plan, 'units'),
      ...account,
      ...(plan === 'CS' ? bank : {}),
      scheme,
      schemeName: fundOf(scheme).name,
    });
  return seed.switching(customer, {
    ...switchingPayload(plan, 'units'),
    ...account,
    fromScheme: scheme,
    fromSchemeName: fundOf(scheme).name,
    toScheme: order.toScheme,
    toSchemeName: fundOf(order.toScheme).name,
    switchedInSatRank: fundOf(order.toScheme).satRank,
    salesCharge: Number(order.percent) / 100,
  });
}

/** A completed transaction: its price in ten-thousandths, units negative when they left the account. */
export interface Booked {
  readonly type: string;
  readonly scheme: string;
  readonly gross: bigint;
  readonly charge: bigint;
  readonly nav: bigint;
  readonly units: bigint;
}

const boughtFor = (gross: bigint, order: Bought, nav: bigint) => ({
  gross,
  charge: chargeOf(gross, order),
  units: unitsBought(gross, order.percent, nav),
});

const takenBy = ({ money, units = 0n }: Sized, nav: bigint) => ({
  gross: money ?? moneyOf(units, nav),
  charge: 0n,
  units: -(money === undefined ? units : unitsTaken(money, nav)),
});

/** The transactions that an order becomes, at the prices that it got. */
export function bookedOf(order: Order, navOf: (type: string, scheme: string) => bigint): readonly Booked[] {
  const { scheme } = order;
  const out = (type: string) => {
    const nav = navOf(type, scheme);
    return { type, scheme, nav, ...takenBy(order, nav) };
  };
  if (order.kind === 'redemption') return [out('RD')];
  if (order.kind === 'investment') {
    const nav = navOf('SA', scheme);
    return [{ type: 'SA', scheme, nav, ...boughtFor(order.money, order, nav) }];
  }
  const sold = out('SO');
  const nav = navOf('SI', order.toScheme);
  return [sold, { type: 'SI', scheme: order.toScheme, nav, ...boughtFor(sold.gross, order, nav) }];
}
