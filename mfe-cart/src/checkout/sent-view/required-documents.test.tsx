import { checkoutDocuments } from '@portal/shared/api/checkout';
import { uploadFile } from '@portal/shared/api/files';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkoutService, openCheckout } from '../fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

const form = {
  docId: 'D1',
  name: 'Form KWSP 9N (AHL), signed',
  mandatory: true,
  status: 'Pending' as const,
  remark: null,
  path: null,
  applicationId: 'A1',
  transactionFormId: 'A1-1',
};
const formArrived = { ...form, status: 'Uploaded' as const, path: 'documents::D1' };

/** An API whose sent checkout requires the form, and accepts files. */
const service = () =>
  checkoutService().reply(checkoutDocuments, [form]).reply(uploadFile, {
    path: 'documents::D1',
    fileName: 'a.pdf',
    contentType: 'application/pdf',
    size: 8,
  });

/** The row of a document, by its name. */
const rowOf = async (name: string) => {
  const region = within(await screen.findByRole('region', { name: 'Required documents' }));
  const row = region.getByText(name).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

/** Presses the upload button of a document, which keeps the focus, and chooses a file for it. */
async function upload(name: string, fileName: string): Promise<void> {
  const row = await rowOf(name);
  row.getByRole('button', { name: /^Upload/ }).focus();
  const file = Object.assign(new File(['%PDF-1.7'], fileName), {
    arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer,
  });
  fireEvent.change(row.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } });
}

test('[CHK-05] an upload that removes its focused button moves the focus to the name of its document', async () => {
  const api = service();
  openCheckout('&sent=CO-1');
  await rowOf(form.name);
  api.reply(checkoutDocuments, [formArrived]);
  await upload(form.name, '9n.pdf');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull());
  expect(screen.getByText(form.name)).toHaveFocus();
});
