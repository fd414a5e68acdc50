import { applicationDetail, applicationDocuments } from '@portal/shared/api/applications';
import { completedTransactions } from '@portal/shared/api/history';
import { lookups } from '@portal/shared/api/lookups';
import { decoded, fakeApi, renderSlot, samples, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { wireApplication } from '../../core/applications.fixture.ts';
import { remoteData } from '../../core/remote-data.ts';
import { ApplicationDetailPage } from '../application-detail-page.tsx';

// jsdom cannot read the boxes of a page's margins
jest.mock('../../../../shared/src/screen/paper/page-rules.ts', () => ({ getPageRules: () => ({}) }));

const Page = remoteData.wrap(ApplicationDetailPage);

test('[APP-02] prints a receipt with every leg and charge, the payments and the timeline, once for each press', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const payment = { paymentId: 'P1', method: 'CHQ', status: 'paid', paidAt: '2026-11-20T08:31:00Z' } as const;
  const amounts = [{ currency: 'MYR', amount: 25_000 }];
  const payments = [{ ...payment, amounts, reference: 'CBP-1', agentReference: null }];
  fakeApi()
    .reply(applicationDetail, wireApplication({ due: [], payments }))
    .reply(applicationDocuments, []);
  const shell = testShell({ reference: { lookups: decoded(lookups, samples.lookups) } });
  const { user } = renderSlot(<Page />, { shell, path: '/application/detail/APP-1' });
  const button = await screen.findByRole('button', { name: 'Print receipt' });
  await user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-paper]');
  expect(paper).toHaveTextContent('Cempaka BiruAsset Management BerhadApplication receipt');
  expect(paper).toHaveTextContent('CustomerTan Wei Jun880412-••-••33AgentFarah AdilahU204518Printed');
  // 25,000 ÷ 1.01
  expect(paper).toHaveTextContent(
    'Invest in Cempaka Biru SukukCBSUK reinvest MYR 25,000.00247.521.00%24,752.48',
  );
  expect(paper).toHaveTextContent('PaidMYR 25,000.00247.5224,752.48');
  expect(paper).toHaveTextContent('ReferenceCBP-1Date20 Nov 2026, 16:31 MYT');
  expect(paper).toHaveTextContent('20 Nov 2026, 15:58 MYTConfirmed by the customer');
  await user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  print.mockRestore();
});

const transaction = {
  date: '2026-11-23',
  type: 'SA',
  scheme: 'CBSUK',
  schemeName: 'Cempaka Biru Sukuk',
  currency: 'MYR',
  gross: 25_000,
  charge: 247.52,
  nav: 1.1042,
  units: 22_416.66,
  status: 'Completed',
};

test('[APP-02] the receipt of a completed application has units, NAV and date of its price', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const api = fakeApi()
    .reply(applicationDetail, wireApplication({ status: 'Completed', due: [] }))
    .reply(applicationDocuments, [])
    .reply(completedTransactions, [
      { ...transaction, reference: 'DT-2611-10377-1' },
      { ...transaction, reference: 'DT-2611-1037', units: 1 },
    ]);
  const shell = testShell({ reference: { lookups: decoded(lookups, samples.lookups) } });
  const { user } = renderSlot(<Page />, { shell, path: '/application/detail/APP-1' });
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(api.requestsOf(completedTransactions)[0]?.query).toMatchObject({
    accountid: '1000482917',
    agentid: 'U204518',
    transdatefrom: '2026-11-20',
  });
  expect(document.querySelector('[data-paper]')).toHaveTextContent('24,752.4822,416.66at 1.104223 Nov 2026');
  print.mockRestore();
});

test('[API-05] a completed application whose prices cannot be loaded is not printed without them', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  fakeApi()
    .reply(applicationDetail, wireApplication({ status: 'Completed', due: [] }))
    .reply(applicationDocuments, [])
    .fail(completedTransactions, { status: 400 });
  const shell = testShell({ reference: { lookups: decoded(lookups, samples.lookups) } });
  const { user } = renderSlot(<Page />, { shell, path: '/application/detail/APP-1' });
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  await waitFor(() => expect(shell.notices[0]?.text).toMatch(/could not be prepared/));
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});
