import { Dialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked once before typed answers are let go. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      alert
      title="Leave without adding to the cart?"
      description="What you chose and typed here is lost."
      footer={
        <>
          <Button variant="outline" onClick={onStay} data-autofocus>
            Stay
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
