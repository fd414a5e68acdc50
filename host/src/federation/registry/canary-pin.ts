import type { Agent, ShellSession } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '@portal/shared/stored-values';
import { canaryKey, everyCanary } from './canary.ts';

/** Returns the first 16 digits of a text's SHA-256. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an agent code of the agent is in the list of hashes. */
async function isListed({ agentCodeUt, agentCodePrs }: Agent, hashes: string): Promise<boolean> {
  const list = hashes.split(' ');
  const own = await Promise.all([agentCodeUt, agentCodePrs].flatMap((code) => (code ? [hashOf(code)] : [])));
  return own.some((hash) => list.includes(hash));
}

/**
 * Pins browsers to every canary while an agent of the flag `canary-agents` uses them, from their next load on. Returns a
 * function that takes the flag's value whenever the service has answered; before that and without an agent nothing changes.
 */
export function createCanaryPin(
  session: Pick<ShellSession, 'state$'>,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): (hashes: string) => Promise<void> {
  let agent: Agent | undefined;
  let hashes: string | undefined;
  async function apply(): Promise<void> {
    if (!agent || hashes === undefined) return;
    const [of, isPinned] = [agent, await isListed(agent, hashes)];
    if (of !== agent) return;
    if (isPinned) writeStored(storage, canaryKey, everyCanary);
    // the next load draws a number
    else if (readStored(storage, canaryKey, z.number()) === everyCanary)
      tryStorage(() => storage().removeItem(canaryKey));
  }
  session.state$.subscribe((state) => {
    const next = state.status === 'active' ? state.agent : undefined;
    if (next === agent) return;
    agent = next;
    void apply();
  });
  return (value) => {
    hashes = value;
    return apply();
  };
}
