/** Simulates the flag service. */
export { clientSideId, createFlagService } from './flag-service.ts';
export { type FlagSetting as FlagWish, FlagStore, flagSchema } from './flag-store.ts';
