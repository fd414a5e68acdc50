import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { type Service, type ServiceAgent, startService } from '../../mfe-cart/proofs/service.ts';
import { inForm } from '../support/run-form.ts';
import { modelCalls, modelFaults } from './elsewhere.ts';
import { type Fault, faults, serviceFaults } from './faults.ts';
import type { Row, Verdict } from './row.ts';
import { rows } from './rows/index.ts';
import { Stage, setOffline, untilLoaded } from './stage.tsx';
import { waitForVerdict } from './verdict.ts';

const folder = resolve(__dirname, '../../shared/src/contract/api');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value && 'method' in value;

/** Every call that is defined, by its name. */
async function readCalls(): Promise<ReadonlyMap<string, Endpoint>> {
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
  const modules: readonly object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
    ),
  );
}

test('each call says whether it changes something, and each that does has a row in the table of lost replies or in the hand-off’s model', async () => {
  const calls = [...(await readCalls())];
  expect(calls.length).toBeGreaterThan(50);
  const silent = calls.filter(([, { method, changes }]) => method === 'POST' && changes === undefined);
  expect(silent.map(([name]) => name)).toEqual([]);
  const changing = calls.filter(([, { changes }]) => changes === true);
  const withRow = [...rows.map(({ call }) => call), ...modelCalls];
  expect(changing.filter(([, call]) => !withRow.includes(call)).map(([name]) => name)).toEqual([]);
});

let service: Service;
let agent: ServiceAgent;
beforeAll(async () => {
  // the service's data begin on this day
  jest.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+08:00'),
    advanceTimers: true,
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  service = await startService();
  agent = await service.agent({ key: 'lost replies', customers: cells.length });
}, 120_000);
afterAll(() => {
  service.end();
  jest.useRealTimers();
});

/** What a cell of the table has shown. */
interface Shown {
  readonly verdict: Verdict;
  /** Effects after the press, and after a second one; `undefined` where the screen offers none. */
  readonly effects: number;
  readonly effectsAtEnd: number;
}

async function setFault({ call }: Row, fault: Fault): Promise<void> {
  const kind = serviceFaults[fault];
  setOffline(kind === undefined);
  await service.setFaults(kind === undefined ? [] : [{ method: 'POST', path: call.path, kind, times: 1 }]);
}

async function tryCell(row: Row, fault: Fault, index: number): Promise<Shown> {
  const customer = agent.customers[index];
  if (!customer) throw new Error('The agent has too few customers');
  await service.setClock();
  const stage = new Stage({ service, agent, customer, name: `${index}` });
  try {
    const screen = await row.open(stage);
    await untilLoaded();
    await setFault(row, fault);
    await screen.press();
    const verdict = await waitForVerdict(row);
    setOffline(false);
    const effects = await screen.count();
    // where it first has to be asked what happened, a third press sends it
    for (let said = verdict, presses = 0; said !== 'done' && presses < 3; presses += 1) {
      await (screen.pressAgain ?? screen.press)();
      said = await waitForVerdict(row, said);
    }
    return { verdict, effects, effectsAtEnd: await screen.count() };
  } finally {
    setOffline(false);
    await service.setFaults([]);
    stage.end();
  }
}

/** What is untrue in a cell; `undefined` when nothing is. */
function complaintOf({ isReadBack, mayRepeat }: Row, fault: Fault, shown: Shown): string | undefined {
  const { verdict, effects, effectsAtEnd } = shown;
  if (verdict === 'done' && effects !== 1) return `says done, and it took effect ${effects} times`;
  if (verdict === 'not' && effects !== 0) return 'says not done, and it is';
  if (verdict === 'unknown' && isReadBack && fault !== 'no connection') return 'is not read back';
  if (effectsAtEnd !== 1 && !mayRepeat) return `took effect ${effectsAtEnd} times after a second press`;
  return undefined;
}

const nameOf = ({ call, on }: Row) => `${call.method} ${call.path}, ${on}`;

/** Lines of the printed table, by row. */
const table = new Map<Row, string[]>();

/** In the short form a row has one fault after the effect: what says that nothing was done is untrue there alone. */
const isInForm = (row: Row, at: number, column: number) =>
  inForm(row.isShort === true && at % 2 === column, true);

const cells = rows.flatMap((row, at) =>
  faults.flatMap((fault, column) => (isInForm(row, at, column) ? [{ row, fault }] : [])),
);

test.each(cells.map((cell, index) => [nameOf(cell.row), cell.fault, { ...cell, index }] as const))(
  '[API-05] %s, %s: what the screen says is true, and a second press does not double it',
  async (_row, _fault, { row, fault, index }) => {
    const shown = await tryCell(row, fault, index);
    const complaint = complaintOf(row, fault, shown);
    const { verdict, effects, effectsAtEnd } = shown;
    const cell = `${fault}: ${verdict}, ${effects} then ${effectsAtEnd}${complaint ? `, UNTRUE: ${complaint}` : ''}`;
    table.set(row, [...(table.get(row) ?? []), cell]);
    expect(complaint).toBeUndefined();
  },
);

afterAll(() => {
  for (const [row, line] of table) process.stdout.write(`${nameOf(row)}\n  ${line.join('; ')}\n`);
  for (const { method, path } of modelCalls)
    process.stdout.write(
      `${method} ${path}, by e2e/hand-off/model.test.ts\n  ${faults.map((fault) => `${fault}: ${modelFaults[fault]}`).join('; ')}\n`,
    );
  const shown = [...table.values()].flat();
  const untrue = shown.filter((cell) => cell.includes('UNTRUE')).length;
  process.stdout.write(
    `measured: ${table.size} rows of calls that change something, ${shown.length} of ${rows.length * faults.length} cells: ${untrue} untrue; ${modelCalls.length} calls in the hand-off’s model\n`,
  );
});
