import { uploadFile } from '@portal/shared/api/files';
import { endHandOffs, findHandOff, followHandOff, startHandOff } from '@portal/shared/api/hand-off';
import fc from 'fast-check';
import { formCalls, happened, networkFaults, phoneCalls, requestOf } from './calls.ts';
import { HandOffHarness } from './harness.ts';
import { type Name, names, type Service, startService } from './service.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Number of sequences, and their seed. The long form is 10,000 sequences. */
const sequences = Number(process.env.PORTAL_HAND_OFFS ?? 200);
const seed = Number(process.env.PORTAL_SEED ?? 20_261_128);
const longest = 14;
/** So many sequences have each fault of each call. */
const enough = 2_500;

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
const uploads = requestOf(uploadFile);
/** The fault of a request that a move makes itself; half of them have none. */
const anyFault = fc.option(fc.constantFrom(...networkFaults), { nil: undefined, freq: 2 });
const formFault = faultOf(uploads, uploads, ...[followHandOff, followHandOff, findHandOff].map(requestOf));
const phoneFault = faultOf('"picture"', '"picture"', '"end"', ...phoneCalls.map(requestOf));

const anyMoves = fc.commands(
  [
    ...[1, 2, 3].map(() => moveWith('send', name, (harness, value) => harness.send(value))),
    ...[1, 2, 3].map(() => move('tick', () => clock.tick())),
    moveWith('pass', fc.constantFrom(1_000, 3_000, 5_000), (_, value) => clock.advance(value)),
    ...[1, 2].map(() =>
      moveWith('the form’s next', formFault, (harness, value) => harness.fail('form', value)),
    ),
    moveWith('the phone’s next', phoneFault, (harness, value) => harness.fail('phone', value)),
    moveWith('type in tab', fc.constantFrom<0 | -1>(0, -1), (harness, value) => harness.type(value)),
    moveWith('choose a file', name, (harness, value) => harness.chooseFile(value)),
    move('done', (harness) => harness.end('done')),
    move('reload the form', (harness) => harness.reloadForm()),
    move('leave the step and return', (harness) => harness.leaveAndReturn()),
    move('reload the phone', (harness) => harness.reloadPhone()),
    move('give up', (harness) => harness.giveUp()),
    moveWith('tab', fc.constantFrom('open', 'close'), (harness, value) =>
      value === 'open' ? harness.openTab() : harness.closeTab(),
    ),
    moveWith('new code, and the request’s fault', anyFault, (harness, fault) => {
      if (fault) harness.fail('form', { part: requestOf(startHandOff), fault });
      harness.newCode();
    }),
    move('open the code', (harness) => harness.openCode()),
    moveWith(
      'rarely',
      fc.record({
        what: fc.constantFrom('cancel', 'refuse', 'sleep a minute', 'sleep a minute', 'sleep', 'nothing'),
        fault: anyFault,
      }),
      (harness, { what: value, fault }) => {
        if (value === 'cancel') {
          if (fault) harness.fail('form', { part: requestOf(endHandOffs), fault });
          return harness.cancel();
        }
        if (value === 'refuse') return harness.end('refused');
        if (value === 'sleep a minute') return clock.skip(60_000);
        return value === 'sleep' ? clock.skip(16 * 60_000) : undefined;
      },
    ),
  ],
  { maxCommands: longest, size: 'max' },
);

/** Plays one hand-off, and checks it at its end. */
async function play(moves: (harness: HandOffHarness) => Promise<void>): Promise<void> {
  current = new HandOffHarness(service, clock);
  try {
    await current.begin();
    await moves(current);
    await current.finish();
  } finally {
    await current.close();
  }
}

const known: readonly (readonly [string, readonly Move[]])[] = [
  [
    'the picture is taken by the tab that stays when the code is replaced and its tab closed',
    [
      (harness) => harness.send('front'),
      (harness) => harness.openTab(),
      (harness) => harness.fail('form', { part: uploads, fault: 'lostRequest' }),
      (harness) => harness.newCode(),
      (harness) => harness.closeTab(),
    ],
  ],
  [
    'so are pictures that are sent to the newer code',
    [
      (harness) => harness.openTab(),
      (harness) => harness.newCode(),
      (harness) => harness.openCode(),
      (harness) => harness.closeTab(),
      (harness) => harness.send('front'),
    ],
  ],
  [
    'the newer code whose reply was lost is gone on with',
    [
      (harness) => harness.send('front'),
      (harness) => harness.fail('form', { part: uploads, fault: 'unavailable' }),
      (harness) => harness.fail('form', { part: requestOf(startHandOff), fault: 'commitThen503' }),
      (harness) => harness.newCode(),
    ],
  ],
  [
    'a code of before goes on when it was not found yet, and no new one could be made',
    [
      (harness) => harness.fail('form', { part: requestOf(findHandOff), fault: 'lostRequest' }),
      (harness) => harness.leaveAndReturn(),
      (harness) => harness.fail('form', { part: requestOf(startHandOff), fault: 'lostRequest' }),
      (harness) => harness.newCode(),
      (harness) => harness.send('front'),
    ],
  ],
  [
    'what was sent before Done is taken when the reply to the form’s next question is lost',
    [
      (harness) => harness.send('front'),
      (harness) => harness.end('done'),
      (harness) => harness.fail('form', { part: requestOf(followHandOff), fault: 'lostReply' }),
      () => clock.advance(1_000),
    ],
  ],
  [
    'a picture that comes while the agent’s own is uploaded is stored after it',
    [
      (harness) => harness.fail('form', { part: uploads, fault: 'slow' }),
      (harness) => harness.chooseFile('front'),
      (harness) => harness.send('front'),
    ],
  ],
  [
    'a stored picture stays when another tab, open since before, writes its draft',
    [
      (harness) => harness.openTab(),
      (harness) => harness.type(-1),
      (harness) => harness.send('front'),
      () => clock.advance(3_000),
      (harness) => harness.type(-1),
      () => clock.advance(1_000),
      (harness) => harness.closeTab(),
    ],
  ],
];

test.each(known)('[ONB-02] %s', (_what, moves) =>
  play(async (harness) => {
    for (const move of moves) await new MoveCommand('', move).run({}, harness);
  }),
);

test(`[ONB-02] ${sequences} random hand-offs (seed ${seed}): what the phone called arrived is stored once and stays, nothing else is, and what is said is so`, async () => {
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(anyMoves, (commands) =>
      play((harness) => fc.asyncModelRun(() => ({ model: {}, real: harness }), commands)),
    ),
    { numRuns: sequences, seed, ...(process.env.PORTAL_PATH ? { path: process.env.PORTAL_PATH } : {}) },
  );
  const seconds = (performance.now() - began) / 1_000;
  for (const { path } of [...formCalls, ...phoneCalls]) {
    const counts = networkFaults.map((fault) => [fault, happened.get(`${path} ${fault}`) ?? 0] as const);
    process.stdout.write(`POST ${path}: ${counts.map((count) => count.join(' ')).join(', ')}\n`);
    if (sequences >= enough) expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  }
  process.stdout.write(`measured: ${sequences} hand-offs, ${seconds.toFixed(1)} s, seed ${seed}\n`);
}, 1_800_000);
