import { Dialog, Glyph } from '@portal/shared/parts';
import { Banner, Box, Button, HStack, Text } from '@portal/shared/ui';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HostSession } from './host-session.ts';
import { checkInterval, warningLead } from './session-clock.ts';
import { clockFace, timeLeft } from './time-left.ts';

/** The part of the session that the prompt asks and tells. */
export type ExpiringSession = Pick<
  HostSession,
  'expiring$' | 'isExpiring' | 'isRefused' | 'remaining' | 'renew' | 'end'
>;

/** Milliseconds left, looked at every second. */
function useRemaining(session: ExpiringSession): number {
  const [left, setLeft] = useState(() => session.remaining());
  useEffect(() => {
    const timer = setInterval(() => setLeft(session.remaining()), checkInterval);
    return () => clearInterval(timer);
  }, [session]);
  return left;
}

/** What a failed renewal means: the way is broken, or the provider has ended the session, and only sign-in helps. */
function RenewalFailed({ session }: { readonly session: ExpiringSession }) {
  const title = 'Your session could not be renewed';
  if (!session.isRefused())
    return (
      <Banner tone="danger" role="alert" title={title}>
        You are still signed in until the time above runs out. Check your connection and try again.
      </Banner>
    );
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button size="sm" variant="outline" onClick={() => session.end('expired')}>
          Sign in again
        </Button>
      }
    >
      The sign-in service does not renew it any more. Sign in again: what you have typed is kept for you.
    </Banner>
  );
}

/**
 * The question before a session ends (SES-03). Staying renews the session (SES-04), and a renewal that fails says
 * so while there is time to try again; leaving logs out (SES-05). Closing it is a sign of life: it stays too.
 */
export function ExpiryDialog({ session }: { readonly session: ExpiringSession }) {
  const left = useRemaining(session);
  const [renewal, setRenewal] = useState<'none' | 'running' | 'failed'>('none');

  async function stay() {
    if (renewal === 'running') return;
    setRenewal('running');
    await session.renew();
    setRenewal(session.isExpiring() ? 'failed' : 'none');
  }

  return (
    <Dialog
      open
      alert
      icon={<Glyph tone="warn" icon={<Timer aria-hidden />} />}
      title="Session expiry warning"
      description="Your session is about to expire. Would you like to remain logged in?"
      onClose={stay}
      footer={
        <>
          <Button variant="outline" onClick={() => session.end('prompt-rejected')}>
            Log out
          </Button>
          <Button
            data-autofocus
            variant="primary"
            loading={renewal === 'running'}
            loadingText="Renewing…"
            onClick={stay}
          >
            {renewal === 'failed' ? 'Try again' : 'Stay signed in'}
          </Button>
        </>
      }
    >
      <HStack mt="3" gap="2.5">
        <Box
          role="timer"
          aria-label={timeLeft(left)}
          textStyle="lg"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {clockFace(left)}
        </Box>
        <Box aria-hidden flex="1" h="1.5" borderRadius="full" bg="chart.track" overflow="hidden">
          <Box
            h="full"
            borderRadius="full"
            bg="accent.solid"
            transformOrigin="left"
            style={{ transform: `scaleX(${Math.min(1, left / warningLead)})` }}
          />
        </Box>
      </HStack>
      <Text mt="3" color="fg.muted">
        Log out discards what you have typed and not sent. If the time runs out, it is kept for you.
      </Text>
      {renewal === 'failed' ? (
        <Box mt="4">
          <RenewalFailed session={session} />
        </Box>
      ) : null}
    </Dialog>
  );
}
