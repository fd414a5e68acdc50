import { Button, chakra } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { LinkProblem } from './link-account.ts';
import type { LinkingFlow } from './linking-flow.ts';
import { LogoutButton } from './logout-button.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { linkWords } from './words.ts';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface LinkingStuckProps {
  readonly problem: LinkProblem;
  readonly flow: LinkingFlow;
}

/** The code was right and yet the agent is not in: where it stopped, and how to go on from there. */
export function LinkingStuck({ problem, flow }: LinkingStuckProps) {
  const words = linkWords[problem];
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);

  return (
    <>
      <ProblemBanner words={words} />
      <Actions>
        <Button ref={retry} variant="primary" onClick={flow.link}>
          {words.retry}
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
