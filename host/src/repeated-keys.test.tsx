import { fireEvent, waitFor } from '@testing-library/react';
import { openPage, testCustomerMode } from './navigation/testing/index.ts';

// in this file alone, because the guard stays for the page's whole life
test.each(['Enter', ' ', '4'])('%p that is held down reaches the customer’s questions once', async (key) => {
  const customerMode = testCustomerMode();
  customerMode.enter({ customerId: 'C1', itemId: 'I1' });
  const { shell } = openPage('/sat?customerId=C1', { customerMode });
  await waitFor(() => expect(shell.mounted.has('customer-mode.questions/1')).toBe(true));
  const handler = jest.fn();
  document.addEventListener('keydown', handler);
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat });
  document.removeEventListener('keydown', handler);
  expect(handler).toHaveBeenCalledTimes(1);
});
