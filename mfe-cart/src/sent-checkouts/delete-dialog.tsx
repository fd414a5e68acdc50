import type { Checkout } from '@portal/shared/api/checkout';
import { Dialog } from '@portal/shared/parts';
import { Button, chakra, Flex } from '@portal/shared/ui';
import { pluralize } from '../core/format-text.ts';
import { checkoutItemTexts } from './checkout-summary.ts';

const Items = chakra('ul', {
  base: { mt: '3', ps: '5', listStyleType: 'disc' },
});

interface DeleteDialogProps {
  /** The checkout to delete; without one the dialog is closed. */
  readonly checkout: Checkout | undefined;
  readonly onClose: () => void;
  readonly onChoose: (checkout: Checkout, action: 'draft' | 'delete') => void;
}

/**
 * Dialog that asks before a checkout is deleted, and names the items that would be lost (CHK-04). Open while `checkout`
 * is set. It changes nothing itself: `onChoose` gets the checkout, and whether it is to be deleted or moved to draft.
 */
export function DeleteDialog({ checkout, onClose, onChoose }: DeleteDialogProps) {
  const items = checkout ? checkoutItemTexts(checkout) : [];
  return (
    <Dialog
      open={checkout !== undefined}
      onClose={onClose}
      alert
      title={`Delete checkout ${checkout?.checkoutId ?? ''}?`}
      description={`${pluralize(items.length, 'item')} will be lost, and the customer’s link stops working. Moved to draft, ${items.length === 1 ? 'it is' : 'they are'} in the cart again.`}
      footer={
        <Flex direction={{ base: 'column', md: 'row' }} gap="2" w={{ base: 'full', md: 'auto' }}>
          <Button variant="outline" data-autofocus onClick={onClose}>
            Keep it
          </Button>
          <Button variant="outline" onClick={() => checkout && onChoose(checkout, 'draft')}>
            Move to draft
          </Button>
          <Button variant="danger" onClick={() => checkout && onChoose(checkout, 'delete')}>
            Delete checkout
          </Button>
        </Flex>
      }
    >
      <Items>
        {items.map((text) => (
          <li key={text} data-private>
            {text}
          </li>
        ))}
      </Items>
    </Dialog>
  );
}
