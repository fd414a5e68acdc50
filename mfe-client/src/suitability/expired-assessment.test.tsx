import { customerInfo } from '@portal/shared/api/customers';
import { addSat, satAnswers } from '@portal/shared/api/suitability';
import { samples } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { customerId, open, service } from './fixtures/suitability-page.tsx';

test('[SAT-01] [SAT-03] an expired assessment is answered again: nothing is chosen, and one key gives an earlier answer', async () => {
  const api = service()
    .reply(customerInfo, {
      ...samples.customerInfo,
      customerId,
      satEffectiveDateTo: '2026-03-14',
      vI: { Q2: true, Q2Yes: 'Lost her job.', Q3: true, Q4: true, Q5: true, Q6: '' },
    })
    .reply(satAnswers, {
      answers: [
        { questionId: 5, value: '2' },
        { questionId: 6, value: ['1', '2'] },
        { questionId: 7, value: 12 },
        { questionId: 8, value: 'A house' },
      ],
      assessedOn: '2025-03-15',
      locked: [],
    });
  const { user, location } = open();
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Last time, 15 Mar 2025')).toBeVisible();
  expect(screen.getByText(/^Expired 14 Mar 2026$/)).toBeVisible();
  for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  await next();
  expect(screen.getByText('Choose one answer.')).toBeVisible();
  await user.keyboard('0');
  expect(screen.getByRole('radio', { name: /Longer/ })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getAllByText('Last time, 15 Mar 2025')).toHaveLength(2);
  await user.keyboard('2');
  expect(screen.getByRole('button', { name: /^Same as last time/, pressed: false })).toBeVisible();
  await next();
  screen.getByRole('button', { name: /^Same as last time/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'Same as last time', pressed: true })).toHaveFocus();
  await next();
  // another answer than last time
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'A car');
  await next();
  await next();
  expect(screen.getAllByText('Choose yes or no.')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Same as last time', pressed: false }));
  expect(screen.getByRole('button', { name: 'Same as last time', pressed: true })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Describe it' })).toHaveValue('Lost her job.');
  const [yes] = screen
    .getAllByRole('radio', { name: 'No' })
    .filter((option) => option.closest('fieldset')?.textContent?.includes('living costs'));
  if (yes) await user.click(yes);
  expect(screen.getByRole('button', { name: 'Same as last time', pressed: false })).toBeVisible();
  await next();
  await user.click(await screen.findByRole('radio', { name: /accepts the result/ }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(location().pathname).toBe('/cart'));
  const by = { answeredBy: 'agent', answeredAt: expect.stringMatching(/^[\d-]{10}T[\d:]{8}\+08:00$/) };
  expect(api.requestsOf(addSat)[0]?.body).toMatchObject({
    payload: {
      answers: [
        { questionId: 5, value: '2', ...by },
        { questionId: 6, value: ['2'], ...by },
        { questionId: 7, value: 12, ...by },
        { questionId: 8, value: 'A car', ...by },
      ],
      ...by,
      vI: { Q2: true, Q2Yes: 'Lost her job.', Q3: false, Q4: true, Q5: true, Q6: '' },
      vIAnsweredBy: 'agent',
      vIAnsweredAt: by.answeredAt,
    },
  });
});
