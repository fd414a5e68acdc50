import { Dialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

interface LeaveDialogProps {
  readonly open: boolean;
  /** The item is in flight: closing neither stops it nor loses anything. */
  readonly isSending: boolean;
  /** Orders of a series that are not in the cart yet, this one included; 1 without a series. */
  readonly remaining: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

const sendingText = (remaining: number) =>
  remaining > 1
    ? 'Closing does not stop it: a message shows the result. The rest of the split is offered when you invest again.'
    : 'Closing does not stop it: a message shows the result.';

const leavingText = (remaining: number) =>
  remaining > 1
    ? `${remaining} orders of the split are not in the cart. What you chose and typed for them is lost.`
    : 'What you chose and typed here is lost.';

/**
 * Dialog that asks before a form with changes is closed. `isSending`: its order is being sent, and closing the drawer
 * does not stop it. `remaining`: how many orders of a series would be given up, 1 without a series.
 */
export function LeaveDialog({ open, isSending, remaining, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      alert
      title={isSending ? 'It is still being sent' : 'Leave without adding to the cart?'}
      description={isSending ? sendingText(remaining) : leavingText(remaining)}
      footer={
        <>
          <Button variant="outline" onClick={onStay} data-autofocus>
            Stay
          </Button>
          {isSending ? (
            <Button onClick={onLeave}>Close the drawer</Button>
          ) : (
            <Button variant="danger" onClick={onLeave}>
              Leave
            </Button>
          )}
        </>
      }
    />
  );
}
