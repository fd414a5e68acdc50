import { Dialog, Modal, ModalTitle } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete 2 items?"
        description="They are removed from the cart."
        footer={
          <>
            <Button variant="outline" data-autofocus onClick={close}>
              Keep
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}

function Surface() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a modal
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        move="dialog"
        positioner={{ position: 'fixed', inset: '0', display: 'grid', placeItems: 'center' }}
        surface={{ p: '6', bg: 'bg.surface', borderRadius: 'lg' }}
      >
        <ModalTitle>A title of its own</ModalTitle>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Modal>
    </>
  );
}

export const examples = { Dialog: Question, Modal: Surface, ModalTitle: Surface };
