import { addDays, today } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { integerOf, shownAs } from '../oracle/sums.ts';
import { expect } from '../support/fixtures/test.ts';
import { accountOf, type Plan } from '../support/screens/selling.ts';
import type { Agent, Customer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import { createSession } from '../support/service/seeding/session.ts';
import { type Booked, bookedOf, type Order, orders } from './thirty-items.ts';

const transaction = z.looseObject({
  type: z.string(),
  scheme: z.string(),
  gross: z.number(),
  charge: z.number(),
  nav: z.number(),
  units: z.number(),
  status: z.string(),
});

/** What was booked in an account since the test began. */
async function readBooked(agent: Agent, customer: Customer, plan: Plan): Promise<readonly Booked[]> {
  const { api } = await createSession(agent);
  const reply = await api.get('/transaction/completed', {
    accountid: accountOf(customer, plan),
    agentid: (plan === 'PRS' ? agent.codes.prs : agent.codes.ut) ?? '',
    transdatefrom: today(),
    transdateto: addDays(today(), 90),
  });
  return z
    .array(transaction)
    .parse(reply)
    .map(({ type, scheme, gross, charge, nav, units, status }) => {
      expect(status, `${type} ${scheme}`).toBe('Completed');
      return {
        type,
        scheme,
        gross: integerOf(gross.toFixed(2)),
        charge: integerOf(charge.toFixed(2)),
        nav: integerOf(nav.toFixed(4), 4),
        units: integerOf(units.toFixed(2)),
      };
    });
}

const inOrder = (rows: readonly Booked[]) =>
  rows
    .map(
      ({ type, scheme, gross, charge, units }) =>
        `${type} ${scheme} ${shownAs(gross)} charge ${shownAs(charge)} units ${units}`,
    )
    .toSorted();

/** Expects that an account's orders were booked as they are computed here, and that its holdings are what they leave. */
export async function expectBooked(
  { agent, customer, control }: { agent: Agent; customer: Customer; control: Control },
  plan: Plan,
  before: ReadonlyMap<string, bigint>,
): Promise<void> {
  const booked = await readBooked(agent, customer, plan);
  const navOf = (type: string, scheme: string): bigint =>
    booked.find((row) => row.type === type && row.scheme === scheme)?.nav ?? 1n;
  const ofPlan = (order: Order) => order.plan === plan;
  const expected = orders.filter(ofPlan).flatMap((order) => bookedOf(order, navOf));
  expect(inOrder(booked)).toEqual(inOrder(expected));
  const after = await unitsByScheme(control, customer, plan);
  for (const [scheme, units] of after) {
    const moved = expected.filter((row) => row.scheme === scheme).reduce((sum, row) => sum + row.units, 0n);
    expect(units, `units of ${scheme} in ${plan}`).toBe((before.get(scheme) ?? 0n) + moved);
  }
}

/** Units of an account by scheme. */
export async function unitsByScheme(control: Control, customer: Customer, plan: Plan) {
  const account = accountOf(customer, plan);
  const { holdings } = await control.ledger(customer.customerId);
  return new Map(
    holdings
      .filter(({ accountId }) => accountId === account)
      .map(({ scheme, units }) => [scheme, integerOf(units)] as const),
  );
}
