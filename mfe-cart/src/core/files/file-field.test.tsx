import { uploadFile } from '@portal/shared/api/files';
import { findHandOff } from '@portal/shared/api/hand-off';
import { createSavedFiles } from '@portal/shared/hand-off';
import { fakeApi, renderSlot, testConfig, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { remoteData } from '../remote-data.ts';
import { FileField } from './file-field.tsx';
import type { UploadedFile } from './use-upload.ts';

const Slot = remoteData.wrap(({ first = null }: { readonly first?: UploadedFile | null }) => {
  const [value, setValue] = useState(first);
  return (
    <FileField
      label="Bank statement"
      value={value}
      onChange={setValue}
      phone={{
        customer: { customerId: 'C1', name: 'TAN MEI LING' },
        form: 'statement',
        savedFiles: createSavedFiles(),
      }}
    />
  );
});

test('[ONB-02] the customer’s phone is offered only while there is no file', async () => {
  fakeApi().reply(findHandOff, { found: null });
  const config = { ...testConfig, handOff: { baseUrl: 'https://hand-off.example' } };
  const { user } = renderSlot(<Slot first={{ name: 'statement.pdf', path: 'bucket::key' }} />, {
    shell: testShell({ config }),
  });
  expect(screen.getByText('statement.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Use the customer’s phone/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove statement.pdf' }));
  expect(screen.getByRole('button', { name: /^Use the customer’s phone/ })).toBeVisible();
});

test('[ITM-06] a second file that is chosen while the first is uploaded is uploaded after it, and is the field’s', async () => {
  const api = fakeApi();
  const stored = { path: 'bucket::key', fileName: 'a.pdf', contentType: 'application/pdf', size: 8 } as const;
  const replies = api.hold(uploadFile, stored);
  const { user } = renderSlot(<Slot />);
  const input = screen.getByLabelText('Bank statement', { selector: 'input' });
  for (const name of ['a.pdf', 'b.pdf'])
    await user.upload(input, new File(['%PDF-1.4 %%EOF'], name, { type: 'application/pdf' }));
  await waitFor(() => expect(replies).toHaveLength(1));
  replies[0]?.();
  await waitFor(() => expect(replies).toHaveLength(2));
  replies[1]?.();
  expect(await screen.findByText('b.pdf')).toBeVisible();
  expect(api.requestsOf(uploadFile)).toHaveLength(2);
});
