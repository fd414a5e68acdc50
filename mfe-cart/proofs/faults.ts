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

/**
 * Returns a fault for one call to this path: the reply has the wrong shape, so that reading fails. It takes effect only
 * once it is set at the service.
 */
export const readFault = (method: 'GET' | 'POST', path: string): ServiceFault => ({
  method,
  path,
  kind: 'wrong-shape',
  times: 1,
});

/**
 * Makes a tab's next POST to this path fail as `fault` says (`none`: it does not fail), and sets the `further` faults
 * at the service. Replaces the lost request of this tab and all faults of the service that were set before.
 */
export async function setFaults(
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

/** Removes what `setFaults` has set: the lost requests of these tabs, and all faults at the service. */
export async function clearFaults(harness: CartHarness, ...tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) tab.wire.loseNext(undefined);
  await harness.faults();
}
