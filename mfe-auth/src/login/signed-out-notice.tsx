import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { Banner, type BannerTone, useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

interface Words {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text?: string;
}

const loggedOut: Words = { tone: 'success', title: 'You are logged out' };

/** Why the agent is on this page, in words; nothing to say to who has only just come. */
const wordsOf: Record<Exclude<SignOutReason, 'never-signed-in'>, Words> = {
  logout: loggedOut,
  'prompt-rejected': loggedOut,
  expired: {
    tone: 'info',
    title: 'Your session expired',
    text: 'Sign in again to go on where you were.',
  },
  'agent-inactive': {
    tone: 'danger',
    title: 'This agent account is no longer active',
    text: 'Please contact sales support if you require any further assistance.',
  },
  'access-denied': {
    tone: 'warn',
    title: 'Sign-in was declined',
    text: 'The sign-in window reported that access was denied. Try again if that was not intended.',
  },
  'sign-in-failed': {
    tone: 'danger',
    title: 'Sign-in did not complete',
    text: 'Please try again. If it keeps failing, contact sales support.',
  },
  'mapping-lookup-failed': {
    tone: 'danger',
    title: 'Your agent account could not be checked',
    text: 'The service that knows your account did not answer. Please try again in a moment.',
  },
};

const atFirst: SessionState = { status: 'signed-out', reason: 'never-signed-in' };

/** Says why the last session, or the last try to begin one, ended. */
export function SignedOutNotice() {
  const { session } = useShell();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  // what is rendered ahead of time knows of no session; the reason comes with the browser
  const state = useSyncExternalStore(subscribe, session.current, () => atFirst);
  if (state.status !== 'signed-out' || state.reason === 'never-signed-in') return null;
  const { tone, title, text } = wordsOf[state.reason];
  return (
    <Banner tone={tone} title={title} role={tone === 'danger' || tone === 'warn' ? 'alert' : 'status'}>
      {text}
    </Banner>
  );
}
