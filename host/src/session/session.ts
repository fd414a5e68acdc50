import type {
  Bus,
  Monitor,
  PortalConfig,
  SessionState,
  ShellSession,
  SignIn,
  SignOutReason,
  Tokens,
} from '@portal/shared/contract';
import { endSessionUrl, type TokenResult } from '@portal/shared/oidc';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';
import { dashboardPath, farewellAfter, landingAfter } from './farewell.ts';
import { expiryOf, remaining } from './session-clock.ts';
import { type Effect, type MachineEvent, type MachineState, step } from './session-machine.ts';
import { createSessionStore, toStored } from './stored-session.ts';
import type { Surroundings } from './surroundings.ts';
import { connectTabs } from './tabs.ts';

/** The session as the host sees it: what slots see, and what only the shell may do. */
export interface HostSession extends ShellSession {
  /** Resolves when it is known whether another tab is signed in; until then nobody is turned away. */
  readonly ready: Promise<void>;
  /** True from the warning before expiry until the agent has stayed or left (SES-03, SES-04). */
  readonly expiring$: Observable<boolean>;
  isExpiring(): boolean;
  /** Milliseconds left. */
  remaining(): number;
  /** Where an agent who is signed in goes from `/`: back to where the last session ended, or home. */
  landing(): string;
  /** For mfe-auth's slots alone. */
  readonly signIn: SignIn;
  /** Stops watching clock and tabs. */
  dispose(): void;
}

export interface SessionParts {
  readonly config: Pick<PortalConfig, 'identityProvider'>;
  readonly bus: Pick<Bus, 'emit'>;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Fresh tokens for these; returns the error, never throws (SGN-07). */
  readonly refresh: (tokens: Tokens) => Promise<TokenResult>;
  readonly leave: {
    /** Replaces the page, and so drops all that it holds in memory. */
    replace(address: string): void;
    /** Goes to a route of the portal without loading the page anew. */
    navigate(path: string): void;
  };
  readonly surroundings: Surroundings;
}

/**
 * The session of this tab (specification, section 4): tokens in the tab's storage, checked every second, renewed
 * once for all tabs, ended in all tabs. What happens when is `session-machine.ts`; here it meets the browser.
 */
