import type { Agent } from '@portal/shared/contract';
import type { KnownCustomer } from './recent-customers.ts';
import type { RunningReleases } from './running-releases.ts';

/** What may lie over the page at the frame's own doing, one at a time. */
export type OverlayName = 'finder' | 'shortcuts' | 'about' | 'feedback';

/** What each of them is handed. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly agent: Agent;
  readonly releases: RunningReleases;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}
