import { Button } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../../../testing/render-part.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

describe('Menu', () => {
  const onChoose = jest.fn();
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
        { id: 'redeem', label: 'Redeem', hint: 'Not registered', disabled: true, onSelect: onChoose },
        { id: 'feedback', label: 'Send feedback', onSelect: onChoose },
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
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
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
