import fc from 'fast-check';
import type { CartHarness } from './cart-harness.ts';
import type { ServiceFault } from './service.ts';
import type { Tab } from './tab.tsx';

/**
 * What may happen to a command on its way: the service's faults, a request that never arrives, and one that arrives
 * two seconds after the browser was told that the connection broke.
 */
export const troubles = [
  'none',
  'html-500',
  'unauthorised',
  'wrong-shape',
  'reset',
  'commit-then-lose',
  'never',
  'late',
] as const;
export type Trouble = (typeof troubles)[number];

const lateMs = 2_000;

/** Half of all commands go well. */
export const someTrouble = fc.oneof(
  { arbitrary: fc.constant<Trouble>('none'), weight: 7 },
  { arbitrary: fc.constantFrom(...troubles), weight: 8 },
);

/** The same for what is not waited for when it is late: the portal is told of the failure and leaves it at that. */
export const promptTrouble = someTrouble.map((trouble) =>
  trouble === 'late' ? 'commit-then-lose' : trouble,
);

/** A read that fails while something is read back. */
export const readFault = (method: 'GET' | 'POST', path: string): ServiceFault => ({
  method,
  path,
  kind: 'wrong-shape',
  times: 1,
});

/** Arms the next command of a tab to this path with its trouble, and further faults beside it. */
export async function arm(
  world: CartHarness,
  tab: Tab,
  path: string,
  trouble: Trouble,
  further: readonly ServiceFault[] = [],
): Promise<void> {
  const isAstray = trouble === 'never' || trouble === 'late';
  tab.wire.loseNext(isAstray ? { path, after: trouble === 'late' ? lateMs : 'never' } : undefined);
  const own: readonly ServiceFault[] =
    isAstray || trouble === 'none' ? [] : [{ method: 'POST', path, kind: trouble, times: 1 }];
  await world.faults(...own, ...further);
}

/** All is well again. */
export async function disarm(world: CartHarness, ...tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) tab.wire.loseNext(undefined);
  await world.faults();
}
