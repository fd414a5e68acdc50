import { screen, waitFor } from '@testing-library/react';
import { checkoutService, openCheckout, received } from './fixtures/open-checkout.tsx';

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

test('[CHK-03] the step of the documents is the current one until the customer has received them', async () => {
  checkoutService();
  const { user } = openCheckout('i1');
  const documents = (await screen.findByRole('list', { name: 'Steps of the checkout' })).children[1];
  await waitFor(() => expect(documents).toHaveAttribute('aria-current', 'step'));
  await user.click(received());
  expect(documents).toHaveTextContent('Documents, done');
  expect(screen.getByText('Received by the customer')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Done: Documents' })).toBeVisible();
});
