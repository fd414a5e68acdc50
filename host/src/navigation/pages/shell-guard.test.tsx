import type { SessionState } from '@portal/shared/contract';
import { testAgent, testSession } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ShellGuard } from './shell-guard.tsx';

function OnLayoutEffect({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Renders the guard; the session changes to `nextState` between the render and the guard's effects. */
function renderGuard(initialState: SessionState, nextState = initialState) {
  const session = testSession();
  session.set(initialState);
  const run = () => session.set(nextState);
  render(
    <>
      <ShellGuard session={session}>{({ agentName }) => <h1>{agentName}</h1>}</ShellGuard>
      <OnLayoutEffect run={run} />
    </>,
  );
  return session;
}

test('[RTE-17] logs out with the known reason and renders nothing without a session', () => {
  expect(renderGuard({ status: 'signed-out', reason: 'expired' }).ended).toEqual(['expired']);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('[SES-07] keeps a session that another tab shares during the first render', () => {
  const active: SessionState = { status: 'active', agent: testAgent, expiresAt: Date.now() + 60_000 };
  expect(renderGuard({ status: 'signed-out', reason: 'never-signed-in' }, active).ended).toEqual([]);
  expect(screen.getByRole('heading')).toHaveTextContent(testAgent.agentName);
});
