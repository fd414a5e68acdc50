import { formatClock } from '@portal/shared/format-clock';
import { Dialog, Glyph } from '@portal/shared/parts';
import { Banner, Box, Button, HStack, Text } from '@portal/shared/ui';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
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

/** Explains a failed renewal: the network failed and a retry may work, or the provider refused and only sign-in helps. */
function RenewalError({ isRefused }: { readonly isRefused: boolean }) {
  return (
    <Banner tone="danger" role="alert" title="Your session could not be renewed">
      {isRefused
        ? 'The login service refused. Log in again: what you have typed is kept for you.'
        : 'Check your connection and try again before the time runs out.'}
    </Banner>
  );
}

/**
 * Asks whether to stay signed in before the session expires (SES-03). `Stay logged in` renews the session
 * (SES-04); an error replaces the question after a failed renewal, with a retry, and after a refused one, which leads to
 * sign-in. `Log out` signs out (SES-05).
 * Escape answers neither: an agent who closes something else has not read the question.
 */
export function ExpiryDialog({ session }: { readonly session: ExpiringSession }) {
  const remaining = useRemaining(session);
  useTitleWarning(remaining);
  const [isRunning, setRunning] = useState(false);
  const [failures, setFailures] = useState(0);
  const hasFailed = failures > 0;
  const isRefused = hasFailed && session.isRenewalRefused();

  async function stay() {
    if (isRunning) return;
    setRunning(true);
    await session.renew();
    setRunning(false);
    setFailures(session.isExpiring() ? failures + 1 : 0);
  }

  return (
    <Dialog
      open
      alert
      locked
      icon={<Glyph tone="warn" icon={<Timer aria-hidden />} />}
      title="Session expiry warning"
      description={`Your session is about to expire.${hasFailed ? '' : ' Would you like to remain logged in?'}`}
      onClose={ignoreClose}
      footer={
        <>
          <Button variant="outline" onClick={() => session.end('prompt-rejected')}>
            Log out
          </Button>
          <Button
            data-autofocus
            variant="primary"
            loading={isRunning}
            loadingText="Renewing…"
            onClick={isRefused ? () => session.end('expired') : stay}
          >
            {isRefused ? 'Log in again' : hasFailed ? 'Try again' : 'Stay logged in'}
          </Button>
        </>
      }
    >
      <HStack mt="3" gap="2.5">
        <Text color="fg.muted" aria-hidden>
          Time left
        </Text>
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
      {hasFailed ? (
        <Box mt="3">
          {/* a new alert, so that it is announced again */}
          <RenewalError key={failures} isRefused={isRefused} />
        </Box>
      ) : null}
      <Text mt="3" color="fg.muted">
        If you log out, what you have typed and not sent is discarded. If the time runs out, it is kept for
        you.
      </Text>
    </Dialog>
  );
}
