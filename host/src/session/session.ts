import type { SessionState, SignOutReason, Tokens } from '@portal/shared/contract';
import { endSessionUrl } from '@portal/shared/oidc';
import { BehaviorSubject } from '@portal/shared/ui';
import { createWayBack, farewellAfter } from './farewell.ts';
import type { HostSession, SessionParts } from './host-session.ts';
import { createRenewal } from './renewal.ts';
import { expiryOf, remaining } from './session-clock.ts';
import { type Effect, type MachineEvent, type MachineState, step } from './session-machine.ts';
import { createSignIn } from './sign-in.ts';
import { createSessionStore, toStored } from './stored-session.ts';
import { connectTabs, type Ending } from './tabs.ts';

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
  const { clocks, origin, here, signOuts } = surroundings;
  const store = createSessionStore(surroundings.storage);
  const wayBack = createWayBack({ store, ...surroundings });
  let machine: MachineState = { status: 'signed-out', reason: store.farewell()?.reason ?? 'never-signed-in' };
  /** The time is over, and the other tabs are being asked whether it is. */
  let isAsking = false;
  /** This page is being left: what it holds of the agent before must not become another's, so it takes up nothing. */
  let isGoing = false;
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
        store.wipe(farewellAfter(effect, { here: here(), before: store.farewell(), sealed: store.place() }));
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

  const isSignedIn = () => machine.status !== 'signed-out';

  function tellTabs() {
    const stored = toStored(machine);
    if (stored) tabs.tellSession(stored);
  }

  const sessionEnd = (tokens: Tokens) => endSessionUrl(config.identityProvider, tokens.idToken, origin);

  function go(address: string) {
    tabs.close();
    isGoing = leave.replace(address);
  }

  /** Ends the session of all tabs; this one goes by the provider's logout page (SGN-17). */
  function leaveAfter(effects: readonly Effect[], isTimeOver = false) {
    for (const effect of effects) {
      if (effect.type !== 'ended') continue;
      const { reason, was } = effect;
      if (!isTimeOver) signOuts.note(reason);
      tabs.tellEnd({
        reason,
        id: was.id,
        ...(was.status === 'active' && { subject: was.agent.subject }),
        ...(isTimeOver && { startedAt: was.clock.start.wall }),
      });
      go(sessionEnd(was.tokens));
    }
  }

  /**
   * The time is over as far as this tab knows. One that slept may not have heard that another renewed the session:
   * the others are asked before it is ended for all.
   */
  async function leaveUnlessRenewed(effects: readonly Effect[]) {
    if (!effects.some(({ type }) => type === 'ended')) return;
    isAsking = true;
    await tabs.ask();
    const goes = isAsking && !isSignedIn();
    isAsking = false;
    if (goes) leaveAfter(effects, true);
  }

  function endElsewhere({ reason, id, subject, startedAt }: Ending) {
    if (machine.status === 'signed-out') {
      // one tab goes by the provider, not five
      if (isAsking) go('/');
      isAsking = false;
      return;
    }
    const isOurs = id === machine.id || (machine.status === 'active' && subject === machine.agent.subject);
    if (startedAt !== undefined) {
      if (!isOurs) return;
      // that tab had not heard of the renewal
      if (machine.clock.start.wall > startedAt) return tellTabs();
    }
    happen({ type: 'ended', reason, keepsWork: !isOurs });
    go('/');
  }

  /** The session ended while this tab was asleep, on another site or in the back/forward cache. */
  function endLate(reason: SignOutReason) {
    happen({ type: 'ended', reason, keepsWork: true });
    go('/');
  }

  /** What this tab had kept for a reload, or put there while this page was in the back/forward cache. */
  function takeUp() {
    const session = store.session();
    if (!session || isSignedIn()) return;
    const over = signOuts.reasonOf(session.id);
    const effects = happen({ type: 'restored', session, now: clocks(), over });
    if (over) go('/');
    else void leaveUnlessRenewed(effects);
  }

  function notePlace() {
    if (machine.status === 'active') wayBack.note(machine.agent.subject, isSignedIn);
  }

  function check() {
    if (machine.status === 'signed-out') return;
    // a page out of the back/forward cache does not hear what its tab has done meanwhile
    const isHeld = store.holdsSession();
    if (isHeld && store.session()?.id !== machine.id) {
      happen({ type: 'superseded' });
      return go('/');
    }
    const over =
      signOuts.reasonOf(machine.id) ?? (isHeld ? undefined : (store.farewell()?.reason ?? 'logout'));
    if (over) return endLate(over);
    void leaveUnlessRenewed(happen({ type: 'checked', now: clocks() }));
    notePlace();
  }

  async function wake(): Promise<boolean> {
    // its clock may have been looked at before it was shown
    if (isGoing) return false;
    const before = machine.status;
    tabs.wake();
    tabs.present(isSignedIn());
    takeUp();
    check();
    const asked = tabs.ask();
    if (!isSignedIn()) await asked;
    return isSignedIn() || before === 'signed-out';
  }

  const tabs = connectTabs(surroundings.openChannel, surroundings.presence, {
    current() {
      check();
      return toStored(machine);
    },
    signedIn(session) {
      const adopt = () => {
        if (signOuts.reasonOf(session.id)) return;
        const effects = happen({ type: 'adopted', session, now: clocks() });
        if (effects.some(({ type }) => type === 'started')) store.forgetFarewell();
      };
      // from any other page nobody is led anywhere
      const isLed = machine.status === 'signed-out' && session.status === 'active' && here() === '/';
      if (isLed) wayBack.find(session.agent.subject, adopt);
      else adopt();
    },
    ended: endElsewhere,
  });

  const renewal = createRenewal({
    held: () => (machine.status === 'signed-out' ? undefined : machine.tokens),
    check,
    askTabs: tabs.ask,
    exclusively: surroundings.exclusively,
    refresh,
    monitor,
    onFresh(tokens) {
      happen({ type: 'renewed', tokens, now: clocks() });
      tellTabs();
    },
  });

  const signIn = createSignIn({
    machine: () => machine,
    happen,
    store,
    wayBack,
    surroundings,
    leave,
    sessionEnd,
    tellTabs,
    leaveAfter,
  });

  /** A page that needs a session was asked for without one (RTE-17), and no other tab had one to hand over. */
  function turnAway() {
    if (machine.status !== 'signed-out') return;
    happen({ type: 'ended', reason: machine.reason });
    leave.navigate('/');
  }

  takeUp();
  const ready = isSignedIn() ? Promise.resolve() : tabs.ask();
  const stopWatching = surroundings.watch({ check, rest: tabs.rest, wake });

  return {
    current: () => state$.value,
    state$,
    ready,
    expiring$,
    isExpiring: () => expiring$.value,
    remaining: () => (machine.status === 'signed-out' ? 0 : remaining(machine.clock, clocks())),
    landing: wayBack.landing,
    moved: notePlace,
    idToken() {
      check();
      return machine.status === 'signed-out' ? undefined : machine.tokens.idToken;
    },
    renew: renewal.renew,
    isRefused: renewal.isRefused,
    end(reason) {
      if (isSignedIn()) leaveAfter(happen({ type: 'ended', reason }));
      else void ready.then(turnAway);
    },
    signIn,
    dispose() {
      stopWatching();
      tabs.close();
    },
  };
}
