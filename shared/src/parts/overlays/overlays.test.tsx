import { Button } from '@portal/shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../test-support.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

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

function WaitsThenOpens({ onClose }: { readonly onClose: () => void }) {
  const [step, setStep] = useState<'closed' | 'waiting' | 'ready'>('closed');
  return (
    <>
      <Button onClick={() => setStep('waiting')}>Invest</Button>
      {step === 'waiting' ? (
        <Drawer open onClose={onClose} title="Waiting">
          <Button onClick={() => setStep('ready')}>Go on</Button>
        </Drawer>
      ) : null}
      {step === 'ready' ? <Drawer key="form" open onClose={onClose} title="Ready" /> : null}
    </>
  );
}

test('a drawer that replaces another stays when the other returns the focus to the page', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  renderPart(<WaitsThenOpens onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Invest' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Waiting' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ready' })).toHaveFocus());
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

  test('Escape closes the top layer first: the menu, then the drawer', async () => {
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

describe('Menu', () => {
  const chosen = jest.fn();
  const mode = jest.fn();
  const account = (
    <Menu
      label="Account menu"
      trigger={<Button>FA</Button>}
      items={[
        {
          id: 'mode',
          label: 'Appearance',
          value: 'light',
          onChange: mode,
          options: [
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
        },
        'separator',
        { id: 'redeem', label: 'Redeem', hint: 'Not registered', disabled: true, onSelect: chosen },
        { id: 'feedback', label: 'Send feedback', onSelect: chosen },
      ]}
    />
  );

  test('opens by keyboard, skips disabled items, chooses and closes', async () => {
    const user = userEvent.setup();
    renderPart(account);
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    expect(await findAccessibilityFaults(menu)).toEqual([]);
    expect(screen.getByRole('menuitem', { name: /Redeem/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'FA' })).toHaveFocus());
  });

  test('marks the chosen option and keeps the menu open', async () => {
    const user = userEvent.setup();
    renderPart(account);
    await user.click(screen.getByRole('button', { name: 'FA' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Light', checked: true })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(mode).toHaveBeenCalledWith('dark'));
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} label="Cart Summary" trigger={<Button>Cart</Button>}>
        <Button>View Cart</Button>
      </Popover>
      <Button>Elsewhere</Button>
    </>
  );
}

test('a popover is a named dialog that Escape closes, with the focus back on its button', async () => {
  const user = userEvent.setup();
  renderPart(<Cart />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  const popover = await screen.findByRole('dialog', { name: 'Cart Summary' });
  expect(await findAccessibilityFaults(popover)).toEqual([]);
  await waitFor(() => expect(popover).toContainElement(screen.getByRole('button', { name: 'View Cart' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus());
});

test('a tooltip describes its button on focus, also a disabled one', async () => {
  const user = userEvent.setup();
  renderPart(
    <Tooltip content="You are not registered to sell this product.">
      <Button aria-disabled>Redeem</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('not registered');
  expect(screen.getByRole('button', { name: 'Redeem' })).toHaveAccessibleDescription(/not registered/);
});
