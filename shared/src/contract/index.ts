/**
 * The contract between shell and remotes: slots and their props, the shell that a slot receives, and bus
 * events.
 */

export type { Loadable } from '../foundation/loadable.ts';
export type { Agent } from './agent.ts';
export type { Bus } from './bus.ts';
export { type PortalConfig, portalConfig } from './config.ts';
export type { Draft, Drafts } from './drafts.ts';
export { crossTabEvents, type EventName, type EventPayload, events, replayedEvents } from './events.ts';
export { type FlagName, type Flags, type FlagValues, flagDefaults } from './flags.ts';
export type { Location, Navigation, SlotNavigator } from './navigation.ts';
export type { CustomerBook, ReferenceData, ReferenceName, ReferenceValues } from './reference.ts';
export type {
  Confirmation,
  SessionState,
  ShellSession,
  SignIn,
  SignOutReason,
  Tokens,
} from './session.ts';
export type {
  CustomerMode,
  Monitor,
  MountedSlot,
  Notice,
  PlacedFilling,
  Shell,
  SlotDescription,
  SlotMounter,
  SlotOutcome,
  Tone,
} from './shell.ts';
export {
  type AssessmentHandedOver,
  type CustomerAtHand,
  isRemoteName,
  type NoProps,
  type RemoteName,
  type SlotName,
  type SlotProps,
} from './slots.ts';
export { contractVersion } from './version.ts';
