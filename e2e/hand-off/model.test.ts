import fc from 'fast-check';
import { HandOffHarness } from './harness.ts';
import { networkFaults } from './network.ts';
import { type Name, names, type Service, startService } from './service.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Number of sequences, and their seed. The long form is 10,000 sequences. */
const sequences = Number(process.env.PORTAL_HAND_OFFS ?? 200);
const seed = Number(process.env.PORTAL_SEED ?? 20_261_128);
const longest = 14;

const clock = new VirtualClock();
let service: Service;
beforeAll(async () => {
  const locks = { request: (...args: readonly unknown[]) => lockRequest(args) };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  service = await startService(clock);
});
afterAll(() => service.close());

let current: HandOffHarness;
const lockRequest = (args: readonly unknown[]) => Reflect.apply(current.locks.request, current.locks, args);

type Move = (harness: HandOffHarness) => void | Promise<void>;

/** A move as fast-check runs and prints it. */
class MoveCommand implements fc.AsyncCommand<object, HandOffHarness> {
  readonly #text: string;
  readonly #move: Move;

  constructor(text: string, move: Move) {
    this.#text = text;
    this.#move = move;
  }

  check = (): boolean => true;

  async run(_: object, harness: HandOffHarness): Promise<void> {
    await this.#move(harness);
    await clock.settle();
    harness.check();
  }

  toString = (): string => this.#text;
}

const move = (name: string, run: Move) => fc.constant(new MoveCommand(name, run));
const moveWith = <Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  run: (harness: HandOffHarness, value: Value) => void | Promise<void>,
) =>
  values.map(
    (value) => new MoveCommand(`${name} ${JSON.stringify(value)}`, (harness) => run(harness, value)),
  );

const name = fc.constantFrom<Name>(...names);
/** What happens to the next request with this part in it. */
const faultOf = (...parts: readonly string[]) =>
  fc.record({ part: fc.constantFrom(...parts), fault: fc.constantFrom(...networkFaults) });
const formFault = faultOf('s3getpost', 's3getpost', '/agent', '/agent', '/find', '"pictures"');
const phoneFault = faultOf('"picture"', '"picture"', '"end"', '/phone');

const anyMoves = fc.commands(
  [
    ...[1, 2, 3].map(() => moveWith('send', name, (harness, value) => harness.send(value))),
    ...[1, 2, 3].map(() => move('tick', () => clock.tick())),
    moveWith('pass', fc.constantFrom(1_000, 3_000, 5_000), (_, value) => clock.advance(value)),
    ...[1, 2].map(() =>
      moveWith('the form’s next', formFault, (harness, value) => harness.fail('form', value)),
    ),
    moveWith('the phone’s next', phoneFault, (harness, value) => harness.fail('phone', value)),
    moveWith('choose a file', name, (harness, value) => harness.chooseFile(value)),
    move('done', (harness) => harness.end('done')),
    move('reload the form', (harness) => harness.reloadForm()),
    move('leave the step and return', (harness) => harness.leaveAndReturn()),
    move('reload the phone', (harness) => harness.reloadPhone()),
    move('give up', (harness) => harness.giveUp()),
    moveWith('tab', fc.constantFrom('open', 'close'), (harness, value) =>
      value === 'open' ? harness.openTab() : harness.closeTab(),
    ),
    moveWith('code', fc.constantFrom('new', 'open'), (harness, value) =>
      value === 'new' ? harness.newCode() : harness.openCode(),
    ),
    moveWith(
      'rarely',
      fc.constantFrom('cancel', 'refuse', 'sleep a minute', 'sleep a minute', 'sleep', 'nothing'),
      (harness, value) => {
        if (value === 'cancel') return harness.cancel();
        if (value === 'refuse') return harness.end('refused');
        if (value === 'sleep a minute') return clock.skip(60_000);
        return value === 'sleep' ? clock.skip(16 * 60_000) : undefined;
      },
    ),
  ],
  { maxCommands: longest, size: 'max' },
);

test(`[ONB-02] ${sequences} random hand-offs (seed ${seed}): what the phone called arrived is stored once, nothing else is, and what is said is so`, async () => {
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(anyMoves, async (commands) => {
      current = new HandOffHarness(service, clock);
      try {
        await current.begin();
        await fc.asyncModelRun(() => ({ model: {}, real: current }), commands);
        await current.finish();
      } finally {
        await current.close();
      }
    }),
    { numRuns: sequences, seed, ...(process.env.PORTAL_PATH ? { path: process.env.PORTAL_PATH } : {}) },
  );
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`measured: ${sequences} hand-offs, ${seconds.toFixed(1)} s, seed ${seed}\n`);
}, 1_800_000);
