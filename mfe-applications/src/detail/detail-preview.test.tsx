import { applicationDetail } from '@portal/shared/api/applications';
import { fakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { row } from '../core/applications.fixture.ts';
import { toPreview } from '../core/detail-link.ts';
import { Page } from './render-detail.fixture.tsx';

test('[RTE-14] shows the list’s preview at once, and keeps it when the request fails', async () => {
  fakeApi().fail(applicationDetail, { status: 400 });
  renderSlot(<Page />, {
    shell: testShell(),
    path: '/application/detail/APP-1?formNo=DT-7',
    state: { status: 'Rejected', reason: 'IC back is unreadable', customerName: 'TAN WEI JUN' },
  });
  expect(screen.getAllByText('Rejected')[0]).toBeVisible();
  expect(screen.getByText('IC back is unreadable')).toBeVisible();
  expect(screen.getByText('Tan Wei Jun')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('The application could not be loaded');
  expect(screen.getByText('IC back is unreadable')).toBeVisible();
});

test('[RTE-14] a list’s preview has the action and the profile, also when the request fails', async () => {
  fakeApi().fail(applicationDetail, { status: 400 });
  renderSlot(<Page />, {
    shell: testShell(),
    path: '/application/detail/APP-1?formNo=DT-7',
    state: toPreview(row({ status: 'Pending Payment', due: [{ currency: 'MYR', amount: 25_000 }] })),
  });
  const pay = { name: 'Pay MYR 25,000.00' };
  expect(screen.getByRole('link', pay)).toHaveAttribute('href', '/payment?applicationId=APP-1');
  expect(screen.getByRole('link', { name: 'View profile' })).toBeVisible();
  expect(await screen.findByText(/It may have changed since/)).toBeVisible();
  expect(screen.getByRole('link', pay)).toBeVisible();
});
