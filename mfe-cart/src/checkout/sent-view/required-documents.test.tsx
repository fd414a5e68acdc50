import { applicationDocuments } from '@portal/shared/api/applications';
import { checkoutDocuments, checkoutsByIds } from '@portal/shared/api/checkout';
import { uploadFile } from '@portal/shared/api/files';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkoutService, openCheckout, sent } from '../fixtures/open-checkout.tsx';

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
const slip = { ...form, docId: 'D2', name: 'Bank slip' };

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

/** Focuses the upload button of a document, as pressing it does, and chooses a file for it. */
async function upload(name: string, fileName: string): Promise<void> {
  const row = await rowOf(name);
  row.getByRole('button', { name: /^Upload/ }).focus();
  const file = Object.assign(new File(['%PDF-1.7 %%EOF'], fileName), {
    arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7 %%EOF').buffer,
  });
  fireEvent.change(row.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } });
}

/** The button of a failure, by its title. */
function tryAgainOf(title: HTMLElement): HTMLElement {
  const alert = title.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('the failure is no alert');
  return within(alert).getByRole('button', { name: 'Try again' });
}

test('[CHK-05] lists the required documents, and uploads a missing one', async () => {
  const api = service();
  openCheckout('&sent=CO-1');
  expect(await screen.findByText('1 of 1 missing')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'What happens next' }));
  expect(steps.getByText(`Upload ${form.name}`)).toBeVisible();
  api.reply(checkoutDocuments, [formArrived]);
  await upload(form.name, '9n.pdf');
  expect(await screen.findByText('All received')).toBeVisible();
  expect(steps.queryByText(`Upload ${form.name}`)).toBeNull();
  expect(api.requestsOf(uploadFile)[0]?.body).toEqual({
    Type: 'post',
    FileName: '9n.pdf',
    ContentType: 'application/pdf',
    Content: btoa('%PDF-1.7 %%EOF'),
    docId: 'D1',
  });
});

test('[CHK-05] an upload that removes its focused button moves the focus to the name of its document', async () => {
  const api = service();
  openCheckout('&sent=CO-1');
  await rowOf(form.name);
  api.reply(checkoutDocuments, [formArrived]);
  await upload(form.name, '9n.pdf');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull());
  expect(screen.getByText(form.name)).toHaveFocus();
});

test('[CHK-05] a failed reload after an upload keeps the file of another document that did not arrive', async () => {
  const api = service()
    .reply(checkoutDocuments, [form, slip])
    .reply(applicationDocuments, [form, slip])
    .fail(uploadFile, { status: 500 }, 1);
  const { user } = openCheckout('&sent=CO-1');
  await upload(slip.name, 'slip.pdf');
  const kept = 'slip.pdf did not arrive. It is kept here: try again.';
  expect(await screen.findByText(kept)).toBeVisible();
  api.fail(checkoutsByIds, { status: 500 }).fail(checkoutDocuments, { status: 500 });
  await upload(form.name, '9n.pdf');
  const ofCheckout = await screen.findByText('What was sent could not be loaded again');
  expect(ofCheckout).toBeVisible();
  const failure = await screen.findByText('The documents could not be loaded again');
  expect(failure).toBeVisible();
  expect(screen.getByText(kept)).toBeVisible();

  api.reply(checkoutDocuments, [formArrived, slip]);
  await user.click(tryAgainOf(failure));
  expect(await screen.findByText('1 of 2 missing')).toBeVisible();
  expect(failure).not.toBeInTheDocument();
  api.reply(checkoutsByIds, [sent]);
  await user.click(tryAgainOf(ofCheckout));
  await waitFor(() => expect(ofCheckout).not.toBeInTheDocument());
  await user.click((await rowOf(slip.name)).getByRole('button', { name: 'Try again' }));
  expect((await rowOf(slip.name)).getByRole('button', { name: /^Upload/ })).toHaveFocus();
  await waitFor(() => expect(api.requestsOf(uploadFile)).toHaveLength(3));
  expect(api.requestsOf(uploadFile)[2]?.body).toMatchObject({ docId: 'D2' });
});

test('[CHK-05] says that a reload failed also when no document was required before', async () => {
  const api = service().reply(checkoutDocuments, []);
  const { shell } = openCheckout('&sent=CO-1');
  await waitFor(() => expect(api.requestsOf(checkoutDocuments)).toHaveLength(1));
  await screen.findByRole('list', { name: 'What happens next' });
  expect(screen.queryByText('Required documents')).toBeNull();
  api.fail(checkoutDocuments, { status: 500 });
  act(() => shell.bus.emit('application:changed', { customerId: 'C0048217' }));
  expect(await screen.findByText('The documents could not be loaded')).toBeVisible();
});
