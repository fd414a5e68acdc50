import './set-immediate.ts';
import { CartHarness, freezeClock, mockBrowserApis } from './cart-harness.ts';
import { addItem } from './cart-moves.ts';
import { answerMail, checkOut, reloadWhileSending } from './checkout-moves.ts';
import { troubles } from './faults.ts';
import { payApplication, reloadWhilePaying } from './payment-moves.ts';
import { type Service, type ServiceAgent, startService } from './service.ts';

/** How an agent presses, and what they do meanwhile. */
const manners = ['once', 'double click', 'two tabs', 'two tabs, double click', 'reload'] as const;

/**
 * Walks with and as many without keys. 40 are every trouble with every manner; the whole proof is 100: these, again
 * with a reading back that fails at first, and 20 of them a third time.
 */
const walks = Number(process.env.PORTAL_WALKS ?? 40);

let service: Service;
let agent: ServiceAgent;
beforeAll(async () => {
  service = await startService();
  agent = await service.agent('once', 2 * walks);
}, 120_000);
afterAll(() => service.end());

/** The nth way in which a command goes. */
function way(turn: number) {
  const manner = manners[turn % manners.length] ?? 'once';
  const trouble = troubles[Math.floor(turn / manners.length) % troubles.length] ?? 'none';
  const unread = Math.floor(turn / (manners.length * troubles.length)) % 2 === 1;
  const which = 0 as const;
  const twice = manner.includes('double');
  const both = manner.startsWith('two tabs');
  return { manner, which, trouble, unread, twice, both, moment: turn % 40 };
}

const goesWell = { ...way(0), trouble: 'none', unread: false } as const;

/** Checks out and, when the agent is told that nothing was sent, does so again. */
async function checkOutOnce(world: CartHarness, turn: number): Promise<void> {
  const sending = { ...way(turn), chosen: 15 };
  await (sending.manner === 'reload' ? reloadWhileSending : checkOut)(world, sending);
  const { items } = await world.truth();
  if (items.some(({ state }) => state === 'cart')) await checkOut(world, { ...sending, ...goesWell });
}

/** Pays and, when the agent is told that nothing was paid, does so again. */
async function payOnce(world: CartHarness, turn: number): Promise<void> {
  const paying = { ...way(turn), index: 0, reference: '' } as const;
  await (paying.manner === 'reload' ? reloadWhilePaying : payApplication)(world, paying);
  await payApplication(world, { ...paying, ...goesWell });
}

test.each([
  ['with', true],
  ['without', false],
] as const)(
  '[CHK-06] [PAY-02] %s Idempotency-Key, checkouts and payments through lost replies, double clicks, reloads and two tabs: none twice',
  async (name, keys) => {
    freezeClock();
    mockBrowserApis();
    const began = performance.now();
    for (let turn = 0; turn < walks; turn += 1) {
      const customer = agent.customers[keys ? turn : walks + turn];
      if (!customer) throw new Error('The agent has too few customers');
      const world = new CartHarness(service, agent, customer, keys);
      await addItem(world, { ...goesWell, amount: 1_000 });
      await checkOutOnce(world, turn);
      await answerMail(world, { index: 0, answer: 'confirm' });
      // another way for the payment than for the checkout
      await payOnce(world, turn * 3 + 1);
      const { checkouts, payments, applications } = await world.check();
      const came = { checkouts: checkouts.length, payments: payments.length, due: applications[0]?.status };
      expect({ turn, sent: way(turn), paid: way(turn * 3 + 1), ...came }).toMatchObject({
        checkouts: 1,
        payments: 1,
        due: 'Submitted',
      });
      world.end();
    }
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(
      `${walks} checkouts and ${walks} payments ${name} Idempotency-Key: 0 twice, ${seconds} s\n`,
    );
  },
  900_000,
);
