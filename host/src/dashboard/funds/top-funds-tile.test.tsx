import { topPerformingFunds } from '@portal/shared/api/funds';
import { screen, within } from '@testing-library/react';
import { fakeDashboardApi, renderDashboard } from '../testing/index.tsx';

const funds = topPerformingFunds.response.parse([
  {
    scheme: 'CBGTU',
    schemeName: 'Cempaka Biru Global Tech (USD)',
    fundCode: 'F1',
    currency: 'USD',
    satRank: 5,
    nav: 1.4826,
    navDate: '2026-11-20',
    performanceYTD: 24.18,
  },
]);

beforeEach(() => localStorage.clear());

test('[SHL-22] shows the top performing funds with price, change and documents', async () => {
  const documents = [
    {
      asOfDate: '2026-10-31',
      docType: 'FFS',
      docTypeName: 'Fact sheet',
      docUrl: 'https://docs.example/F1.pdf',
      language: 'en',
      productCode: 'F1',
    },
  ];
  renderDashboard(fakeDashboardApi(), { reference: { topPerformingFunds: funds, documents } });
  const table = await screen.findByRole('table', { name: 'Top performing funds' });
  expect(within(table).getByRole('row', { name: /Global Tech/ })).toHaveTextContent(/USD 1\.4826.*\+24\.18%/);
  expect(within(table).getByRole('link', { name: /^Fact sheet/ })).toHaveAttribute(
    'href',
    'https://docs.example/F1.pdf',
  );
});

test('shows failed funds without affecting the other tiles', async () => {
  renderDashboard(fakeDashboardApi(), { failedReference: ['topPerformingFunds'] });
  expect(await screen.findByText('Top performing funds could not be loaded')).toBeVisible();
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
});
