import type { SignOutReason } from '@portal/shared/contract';
import { Banner, type BannerTone } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useSessionState } from '../core/use-session-state.ts';

interface NoticeText {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text?: string;
  /** Names sales support, whose contact then follows. */
  readonly hasSupport?: true;
}

const loggedOut: NoticeText = { tone: 'success', title: 'You are logged out' };

const noticeTexts: Record<Exclude<SignOutReason, 'never-signed-in'>, NoticeText> = {
  logout: loggedOut,
  'prompt-rejected': loggedOut,
  expired: {
    tone: 'info',
    title: 'Your session expired',
    text: 'Log in again to continue where you were.',
  },
  'agent-inactive': {
    tone: 'danger',
    title: 'This agent account is no longer active',
    text: 'Please contact sales support if you require any further assistance.',
    hasSupport: true,
  },
  'access-denied': {
    tone: 'warn',
    title: 'Login was declined',
    text: 'The login window reported that access was denied. Try again if that was not intended.',
  },
  'sign-in-failed': {
    tone: 'danger',
    title: 'Login did not complete',
    text: 'Please try again. If it keeps failing, contact sales support.',
    hasSupport: true,
  },
  'clock-wrong': {
    tone: 'danger',
    title: 'Login did not complete',
    text: 'The date or time of this computer seems to be wrong. Correct it, then try again.',
  },
  'mapping-lookup-failed': {
    tone: 'danger',
    title: 'Your agent account could not be checked',
    text: 'The service did not answer. Please try again in a moment.',
  },
};

/**
 * Says why the last session or the last sign-in attempt ended; nothing before the first sign-in and during a session.
 * `contact`: sales support's, for the texts that name it; not for a customer who has the device.
 */
export function SignedOutNotice({ contact = null }: { readonly contact?: ReactNode }) {
  const state = useSessionState();
  if (state.status !== 'signed-out' || state.reason === 'never-signed-in') return null;
  const { tone, title, text, hasSupport } = noticeTexts[state.reason];
  return (
    <Banner tone={tone} title={title} role={tone === 'danger' || tone === 'warn' ? 'alert' : 'status'}>
      {text}
      {hasSupport ? contact : null}
    </Banner>
  );
}
