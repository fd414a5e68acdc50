import { formatClock } from '@portal/shared/format-clock';
import { Dialog, Glyph } from '@portal/shared/parts';
import { Banner, Box, Button, HStack, Text } from '@portal/shared/ui';
import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { HostSession } from '../host-session.ts';
import { checkInterval, warningTime } from '../state/index.ts';
import { formatTimeLeft } from './time-left.ts';

/** The part of the session that the prompt needs. */
export type ExpiringSession = Pick<
  HostSession,
  'expiring$' | 'isExpiring' | 'isRenewalRefused' | 'remaining' | 'renew' | 'end'
>;

/** A locked dialog does not close by itself. */
const ignoreClose = () => undefined;

/** Returns the milliseconds left, updated every second. */
function useRemaining(session: ExpiringSession): number {
  const [remaining, setRemaining] = useState(() => session.remaining());
  useEffect(() => {
    const timer = setInterval(() => setRemaining(session.remaining()), checkInterval);
    return () => clearInterval(timer);
  }, [session]);
  return remaining;
}

/** Begins the tab's title while the session is about to end, for an agent who works in another tab. */
const titlePrefix = 'Session about to end · ';

/** Shows in the tab's title that the session is about to end. The page below may set its title meanwhile. */
function useTitleWarning(remaining: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the title every second
  useEffect(() => {
    if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
  }, [remaining]);
  useEffect(
    () => () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    },
    [],
  );
}

interface RenewalErrorProps {
  /** Whether the provider refused. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
}

/** Explains a failed renewal: the network failed and a retry may work, or the provider refused and only sign-in helps. */
function RenewalError({ isRefused, onRetry }: RenewalErrorProps) {
  const title = 'Your session could not be renewed';
  if (!isRefused)
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
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The sign-in service does not renew it any more. Sign in again: what you have typed is kept for you.
    </Banner>
  );
}

/**
 * Asks whether to stay signed in before the session expires (SES-03). `Stay signed in` renews the session
 * (SES-04); a failed renewal shows an error with a retry, a refused one leads to sign-in. `Log out` signs out (SES-05).
 * Escape answers neither: an agent who closes something else has not read the question.
 */
export function ExpiryDialog({ session }: { readonly session: ExpiringSession }) {
  const remaining = useRemaining(session);
  useTitleWarning(remaining);
  const [renewal, setRenewal] = useState<'none' | 'running' | 'failed'>('none');
  const primary = useRef<HTMLButtonElement>(null);
  const hasFailed = renewal === 'failed';
  const isRefused = hasFailed && session.isRenewalRefused();

  async function stay() {
    if (renewal === 'running') return;
    setRenewal('running');
    await session.renew();
    setRenewal(session.isExpiring() ? 'failed' : 'none');
  }

  function retry() {
    // the button that was pressed goes away
    primary.current?.focus();
    void stay();
  }

  return (
    <Dialog
      open
      alert
      locked
      icon={<Glyph tone="warn" icon={<Timer aria-hidden />} />}
      title="Session expiry warning"
      description="Your session is about to expire. Would you like to remain logged in?"
      onClose={ignoreClose}
      footer={
        <>
          <Button variant="outline" onClick={() => session.end('prompt-rejected')}>
            Log out
          </Button>
          <Button
            ref={primary}
            data-autofocus
            variant="primary"
            loading={renewal === 'running'}
            loadingText="Renewing…"
            onClick={isRefused ? () => session.end('expired') : stay}
          >
            {isRefused ? 'Sign in again' : hasFailed ? 'Try again' : 'Stay signed in'}
          </Button>
        </>
      }
    >
      <HStack mt="3" gap="2.5">
        <Box
          role="timer"
          aria-label={formatTimeLeft(remaining)}
          textStyle="lg"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {formatClock(remaining / 1000)}
        </Box>
        <Box aria-hidden flex="1" h="1.5" borderRadius="full" bg="chart.track" overflow="hidden">
          <Box
            h="full"
            borderRadius="full"
            bg="accent.solid"
            transformOrigin="left"
            style={{ transform: `scaleX(${Math.min(1, remaining / warningTime)})` }}
          />
        </Box>
      </HStack>
      <Text mt="3" color="fg.muted">
        Log out discards what you have typed and not sent. If the time runs out, it is kept for you.
      </Text>
      {hasFailed ? (
        <Box mt="4">
          <RenewalError isRefused={isRefused} onRetry={retry} />
        </Box>
      ) : null}
    </Dialog>
  );
}
