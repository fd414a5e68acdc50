import { Button, Flex, Spinner, Text } from '@portal/shared/ui';
import { BlockingDialog } from './blocking-dialog.tsx';
import type { SignInFlow, SignInState } from './sign-in-flow.ts';

/** The words of the error catalogue for an inactive agent (SGN-13). */
export const inactiveAlert =
  'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.';

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
      return (
        <BlockingDialog key="inactive" role="alertdialog" title="You cannot sign in">
          <Text mt="1" color="fg.muted">
            {inactiveAlert}
          </Text>
          <Flex mt="5" justify="center">
            <Button variant="primary" onClick={flow.acknowledge}>
              Log out
            </Button>
          </Flex>
        </BlockingDialog>
      );
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

function Ring() {
  return (
    <Flex justify="center" mt="1" mb="4">
      <Spinner size="32px" />
    </Flex>
  );
}
