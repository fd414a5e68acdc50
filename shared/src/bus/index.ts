/** The bus between remotes; made once by the host. */
export { type BusParts, CHANNEL_NAME, type ClosableBus, createBus, type TabChannel } from './create-bus.ts';
