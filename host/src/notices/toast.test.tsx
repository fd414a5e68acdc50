import { UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import { Toast } from './toast.tsx';

let mockIsPresent = true;
jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  useIsPresent: () => mockIsPresent,
}));

test.each([true, false])(
  'offers the action only until the notice has ended, not while it disappears: %s',
  (isPresent) => {
    mockIsPresent = isPresent;
    const notice = {
      id: 1,
      tone: 'info',
      text: 'Removed CBBND',
      action: { label: 'Undo', run: jest.fn() },
    } as const;
    render(
      <UiProvider>
        <Toast notice={notice} onAction={jest.fn()} onDismiss={jest.fn()} />
      </UiProvider>,
    );
    const status = screen.getByRole('status');
    if (isPresent) expect(status).not.toHaveAttribute('inert');
    else expect(status).toHaveAttribute('inert');
  },
);
