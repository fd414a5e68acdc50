import { Drawer, DrawerContent, DrawerFrame } from '@portal/shared/parts';
import { Button, Text } from '@portal/shared/ui';
import { useState } from 'react';

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a drawer
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Invest"
        subtitle="Tan Mei Ling"
        footer={<Button onClick={() => setOpen(false)}>Add to cart</Button>}
      >
        <Text>The form.</Text>
      </Drawer>
    </>
  );
}

function Replaced() {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(1);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a drawer of two steps
      </Button>
      <DrawerFrame open={isOpen} onClose={close}>
        <DrawerContent key={step} title={`Step ${step} of 2`} onClose={close}>
          <Button onClick={() => setStep(step === 1 ? 2 : 1)}>The other step</Button>
        </DrawerContent>
      </DrawerFrame>
    </>
  );
}

export const examples = { Drawer: Form, DrawerContent: Replaced, DrawerFrame: Replaced };
