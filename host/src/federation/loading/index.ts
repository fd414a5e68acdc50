/** Loading of slots: the fallback order between releases, deadlines, and what a failure means. */
export { createLastGood } from './last-good.ts';
export { LoadFailureError } from './load-failure.ts';
export type { FederationPort } from './parcel-loader.ts';
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
export { delay } from './timers.ts';
