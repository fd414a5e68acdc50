import { Button, Flex, Text } from '@portal/shared/ui';
import { BlockingDialog } from '../core/blocking-dialog.tsx';
import { BlockingSpinner } from '../core/blocking-spinner.tsx';
import { InactiveDialog } from '../core/inactive-dialog.tsx';
import type { SignInFlow, SignInState } from './sign-in-state.ts';

interface SignInOverlayProps {
  readonly state: SignInState;
  readonly flow: SignInFlow;
}

/**
 * Dialog that blocks the screen while a sign-in is pending (SGN-10), with Reopen and Cancel for its window, or says
 * that the account is inactive; nothing in other states.
 */
export function SignInOverlay({ state, flow }: SignInOverlayProps) {
  switch (state.status) {
    case 'idle':
    case 'blocked':
    case 'closed':
      return null;
    case 'inactive':
      return <InactiveDialog onLogOut={flow.acknowledge} />;
    case 'waiting':
      return (
        <BlockingDialog
          key="sign-in"
          title="Continue in the login window"
          onEscape={flow.cancel}
          above={<BlockingSpinner />}
        >
          <Text mt="1" color="fg.muted" aria-live="polite">
            {state.isMaybeClosed
              ? 'The login window seems to be closed. Reopen it to continue.'
              : 'It opened in a new window or tab.'}
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
        <BlockingDialog key="sign-in" title="Logging you in…" above={<BlockingSpinner />}>
          <Text mt="1" color="fg.muted" aria-live="polite">
            Your agent account is being checked.
          </Text>
        </BlockingDialog>
      );
  }
}
