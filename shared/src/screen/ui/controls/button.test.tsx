import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider.tsx';
import { Button, IconButton } from './button.tsx';

test('a busy button announces it, ignores presses and keeps the focus', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  const view = (loading: boolean) => (
    <UiProvider>
      <Button onClick={pressed} loading={loading} loadingText="Adding…">
        Add to cart
      </Button>
    </UiProvider>
  );
  const { rerender } = render(view(false));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  rerender(view(true));
  const button = screen.getByRole('button', { name: 'Adding…', busy: true });
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a busy button does not submit its form', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <UiProvider>
      <form onSubmit={onSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" loading>
          Add to cart
        </Button>
      </form>
    </UiProvider>,
  );
  await user.type(screen.getByRole('textbox'), '1000{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button submits a form only with type submit', () => {
  render(
    <UiProvider>
      <Button>Cancel</Button>
      <IconButton aria-label="Close">x</IconButton>
    </UiProvider>,
  );
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('type', 'button');
});
