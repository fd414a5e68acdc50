import { screen } from '@testing-library/react';
import { checkoutService, openCheckout } from './fixtures/open-checkout.tsx';

test('[CHK-03] documents count as opened when they were opened, and the step is done after the last', async () => {
  checkoutService();
  const { user } = openCheckout('i1');
  expect(await screen.findByText('0 of 3 opened')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Prospectus' }));
  await user.click(screen.getByRole('link', { name: 'Opened: Prospectus' }));
  expect(screen.getByText('1 of 3 opened')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Offer highlights sheet' }));
  await user.click(screen.getByRole('link', { name: 'Fact sheet' }));
  expect(screen.getByText('3 of 3 opened')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Done: Documents' })).toBeVisible();
});
