import type { SessionState } from '@portal/shared/contract';
import { testAgent, testSession } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ShellGuard } from './shell-guard.tsx';

function WhenDrawn({ happen }: { readonly happen: () => void }) {
  useLayoutEffect(happen, [happen]);
  return null;
}

/** Draws the guard over a session; `then` comes between drawing and the guard's own effects. */
function open(atFirst: SessionState, then = atFirst) {
  const session = testSession();
  session.set(atFirst);
  const happen = () => session.set(then);
  render(
    <>
      <ShellGuard session={session}>{({ agentName }) => <h1>{agentName}</h1>}</ShellGuard>
      <WhenDrawn happen={happen} />
    </>,
  );
  return session;
}

test('[RTE-17] whoever has no session is logged out for the reason that is known, and sees nothing', () => {
  expect(open({ status: 'signed-out', reason: 'expired' }).ended).toEqual(['expired']);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('[SES-07] a session that another tab hands over while the page is drawn is shown, and not ended', () => {
  const active: SessionState = { status: 'active', agent: testAgent, expiresAt: Date.now() + 60_000 };
  expect(open({ status: 'signed-out', reason: 'never-signed-in' }, active).ended).toEqual([]);
  expect(screen.getByRole('heading')).toHaveTextContent(testAgent.agentName);
});
