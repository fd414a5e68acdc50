import { applicationList } from '@portal/shared/api/applications';
import { searchCustomers } from '@portal/shared/api/customers';
import { pasteWithAll } from '@portal/shared/person/cases/unseen-signs';
import { fakeApi, renderSlot, testAgent } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hostData } from '../core/loading/host-data.ts';
import { FinderList } from './finder-list.tsx';

const Finder = hostData.wrap(FinderList);

test.each([
  ['a name', 'tan  mei', 'tan mei'],
  ['an identity number', '910725–10–6048', '910725-10-6048'],
  ['a form number', 'DT-000123', 'DT-000123'],
])('[SHL-24] searches %s without the unseen characters of a paste', async (_what, typed, keyword) => {
  const api = fakeApi()
    .reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 100 })
    .reply(applicationList, []);
  const finder = (
    <Finder
      agent={testAgent}
      pinnedIds={[]}
      recent={[]}
      canOpen={() => true}
      onChoose={jest.fn()}
      onIntent={jest.fn()}
      onClose={jest.fn()}
    />
  );
  renderSlot(finder);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: pasteWithAll(typed) } });
  await waitFor(() => expect(api.requestsOf(searchCustomers)).toHaveLength(1));
  expect(api.requestsOf(searchCustomers)[0]?.query).toMatchObject({ keyword });
});
