import { checkoutsOf } from '@portal/shared/api/checkout';
import { decoded, renderSlot, samples } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { CheckoutActions } from './checkout-actions.tsx';

const [sample] = decoded(checkoutsOf, samples.checkoutsOf);
if (!sample) throw new Error('no sample checkout');
const checkout = { ...sample, status: 'Pending Customer Confirmation' as const };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[CHK-04] the e-mail can be sent again when the time of its limit has come', () => {
  const until = Date.now() + 50 * 60_000;
  renderSlot(
    <CheckoutActions
      checkout={checkout}
      state={{ status: 'limited', action: 'resend', until }}
      onAction={() => {}}
    />,
  );
  const resend = screen.getByRole('button', { name: 'Resend e-mail' });
  expect(resend).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move to draft' })).toBeEnabled();
  act(() => jest.advanceTimersByTime(50 * 60_000));
  expect(resend).toBeEnabled();
  expect(screen.queryByText(/three times/)).toBeNull();
});
