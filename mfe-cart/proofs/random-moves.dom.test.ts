import './set-immediate.ts';
import fc from 'fast-check';
import { transactionDrawers } from '../src/transaction-drawer/index.ts';
import { CartHarness, freezeClock, mockBrowserApis } from './cart-harness.ts';
import { addItem, editItem, removeItems, rereadCart } from './cart-moves.ts';
import { actOnCheckout, answerMail, checkOut, reloadWhileSending } from './checkout-moves.ts';
import { anyFault, promptFault } from './faults.ts';
import { proofAmounts, proofOrders } from './orders.ts';
import { payApplication, reloadWhilePaying } from './payment-moves.ts';
import { type Service, type ServiceAgent, startService } from './service.ts';

/** Number of sequences, and their seed. The long form is 1,000 sequences. */
const sequences = Number(process.env.PORTAL_SEQUENCES ?? 15);
const seed = Number(process.env.PORTAL_SEED ?? 20_261_121);
const longest = 8;
const customersOfOne = Math.min(500, sequences);

let service: Service;
beforeAll(async () => {
  service = await startService();
}, 120_000);
afterAll(() => service.end());

const agents: ServiceAgent[] = [];
let taken = 0;

/** Units that all redemptions and switches of the longest sequence take together at most. */
const enoughUnits = 26_500;

/** Creates a harness with an unused customer who has enough units for every redemption and switch of a sequence. */
async function newHarness(keys: boolean): Promise<CartHarness> {
  const turn = Math.floor(taken / customersOfOne);
  const agent = agents[turn] ?? (await service.agent({ key: `moves ${turn}`, customers: customersOfOne }));
  agents[turn] = agent;
  const customer = agent.customers[taken % customersOfOne];
  taken += 1;
  if (!customer) throw new Error('The agent has too few customers');
  const { freeUnits } = await service.records(customer.customerId);
  if (!freeUnits.some((units) => Number(units) > enoughUnits)) return newHarness(keys);
  return new CartHarness(service, agent, customer, keys);
}

/** A move as fast-check runs and prints it. */
class Move<Args extends object> implements fc.AsyncCommand<{ moves: number }, CartHarness> {
  readonly #name: string;
  readonly #args: Args;
  readonly #run: (harness: CartHarness, args: Args) => Promise<void>;

  constructor(name: string, args: Args, run: (harness: CartHarness, args: Args) => Promise<void>) {
    this.#name = name;
    this.#args = args;
    this.#run = run;
  }

  check(): boolean {
    return true;
  }

  async run(model: { moves: number }, harness: CartHarness): Promise<void> {
    model.moves += 1;
    await this.#run(harness, this.#args);
    await harness.check();
  }

  toString(): string {
    return `${this.#name}${JSON.stringify(this.#args)}`;
  }
}

const move = <Args extends object>(
  run: (harness: CartHarness, args: Args) => Promise<void>,
  args: fc.Arbitrary<Args>,
): fc.Arbitrary<Move<Args>> => args.map((given) => new Move(run.name, given, run));

const rarely = fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 3);
const which = fc.oneof(
  { arbitrary: fc.constant<0 | 1>(0), weight: 3 },
  { arbitrary: fc.constant<0 | 1>(1), weight: 1 },
);
const index = fc.nat(7);
const amount = fc.constantFrom(...Object.values(proofAmounts).flat());
const adding = { which, amount, fault: anyFault, failsReadBack: rarely, isDoubleClick: rarely };
const moment = fc.nat(40);
const sending = {
  which,
  moment,
  chosen: fc.nat(15),
  fault: anyFault,
  failsReadBack: rarely,
  isDoubleClick: rarely,
  both: rarely,
};
const paying = {
  which,
  moment,
  index,
  reference: fc.constantFrom<'' | 'FAIL-1' | 'WAIT-1'>('', '', '', 'FAIL-1', 'WAIT-1'),
  fault: anyFault,
  failsReadBack: rarely,
  isDoubleClick: rarely,
  both: rarely,
};

/** Orders in the cart when a sequence begins, because most moves do nothing in an empty cart. */
const alreadyThere = fc.array(amount, { maxLength: 3 });
const undisturbed = { which: 0, fault: 'none', failsReadBack: false, isDoubleClick: false } as const;

const anyMove = fc.commands(
  [
    move(addItem, fc.record(adding)),
    move(addItem, fc.record({ ...adding, fault: fc.constant<'none'>('none') })),
    move(editItem, fc.record({ ...adding, index, removing: promptFault })),
    move(
      removeItems,
      fc.record({
        which,
        index: fc.nat(2),
        count: fc.integer({ min: 1, max: 3 }),
        afterwards: fc.constantFrom<'undo' | 'wait' | 'leave'>('undo', 'wait', 'leave'),
        fault: promptFault,
      }),
    ),
    move(rereadCart, fc.record({ which, times: fc.integer({ min: 1, max: 3 }) })),
    move(checkOut, fc.record(sending)),
    move(checkOut, fc.record({ ...sending, fault: fc.constant<'none'>('none') })),
    move(reloadWhileSending, fc.record(sending)),
    move(
      actOnCheckout,
      fc.record({
        which,
        index,
        action: fc.constantFrom<'resend' | 'draft' | 'delete'>('resend', 'draft', 'draft', 'delete'),
        fault: anyFault,
        failsReadBack: rarely,
      }),
    ),
    move(
      answerMail,
      fc.record({ index, answer: fc.constantFrom<'confirm' | 'reject'>('confirm', 'confirm', 'reject') }),
    ),
    move(payApplication, fc.record(paying)),
    move(reloadWhilePaying, fc.record(paying)),
  ],
  { maxCommands: longest, size: 'max' },
);

test('[ITM-16] the sequences have an order of every kind of transaction', () => {
  expect(Object.keys(proofOrders)).toEqual(Object.keys(transactionDrawers));
});

test(`[CRT-02] [CRT-03] [CHK-06] [PAY-02] [ITM-16] ${sequences} random sequences (seed ${seed}): screens agree with the service, and nothing is lost or duplicated`, async () => {
  freezeClock();
  mockBrowserApis();
  const came = { moves: 0, items: 0, checkouts: 0, payments: 0 };
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(alreadyThere, anyMove, fc.boolean(), async (amounts, commands, keys) => {
      const harness = await newHarness(keys);
      const model = { moves: 0 };
      try {
        for (const each of amounts) await addItem(harness, { ...undisturbed, amount: each });
        await fc.asyncModelRun(() => ({ model, real: harness }), commands);
        const { items, checkouts, payments } = await harness.records();
        came.moves += model.moves;
        came.items += items.length;
        came.checkouts += checkouts.length;
        came.payments += payments.length;
      } finally {
        harness.end();
      }
    }),
    { numRuns: sequences, seed, ...(process.env.PORTAL_PATH ? { path: process.env.PORTAL_PATH } : {}) },
  );
  const seconds = (performance.now() - began) / 1_000;
  const totals = Object.entries(came).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(
    `measured: ${sequences} sequences, ${totals.join(', ')}, ${seconds.toFixed(0)} s, seed ${seed}\n`,
  );
}, 1_800_000);
