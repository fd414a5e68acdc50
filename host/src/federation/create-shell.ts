import { type CustomerMode, contractVersion, type Flags, type Shell } from '@portal/shared/contract';
import { freezeAll } from '../core/freeze-all.ts';

/** What the host has for a shell. Its own parts have more members than the contract names. */
interface ShellParts extends Required<Omit<Shell, 'contractVersion' | 'signIn' | 'flags' | 'customerMode'>> {
  readonly flags: Required<Flags>;
  readonly customerMode: Required<CustomerMode>;
}

/**
 * Creates the shell that slots get, of new objects with the members that the contract names: the host's own objects can do
 * more, such as end the customer's mode. All is frozen, because all remotes share it.
 */
export function createShell(parts: ShellParts): Shell {
  const { session, bus, navigation, drafts, monitor, flags, customerMode } = parts;
  return freezeAll({
    ...parts,
    contractVersion,
    session: {
      current: session.current,
      state$: session.state$,
      idToken: session.idToken,
      renew: session.renew,
      end: session.end,
    },
    bus: { emit: bus.emit, on: bus.on },
    navigation: { navigator: navigation.navigator, location: navigation.location },
    drafts: { find: drafts.find, keep: drafts.keep, discard: drafts.discard },
    monitor: { log: monitor.log, error: monitor.error },
    flags: { current: flags.current, of$: flags.of$, on$: flags.on$ },
    customerMode: {
      isOn: customerMode.isOn,
      enter: customerMode.enter,
      enterInNewTab: customerMode.enterInNewTab,
      subscribe: customerMode.subscribe,
    },
  });
}
