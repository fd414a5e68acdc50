import { formatTime } from '@portal/shared/dates';
import type { HostNotice } from '../notices/index.ts';

/**
 * Returns the notice of maintenance that begins soon. It stays until the agent dismisses it. `from` and `to` are ISO
 * instants; the end may be unknown.
 */
export function createPlannedNotice(from: string, to: string | null | undefined): HostNotice {
  const span = to ? `from ${formatTime(from)} to ${formatTime(to)}` : `from ${formatTime(from)}`;
  return {
    tone: 'info',
    lasting: true,
    text: `Planned maintenance ${span}. The portal is closed then. Send what you have started before that.`,
  };
}
