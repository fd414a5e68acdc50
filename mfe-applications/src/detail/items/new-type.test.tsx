import { applicationDetail, applicationDocuments } from '@portal/shared/api/applications';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { wireApplication } from '../../core/applications.fixture.ts';
import { remoteData } from '../../core/remote-data.ts';
import { ApplicationDetailPage } from '../index.ts';

jest.mock('@portal/shared/api/transaction-payloads', () => {
  const actual = jest.requireActual('@portal/shared/api/transaction-payloads');
  const z = jest.requireActual('@portal/shared/schema');
  const savings = z.object({ type: z.literal('savings'), payload: z.object({ goal: z.string() }) });
  return { ...actual, transactionItem: z.union([actual.transactionItem, savings]) };
});
jest.mock('../../../../shared/src/domain/items/item-descriptions.ts', () => {
  const { itemDescriptions } = jest.requireActual('../../../../shared/src/domain/items/item-descriptions.ts');
  const { Money } = jest.requireActual('@portal/shared/money');
  const scheme = { scheme: 'CBSUK', schemeName: 'Cempaka Biru Sukuk', currency: 'MYR' };
  const savings = ({ goal }: { readonly goal: string }) => ({
    title: `Save for ${goal}`,
    legs: [{ direction: 'in', ...scheme, size: Money.of('MYR', '300.00') }],
    details: [{ label: 'Paid', value: 'monthly' }],
    changes: [],
  });
  return { itemDescriptions: { ...itemDescriptions, savings } };
});

const Page = remoteData.wrap(ApplicationDetailPage);

test('[APP-02] shows an item of a new type by its entry alone', async () => {
  const items = JSON.parse(
    '[{"formId":"F-1","status":"Submitted","item":{"type":"savings","payload":{"goal":"a car"}},"mismatches":[]}]',
  );
  fakeApi().reply(applicationDetail, wireApplication({ items })).reply(applicationDocuments, []);
  renderSlot(<Page />, { path: '/application/detail/APP-1?formNo=DT-2611-10377' });
  const table = await screen.findByRole('table', { name: 'Items' });
  expect(within(table).getByText('Save for a car')).toBeVisible();
  expect(within(table).getByText('Paid monthly')).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Money in MYR 300.00' })).toBeVisible();
});
