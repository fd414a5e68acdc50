import { paymentSummary } from '@portal/shared/api/payment';
import { screen } from '@testing-library/react';
import { openPayment, paymentService } from './fixtures/open-payment.tsx';

test.each([403, 404])(
  '[API-05] says that an application is not the agent’s, without a retry, for %d',
  async (status) => {
    paymentService().fail(paymentSummary, { status });
    openPayment();
    expect(await screen.findByText('This application is not one of yours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View applications' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);
