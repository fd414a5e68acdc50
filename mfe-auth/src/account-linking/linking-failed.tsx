import { Button } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { Actions } from './actions.tsx';
import type { LinkingFlow, LinkProblem } from './flow/index.ts';
import { LogoutButton } from './logout-button.tsx';
import { linkErrorMessages } from './messages.ts';
import { ProblemBanner } from './problem-banner.tsx';

interface LinkingFailedProps {
  readonly problem: LinkProblem;
  readonly flow: LinkingFlow;
}

/**
 * The code was correct but linking failed: shows why, and lets the agent retry, start again where the account was not
 * linked, or log out.
 */
export function LinkingFailed({ problem, flow }: LinkingFailedProps) {
  const message = linkErrorMessages[problem];
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);

  return (
    <>
      <ProblemBanner message={message} />
      <Actions>
        <Button ref={retry} variant="primary" onClick={flow.link}>
          {message.retry}
        </Button>
        {problem === 'not-linked' ? (
          <Button variant="outline" onClick={flow.changeDetails}>
            Start again
          </Button>
        ) : null}
        <LogoutButton />
      </Actions>
    </>
  );
}
