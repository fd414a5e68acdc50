import type { ShellSession } from '@portal/shared/contract';
import { createCanaryPin } from './federation/registry/canary-pin.ts';
import { type FlagServiceParts, followFlagService } from './flags/flag-service.ts';

/** Connects to the flag service, and pins the browsers of the agents that it lists to every canary. */
export function followFlags({
  session,
  ...parts
}: Omit<FlagServiceParts, 'onAnswer'> & { readonly session: Pick<ShellSession, 'state$'> }): void {
  const pinListed = createCanaryPin(session, () => localStorage);
  followFlagService({ ...parts, onAnswer: () => void pinListed(parts.flags.current('canary-agents')) });
}
