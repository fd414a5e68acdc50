/** The bus between host and remotes. The host creates it once. */
export { type ClosableBus, createBus, type TabChannel } from './create-bus.ts';
