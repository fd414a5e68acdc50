import { Button, Flex, Text } from '@portal/shared/ui';
import { BlockingDialog } from './blocking-dialog.tsx';
import { SalesSupport } from './sales-support.tsx';

/** Text of the error catalogue for an inactive agent (SGN-13). */
const inactiveAlert =
  'Sorry, this agent account is no longer active. Please contact sales support if you require any further assistance.';

/**
 * Dialog that the agent cannot dismiss: says that the agent account is inactive. Its button calls `onLogOut` (SGN-13).
 */
export function InactiveDialog({ onLogOut }: { readonly onLogOut: () => void }) {
  return (
    <BlockingDialog role="alertdialog" title="You cannot log in">
      <Text mt="1" color="fg.muted">
        {inactiveAlert}
      </Text>
      <SalesSupport />
      <Flex mt="5" justify="flex-end">
        <Button variant="primary" onClick={onLogOut}>
          Log out
        </Button>
      </Flex>
    </BlockingDialog>
  );
}
