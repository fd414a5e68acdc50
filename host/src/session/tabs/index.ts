/** The agent's other tabs: messages by `BroadcastChannel`, and a count of the tabs that have a session. */
export {
  type Channel,
  connectTabs,
  type Presence,
  type SessionEnd,
  type TabConnection,
  type TabListener,
} from './tab-connection.ts';
export { tabPresence } from './tab-presence.ts';
