/**
 * What a remote declares of itself (docs/adding-a-remote.md). Imports nothing that runs, because builds read every
 * `remote.ts`.
 */
export type { Condition } from './conditional.ts';
export {
  type CrumbLabel,
  type CustomerCrumb,
  defineRemote,
  type Filling,
  type PageDeclaration,
  type RemoteDeclaration,
  type Slot,
  slot,
  slotsOf,
} from './declare.ts';
export { definePlace, type Place, type PropsOf } from './place.ts';
export { accountHistory } from './places/account-history.ts';
export { cartSummary } from './places/cart-summary.ts';
export { customerAction } from './places/customer-action.ts';
export { customerModeAgent, customerQuestions } from './places/customer-mode.ts';
export { customerTab } from './places/customer-tab.ts';
export { finderCommand } from './places/finder-command.ts';
export { homeTile } from './places/home-tile.ts';
export { transaction } from './places/transaction.ts';
