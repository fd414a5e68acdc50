/** The pure part of the session: clock, states and transitions, and the schemas of what is stored. */
export { judgeConfirmation } from './confirmation.ts';
export { toEndedSession } from './ended-session.ts';
export {
  type ClockReading,
  checkInterval,
  getExpiryTime,
  getRemaining,
  sessionLifetime,
  warningTime,
} from './session-clock.ts';
export {
  type MachineEvent,
  type MachineState,
  type SideEffect,
  type StoredSession,
  toStoredSession,
  transition,
} from './session-machine.ts';
export {
  decodeEndedSession,
  type EndedSession,
  encodeEndedSession,
  signOutReason,
  storedSession,
} from './stored-session.ts';
