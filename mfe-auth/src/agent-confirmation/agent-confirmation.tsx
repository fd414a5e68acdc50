import { Banner, Button, Flex, Text, useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { importHandBackPage } from '../hand-back/index.ts';
import { SignInOverlay } from '../sign-in/index.ts';
import { createConfirmationFlow, type Refusal } from './confirmation-flow.ts';

const texts = {
  blocked: {
    title: 'Your browser blocked the login window',
    text: 'Allow pop-ups for this site, then press Agent login again.',
  },
  closed: {
    title: 'The login window seems to be closed',
    text: 'The questions stay open. If the window is still open, continue there. Otherwise press Agent login.',
  },
  failed: {
    title: 'Login did not complete',
    text: 'The questions stay open. Please try again.',
  },
  'other-agent': {
    title: 'Another agent logged in',
    text: 'Only the agent who handed the device over can continue here.',
  },
  'no-new-sign-in': {
    title: 'Login did not complete',
    text: 'The password is needed again. Please press Agent login and enter it.',
  },
} as const satisfies Record<
  Refusal | 'blocked' | 'closed',
  { readonly title: string; readonly text: string }
>;

/**
 * Lets the agent end the customer's mode (ADR 22), in which the browser is locked for a customer's answers: a button
 * that opens the sign-in window, and why the last sign-in did not open the portal. Throws an Error with a host that
 * cannot confirm an agent.
 */
export function AgentConfirmation() {
  const { config, monitor, signIn } = useShell();
  const confirm = signIn?.confirm;
  if (!confirm) throw new Error('The confirmation needs a shell with `signIn.confirm`');
  const [flow] = useState(() => createConfirmationFlow({ config, monitor, confirm }));
  useEffect(() => {
    flow.prepare();
    // needed when the session ends, perhaps without a connection; a failure is retried then
    void importHandBackPage().catch(() => undefined);
    return () => flow.dispose();
  }, [flow]);
  const state = useStreamValue(flow.state$, () => flow.state$.value);
  const refusal = useStreamValue(flow.refusal$, () => flow.refusal$.value);
  const problem = state.status === 'blocked' || state.status === 'closed' ? state.status : refusal;
  return (
    <>
      {problem === undefined ? null : (
        <Flex direction="column" mb="4">
          <Banner tone="warn" role="alert" title={texts[problem].title}>
            {texts[problem].text}
          </Banner>
        </Flex>
      )}
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Text flex="1 1 12rem" color="fg.subtle">
          For the agent: log in to end the customer’s part. The answers are kept.
        </Text>
        <Button variant="outline" size="lg" onClick={flow.begin}>
          <Lock size={18} strokeWidth={1.75} aria-hidden />
          Agent login
        </Button>
      </Flex>
      <SignInOverlay
        state={state}
        flow={{ ...flow, current: () => flow.state$.value, acknowledge: () => undefined }}
      />
    </>
  );
}
