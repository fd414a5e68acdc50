import './set-immediate.ts';
import { CartHarness, freezeClock, mockBrowserApis } from './cart-harness.ts';
import { addItem } from './cart-moves.ts';
import { answerMail, checkOut, reloadWhileSending } from './checkout-moves.ts';
import { commandFaults } from './faults.ts';
import { proofAmounts } from './orders.ts';
import { payApplication, reloadWhilePaying } from './payment-moves.ts';
import { type Service, type ServiceAgent, startService } from './service.ts';

/** How the agent sends a command. */
const modes = ['once', 'double click', 'two tabs', 'two tabs, double click', 'reload'] as const;

/**
 * Number of walks without and with idempotency keys; each is a checkout and a payment. The short form sends 40. 8 walks cover
 * every mode and every fault of checkout and payment, 40 every pair of them. The long form is 100 each, which sends 400:
 * these, again with a failing read back, and 20 a third time.
 */
const walks = Number(process.env.PORTAL_WALKS ?? 8);
const walksWithKeys = Number(process.env.PORTAL_WALKS ?? 4);

let service: Service;
let agent: ServiceAgent;
beforeAll(async () => {
  service = await startService();
  agent = await service.agent({ key: 'once', customers: Math.min(500, 2 * (walks + walksWithKeys) + 20) });
}, 120_000);
afterAll(() => service.end());

/** Units that a redemption and a switch of the mixed cart take together at most. */
const enoughUnits = 10_000;
let taken = 0;

/** Creates a harness with an unused customer who has enough units. */
async function newHarness(keys: boolean): Promise<CartHarness> {
  const customer = agent.customers[taken];
  taken += 1;
  if (!customer) throw new Error('The agent has too few customers');
  const { freeUnits } = await service.records(customer.customerId);
  if (!freeUnits.some((units) => Number(units) > enoughUnits)) return newHarness(keys);
  return new CartHarness(service, agent, customer, keys);
}

/** Returns the mode and fault of a walk. */
function variantOf(turn: number) {
  const mode = modes[turn % modes.length] ?? 'once';
  const fault = commandFaults[turn % commandFaults.length] ?? 'none';
  const failsReadBack = Math.floor(turn / (modes.length * commandFaults.length)) % 2 === 1;
  const which = 0 as const;
  const isDoubleClick = mode.includes('double');
  const both = mode.startsWith('two tabs');
  return { mode, which, fault, failsReadBack, isDoubleClick, both, moment: turn % 40 };
}

/** One order of every kind: an amount says of which kind an order is. */
const mixedAmounts = Object.values(proofAmounts).flatMap(([first]) => first ?? []);

const withoutFaults = { ...variantOf(0), fault: 'none', failsReadBack: false } as const;

/** Checks out, and repeats it when nothing was sent. */
async function checkOutOnce(harness: CartHarness, turn: number): Promise<void> {
  const sending = { ...variantOf(turn), chosen: 0 };
  await (sending.mode === 'reload' ? reloadWhileSending : checkOut)(harness, sending);
  const { items } = await harness.records();
  if (items.some(({ state }) => state === 'cart')) await checkOut(harness, { ...sending, ...withoutFaults });
}

/** Pays, and repeats it when nothing was paid. */
async function payOnce(harness: CartHarness, turn: number): Promise<void> {
  const paying = { ...variantOf(turn), index: 0, reference: '' } as const;
  await (paying.mode === 'reload' ? reloadWhilePaying : payApplication)(harness, paying);
  await payApplication(harness, { ...paying, ...withoutFaults });
}

test.each([
  ['with', true, walksWithKeys],
  ['without', false, walks],
] as const)(
  '[CHK-06] [PAY-02] %s Idempotency-Key, sends each checkout and payment of a cart of every kind once through lost replies, double clicks, reloads and two tabs',
  async (name, keys, count) => {
    freezeClock();
    mockBrowserApis();
    const began = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      const harness = await newHarness(keys);
      for (const amount of mixedAmounts) await addItem(harness, { ...withoutFaults, amount });
      await checkOutOnce(harness, turn);
      await answerMail(harness, { index: 0, answer: 'confirm' });
      // another variant for the payment than for the checkout
      await payOnce(harness, turn * 3 + 1);
      const { items, checkouts, payments, applications } = await harness.check();
      const came = {
        items: items.length,
        checkouts: checkouts.length,
        payments: payments.length,
        statuses: [...new Set(applications.map(({ status }) => status))],
      };
      expect({ turn, sent: variantOf(turn), paid: variantOf(turn * 3 + 1), ...came }).toMatchObject({
        items: mixedAmounts.length,
        checkouts: 1,
        payments: 1,
        statuses: ['Submitted'],
      });
      harness.end();
    }
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(
      `measured: ${count} checkouts of ${mixedAmounts.length} kinds and ${count} payments ${name} Idempotency-Key: 0 twice, ${seconds} s\n`,
    );
  },
  900_000,
);
