import type { Agent } from '@portal/shared/contract';
import type { KnownCustomer } from './customers/recent-customers.ts';
import type { RunningReleases } from './releases/running-releases.ts';

/** The dialogs that the frame opens, one at a time. */
export type OverlayName = 'finder' | 'shortcuts' | 'about' | 'feedback';

/** The props of each of these dialogs. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly agent: Agent;
  readonly releases: RunningReleases;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
  /** Whether the agent has the registration that the page of an address is for. */
  readonly canOpen: (address: string) => boolean;
}
