import { fakeApi, renderSlot, testConfig, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { remoteData } from '../remote-data.ts';
import { FileField } from './file-field.tsx';
import type { UploadedFile } from './use-upload.ts';

const Slot = remoteData.wrap(() => {
  const [value, setValue] = useState<UploadedFile | null>({ name: 'statement.pdf', path: 'bucket::key' });
  return (
    <FileField
      label="Bank statement"
      value={value}
      onChange={setValue}
      customer={{ customerId: 'C1', name: 'TAN MEI LING' }}
    />
  );
});

test('[ONB-02] the customer’s phone is offered only while there is no file', async () => {
  fakeApi();
  const config = { ...testConfig, handOff: { baseUrl: 'https://hand-off.example' } };
  const { user } = renderSlot(<Slot />, { shell: testShell({ config }) });
  expect(screen.getByText('statement.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Use the customer’s phone/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove statement.pdf' }));
  expect(screen.getByRole('button', { name: /^Use the customer’s phone/ })).toBeVisible();
});
