/** Commands that take effect at most once. Not a facade: each remote bundles what it uses. */
export { hashOf } from './hash-of.ts';
export { createTurns } from './in-turn.ts';
export { mayHaveReachedServer } from './may-have-reached-server.ts';
export { type PendingCommand, pendingCommands } from './pending-commands.ts';
export { refusalOf } from './refusal-of.ts';
export { resendEmail } from './resend-email.ts';
export {
  type ResentCheckout,
  resendWithNotice,
  resendWithProblem,
  unknownMailText,
} from './resend-with-notice.ts';
export {
  type Outcome,
  type ReadBackResult,
  reconcilePendingCommand,
  reloadArrivalMs,
  sendOnce,
} from './send-once.ts';
export { getUploadFailureText } from './upload-failure-text.ts';
export { type LabelOf, whyRefused } from './why-refused.ts';
