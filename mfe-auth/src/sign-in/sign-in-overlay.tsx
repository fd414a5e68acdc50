import { Button, Flex, Text } from '@portal/shared/ui';
import { BlockingDialog } from '../core/blocking-dialog.tsx';
import { InactiveDialog } from '../core/inactive-dialog.tsx';
import { Ring } from '../core/ring.tsx';
import type { SignInFlow, SignInState } from './sign-in-flow.ts';

interface SignInOverlayProps {
  readonly state: SignInState;
  readonly flow: SignInFlow;
}

/** Blocks the screen while a sign-in is under way (SGN-10); the one blocking spinner of the portal. */
export function SignInOverlay({ state, flow }: SignInOverlayProps) {
  switch (state.status) {
    case 'idle':
    case 'blocked':
      return null;
    case 'inactive':
      return <InactiveDialog onRead={flow.acknowledge} />;
    case 'waiting':
      return (
        <BlockingDialog
          key="sign-in"
          title="Continue in the sign-in window"
          onEscape={flow.cancel}
          above={<Ring />}
        >
          <Text mt="1" color="fg.muted" aria-live="polite">
            {state.seemsClosed
              ? 'The sign-in window seems to be closed. Reopen it to go on.'
              : 'It opened next to this one.'}
          </Text>
          <Flex mt="5" gap="2" justify="center">
            <Button variant="outline" onClick={flow.reopen}>
              Reopen window
            </Button>
            <Button variant="quiet" onClick={flow.cancel}>
              Cancel
            </Button>
          </Flex>
        </BlockingDialog>
      );
    case 'completing':
      return (
        <BlockingDialog key="sign-in" title="Signing you in…" above={<Ring />}>
          <Text mt="1" color="fg.muted" aria-live="polite">
            Your agent account is being checked.
          </Text>
        </BlockingDialog>
      );
  }
}