export function createSession({
  config,
  bus,
  monitor,
  refresh,
  leave,
  surroundings,
}: SessionParts): HostSession {
  const { clocks, origin, here } = surroundings;
  const store = createSessionStore(surroundings.storage);
  let machine: MachineState = { status: 'signed-out', reason: store.farewell()?.reason ?? 'never-signed-in' };
  let landing = dashboardPath;
  let renewing: Promise<boolean> | undefined;
  const state$ = new BehaviorSubject<SessionState>(publicState());
  const expiring$ = new BehaviorSubject(false);

  function publicState(): SessionState {
    if (machine.status === 'signed-out') return machine;
    if (machine.status === 'linking') return { status: 'linking' };
    return { status: 'active', agent: machine.agent, expiresAt: expiryOf(machine.clock, clocks()) };
  }

  /** One step of the machine; answers what came of it. */
  function happen(event: MachineEvent): readonly Effect[] {
    const before = machine;
    const { state, effects } = step(machine, event);
    machine = state;
    const stored = toStored(machine);
    if (stored) store.keep(stored);
    tabs.present(stored !== undefined);
    for (const effect of effects) {
      if (effect.type === 'ended' || effect.type === 'turned-away') {
        store.wipe(farewellAfter(effect, here(), store.farewell()));
      }
    }
    if (before.status !== machine.status || effects.length > 0) state$.next(publicState());
    const warned = machine.status === 'active' && machine.warned;
    if (warned !== expiring$.value) expiring$.next(warned);
    for (const effect of effects) announce(effect);
    return effects;
  }

  function announce(effect: Effect) {
    if (effect.type === 'ended') bus.emit('session:ended', { reason: effect.reason });
    else if (effect.type !== 'turned-away')
      bus.emit(`session:${effect.type}`, { expiresAt: effect.expiresAt });
  }

  const holds = (tokens: Tokens) => machine.status !== 'signed-out' && machine.tokens === tokens;
  const isSignedIn = () => machine.status !== 'signed-out';

  function tellTabs() {
    const stored = toStored(machine);
    if (stored) tabs.tellSession(stored);
  }

  /** Ends the session of all tabs; this one goes by the provider's logout page (SGN-17). */
  function leaveAfter(effects: readonly Effect[]) {
    for (const effect of effects) {
      if (effect.type !== 'ended') continue;
      tabs.tellEnd(effect.reason);
      leave.replace(endSessionUrl(config.identityProvider, effect.was.tokens.idToken, origin));
    }
  }

  function endElsewhere(reason: SignOutReason) {
    if (!isSignedIn()) return;
    happen({ type: 'ended', reason });
    leave.replace('/');
  }

  function check() {
    if (machine.status === 'signed-out') return;
    // a page out of the back/forward cache does not hear that its tab was signed out meanwhile, nor why
    if (!store.holdsSession()) return endElsewhere(store.farewell()?.reason ?? 'logout');
    leaveAfter(happen({ type: 'checked', now: clocks() }));
  }

  const tabs = connectTabs(surroundings.channel, surroundings.presence, {
    current: () => toStored(machine),
    signedIn: (session) => void happen({ type: 'adopted', session, now: clocks() }),
    ended: endElsewhere,
  });

  async function renewAlone(): Promise<boolean> {
    check();
    const asked = machine;
    if (asked.status === 'signed-out') return false;
    return surroundings.exclusively(async () => {
      await tabs.ask();
      if (machine.status === 'signed-out') return false;
      // another tab was first, and its tokens have reached us: the old ones must not be used again
      if (machine.tokens.accessToken !== asked.tokens.accessToken) return true;
      const used = machine.tokens;
      const result = await refresh(used);
      if (result.status === 'failed') monitor.log('session refresh failed', { error: result.error });
      else if (holds(used)) {
        happen({ type: 'renewed', tokens: result.tokens, now: clocks() });
        tellTabs();
      }
      check();
      return isSignedIn();
    });
  }

  const signIn: SignIn = {
    start(tokens, agent) {
      landing = landingAfter(store.farewell(), agent.subject);
      store.forgetFarewell();
      happen({ type: 'started', session: { status: 'active', tokens, agent }, now: clocks() });
      tellTabs();
      leave.navigate(landing);
    },
    startLinking(tokens) {
      happen({ type: 'started', session: { status: 'linking', tokens }, now: clocks() });
      leave.navigate('/account-linking');
    },
    fail(reason, tokens) {
      happen({ type: 'ended', reason });
      if (tokens) leave.replace(endSessionUrl(config.identityProvider, tokens.idToken, origin));
      else leave.navigate('/');
    },
  };

  /** A page that needs a session was asked for without one (RTE-17), and no other tab had one to hand over. */
  function turnAway() {
    if (machine.status !== 'signed-out') return;
    happen({ type: 'ended', reason: machine.reason });
    leave.navigate('/');
  }

  const kept = store.session();
  if (kept) leaveAfter(happen({ type: 'restored', session: kept, now: clocks() }));
  const ready = isSignedIn() ? Promise.resolve() : tabs.ask();
  const stopChecking = surroundings.onCheck(check);

  return {
    current: () => state$.value,
    state$,
    ready,
    expiring$,
    isExpiring: () => expiring$.value,
    remaining: () => (machine.status === 'signed-out' ? 0 : remaining(machine.clock, clocks())),
    landing: () => landing,
    idToken() {
      check();
      return machine.status === 'signed-out' ? undefined : machine.tokens.idToken;
    },
    renew() {
      renewing ??= renewAlone().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    end(reason) {
      if (isSignedIn()) leaveAfter(happen({ type: 'ended', reason }));
      else void ready.then(turnAway);
    },
    signIn,
    dispose() {
      stopChecking();
      tabs.close();
    },
  };
}
