/**
 * Loading of slots. What each loader and mounter does, from the outside inwards:
 * - `mounting/slot-mounter`: mounts a slot into an outlet, and asks for the next release when its first render throws
 * - `mounting/parcel-mount`: mounts one parcel, passes it new props and removes it
 * - `mounting/parcel-parent`: loads single-spa, and makes every parcel the child of one root, so that it can be released
 * - `remote-loader`: starts the load of a slot, and remembers what worked and what failed
 * - `slot-load`: one load of a slot, attempt by attempt, until a parcel mounts or no release is left
 * - `fallback`: decides the next attempt (pure)
 * - `parcel-loader`: one attempt at one release: gate, deadline, and the check that the result is a parcel
 * - `scripts/container-script`: runs a release's entry script and returns its container
 */
export { createLastGood } from './last-good.ts';
export { LoadFailureError } from './load-failure.ts';
export type { FederationPort } from './parcel-loader.ts';
export { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
export { delay } from './timers.ts';
