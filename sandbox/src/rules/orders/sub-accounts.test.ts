import fc from 'fast-check';
import { compare } from '../money.ts';
import type { OrderItem } from './order-item.ts';
import { investment, redemption, switching } from './settlement.fixtures.ts';
import { type Position, positionAfter, settleOrder } from './settlement.ts';

const prices: Readonly<Record<string, string>> = { CBPRG: '0.5512', CBPRA: '0.6100' };
const nothing: Position = { units: '0.00', cost: '0.00' };
const facts = (position: Position) => ({
  positionOf: (scheme: string) => (scheme === 'CBPRG' ? position : nothing),
  navOf: (scheme: string) => prices[scheme] ?? '1.0000',
});
const prsHolding = { units: '1000.00', cost: '700.00', unitsB: '300.00' };
const ofPrs = (withdrawalReason: string, units: number) =>
  redemption({ plan: 'PRS', scheme: 'CBPRG', units, withdrawalReason });
const prsSwitch = switching({
  plan: 'PRS',
  fromScheme: 'CBPRG',
  toScheme: 'CBPRA',
  units: 100,
  salesCharge: 0,
});
const prsInvestment = investment({ plan: 'PRS', scheme: 'CBPRG', amount: 1_000 });

test.each<[string, OrderItem, Partial<Position>, readonly string[]]>([
  ['a contribution is split 70:30', prsInvestment, {}, ['544.27']],
  ['a house takes B', ofPrs('4', 300), {}, ['-300.00']],
  ['leaving Malaysia takes both in proportion', ofPrs('9', 500), {}, ['-150.00']],
  ['all units take all of B', ofPrs('9', 1_000), {}, ['-300.00']],
  ['what other orders take of B stays', ofPrs('9', 500), { reservedB: '300.00' }, ['0.00']],
  ['a switch keeps the split', prsSwitch, {}, ['-30.00', '27.11']],
])('[ITM-04] [ITM-05] sub-account B of PRS: %s', (_what, item, over, unitsB) => {
  const settled = settleOrder(item, facts({ ...prsHolding, ...over }));
  if (settled.status === 'refused') throw new Error(settled.reason);
  expect(settled.bookings.map((booking) => booking.unitsB)).toEqual(unitsB);
});

test('[ITM-12] a withdrawal of more than sub-account B has at the price is refused', () => {
  expect(settleOrder(ofPrs('4', 300.01), facts(prsHolding))).toEqual({
    status: 'refused',
    reason: 'Sub-account B has 300.00 units of CBPRG, and the order takes 300.01.',
  });
});

test('[ITM-12] random orders of PRS leave no negative units in either sub-account', () => {
  const orders = fc.array(
    fc.tuple(fc.constantFrom('2', '9', 'switch', 'invest'), fc.integer({ min: 1, max: 60_000 })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(orders, fc.nat(100_000), (list, b) => {
      let position: Position = { units: '1000.00', cost: '700.00', unitsB: (b / 100).toFixed(2) };
      for (const [what, size] of list) {
        const units = size / 100;
        const item =
          what === 'switch'
            ? switching({ plan: 'PRS', fromScheme: 'CBPRG', toScheme: 'CBPRA', units, salesCharge: 0 })
            : what === 'invest'
              ? investment({ plan: 'PRS', scheme: 'CBPRG', amount: units })
              : ofPrs(what, units);
        const settled = settleOrder(item, facts(position));
        const [booking] = settled.status === 'settled' ? settled.bookings : [];
        if (booking) position = positionAfter(position, booking);
        const ofB = position.unitsB ?? '0';
        expect(compare(ofB, '0')).toBeGreaterThanOrEqual(0);
        expect(compare(position.units, ofB)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
