/** The stand-in for the flag service. */
export { clientSideId, flagService } from './flag-service.ts';
export { FlagStore, type FlagWish, flagWish } from './flag-store.ts';
