import fc from 'fast-check';
import type { CartHarness } from './cart-harness.ts';
import type { ServiceFault } from './service.ts';
import type { Tab } from './tab.tsx';

/**
 * Faults of a command: the service's faults, a request that never arrives, and one that arrives two seconds after the
 * connection broke in the browser.
 */
export const commandFaults = [
  'none',
  'html-500',
  'unauthorised',
  'wrong-shape',
  'reset',
  'commit-then-lose',
  'never',
  'late',
] as const;
export type CommandFault = (typeof commandFaults)[number];

const lateMs = 2_000;

/** Any fault; half of all commands have none. */
export const anyFault = fc.oneof(
  { arbitrary: fc.constant<CommandFault>('none'), weight: 7 },
  { arbitrary: fc.constantFrom(...commandFaults), weight: 8 },
);

/** Any fault but `late`, for commands that are not reconciled. */
export const promptFault = anyFault.map((fault) => (fault === 'late' ? 'commit-then-lose' : fault));

/** Returns a fault that makes one read of this path fail: the reply cannot be decoded. */
export const readFault = (method: 'GET' | 'POST', path: string): ServiceFault => ({
  method,
  path,
  kind: 'wrong-shape',
  times: 1,
});

/**
 * Makes a tab's next command to this path fail as `fault` says (`none` for no fault), and applies the `further` faults
 * at the service. Both replace those set before.
 */
export async function arm(
  harness: CartHarness,
  tab: Tab,
  path: string,
  fault: CommandFault,
  further: readonly ServiceFault[] = [],
): Promise<void> {
  const isLost = fault === 'never' || fault === 'late';
  tab.wire.loseNext(isLost ? { path, after: fault === 'late' ? lateMs : 'never' } : undefined);
  const own: readonly ServiceFault[] =
    isLost || fault === 'none' ? [] : [{ method: 'POST', path, kind: fault, times: 1 }];
  await harness.faults(...own, ...further);
}

/** Removes the faults that `arm` has set for these tabs, and all faults at the service. */
export async function disarm(harness: CartHarness, ...tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) tab.wire.loseNext(undefined);
  await harness.faults();
}
