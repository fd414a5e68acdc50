import { type RemoteName, remoteNames } from '@portal/shared/contract';
import * as z from 'zod';

/** What can be wrong with a remote's origin: nothing there, broken, never answering, or code that is not code. */
const remoteFault = z.enum(['missing', 'error', 'hang', 'corrupt']);
export type RemoteFault = z.output<typeof remoteFault>;

/**
 * A wish for a remote: a fault, or `none` for health. It holds for one visitor, known by a word in its
 * User-Agent, so that tests that run side by side do not meet it.
 */
export const remoteFaultWish = z.object({
  visitor: z.string().min(1),
  remote: z.enum(remoteNames),
  fault: z.union([remoteFault, z.literal('none')]),
});

/** The faults switched on, by visitor and remote. */
export class RemoteFaults {
  readonly #faults = new Map<string, Map<RemoteName, RemoteFault>>();

  of(remote: RemoteName, userAgent = ''): RemoteFault | undefined {
    for (const [visitor, faults] of this.#faults) if (userAgent.includes(visitor)) return faults.get(remote);
    return undefined;
  }

  set({ visitor, remote, fault }: z.output<typeof remoteFaultWish>): void {
    const faults = this.#faults.get(visitor) ?? new Map<RemoteName, RemoteFault>();
    if (fault === 'none') faults.delete(remote);
    else faults.set(remote, fault);
    if (faults.size === 0) this.#faults.delete(visitor);
    else this.#faults.set(visitor, faults);
  }
}
