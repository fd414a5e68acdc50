import { Button } from '@portal/shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../../../testing/render-part.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer, DrawerContent, DrawerFrame } from './drawer.tsx';
import { Menu } from './menu.tsx';

interface OpenedProps {
  readonly alert?: boolean;
  readonly locked?: boolean;
}

function DeleteCheckout(props: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="Delete checkout CO-2611-0931?"
        description="Two items are deleted."
        footer={
          <>
            <Button data-autofocus onClick={() => setOpen(false)}>
              Keep
            </Button>
            <Button>Delete checkout</Button>
          </>
        }
      />
    </>
  );
}

async function openDialog(props: OpenedProps = {}) {
  const user = userEvent.setup();
  renderPart(<DeleteCheckout {...props} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return user;
}

describe('Dialog', () => {
  test('is named and described, and focuses the safe choice', async () => {
    await openDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Delete checkout CO-2611-0931?' });
    expect(dialog).toHaveAccessibleDescription('Two items are deleted.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    expect(await findAccessibilityFaults(dialog)).toEqual([]);
  });

  test('keeps the focus inside, closes on Escape and returns the focus', async () => {
    const user = await openDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Delete checkout' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });

  test('a locked dialog stays', async () => {
    const user = await openDialog({ locked: true, alert: true });
    const dialog = await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
  });
});

function LoadsThenAsks({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  const [isReady, setReady] = useState(false);
  const [isFinding, setFinding] = useState(false);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key === 'f') setFinding(true);
    };
    window.addEventListener('keydown', find);
    return () => window.removeEventListener('keydown', find);
  }, []);
  return (
    <>
      <DrawerFrame open onClose={onClose}>
        {isReady ? (
          <DrawerContent onClose={onLeave} title="Ready" footer={<Button>Add to cart</Button>} />
        ) : (
          <DrawerContent onClose={onClose} title="Waiting" />
        )}
      </DrawerFrame>
      <Dialog open={isFinding} onClose={() => setFinding(false)} title="Finder">
        <Button onClick={() => setReady(true)}>Go on</Button>
      </Dialog>
    </>
  );
}

test('content that arrives in an open drawer stays below what was opened above it, and says what closes it', async () => {
  const onClose = jest.fn();
  const onLeave = jest.fn();
  const user = userEvent.setup();
  renderPart(<LoadsThenAsks onClose={onClose} onLeave={onLeave} />);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Waiting' })).toHaveFocus());
  await user.keyboard('f');
  // the dialog takes the focus when it has opened
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Finder' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  // the drawer has its form now, and the finder is still the one that the keyboard reaches
  expect(screen.getByText('Ready')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Ready' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Finder' })).toBeNull());
  expect(onLeave).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ready' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

function Invest() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invest</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Invest"
        subtitle="Tan Mei Ling"
        footer="USD 1.00"
      >
        <Menu
          label="Fund documents"
          trigger={<Button>Documents</Button>}
          items={[{ id: 'sheet', label: 'Fact sheet', onSelect: () => undefined }]}
        />
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  test('is named, closes by its button and returns the focus', async () => {
    const user = userEvent.setup();
    renderPart(<Invest />);
    await user.click(screen.getByRole('button', { name: 'Invest' }));
    const drawer = await screen.findByRole('dialog', { name: 'Invest' });
    expect(drawer).toHaveAccessibleDescription('Tan Mei Ling');
    await waitFor(() => expect(drawer).toHaveFocus());
    expect(await findAccessibilityFaults(drawer)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invest' })).toHaveFocus());
  });

  test('stays when the focus returns while it opens; a press outside closes it', async () => {
    const user = userEvent.setup();
    renderPart(<Invest />);
    const opener = screen.getByRole('button', { name: 'Invest' });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Invest' });
    for (let frame = 0; frame < 8; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      opener.blur();
      opener.focus();
    }
    await waitFor(() => expect(drawer).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Invest' })).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Escape closes the topmost overlay first: the menu, then the drawer', async () => {
    const user = userEvent.setup();
    renderPart(<Invest />);
    await user.click(screen.getByRole('button', { name: 'Invest' }));
    await user.click(await screen.findByRole('button', { name: 'Documents' }));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
