import { applicationDocuments } from '@portal/shared/api/applications';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { type FakeApi, fakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type WireDocument, wireDocument, wireFile } from '../core/documents.fixture.ts';
import { remoteData } from '../core/remote-data.ts';
import { DocumentsSection, useLoadedDocuments } from './index.ts';

const forms = [
  { formId: 'F-1', title: 'Invest in Sukuk' },
  { formId: 'F-2', title: 'Redeem Growth' },
] as const;

/** Mocks the required documents by transaction form. */
const mockDocuments = (documents: Readonly<Record<string, readonly WireDocument[]>>): FakeApi =>
  fakeApi().reply(applicationDocuments, ({ query }) => [...(documents[query.transactionFormId ?? ''] ?? [])]);

function renderSection(
  api: FakeApi,
  { path = '/x', status = 'Pending Documents' as const, isAlwaysShown = false } = {},
) {
  const Section = remoteData.wrap(() => (
    <DocumentsSection
      applicationId="APP-1"
      customerId="C1"
      status={status}
      forms={forms}
      documents={useLoadedDocuments(forms.map(({ formId }) => formId))}
      isAlwaysShown={isAlwaysShown}
    />
  ));
  return { api, ...renderSlot(<Section />, { shell: testShell(), path }) };
}

const bankStatement = new File(['%PDF-1.4 statement %%EOF'], 'statement.pdf', { type: 'application/pdf' });
const missing = { 'F-1': [wireDocument()] };

test('[APP-03] requests the documents of each form, and shows their status', async () => {
  const api = mockDocuments({
    'F-1': [
      wireDocument(),
      wireDocument({
        docId: 'D-2',
        name: 'Slip',
        status: 'Rejected',
        remark: 'Older than 3 months.',
        path: 'b::k/2',
      }),
    ],
    'F-2': [wireDocument({ docId: 'D-3', name: 'Form 9N', status: 'Accepted', path: 'b::k/3' })],
  });
  renderSection(api);
  const invest = await screen.findByRole('list', { name: 'Documents of Invest in Sukuk' });
  expect(api.requestsOf(applicationDocuments).map(({ query }) => query)).toEqual([
    { applicationId: 'APP-1', transactionFormId: 'F-1' },
    { applicationId: 'APP-1', transactionFormId: 'F-2' },
  ]);
  const [first, second] = within(invest).getAllByRole('listitem');
  expect(first).toHaveTextContent('Missing');
  expect(second).toHaveTextContent('Rejected');
  expect(second).toHaveTextContent('“Older than 3 months.”');
  expect(await screen.findByText('1 of 3 missing, 1 rejected')).toBeVisible();
  // an accepted document has no upload button
  const redeem = await screen.findByRole('list', { name: 'Documents of Redeem Growth' });
  expect(within(redeem).queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
});

test('shows an error for a form whose documents fail, and the other form’s documents', async () => {
  const api = mockDocuments({ 'F-2': [wireDocument({ transactionFormId: 'F-2', name: 'Form 9N' })] });
  api.fail(applicationDocuments, { status: 400 }, 1);
  const { user } = renderSection(api);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Documents of “Invest in Sukuk” could not be loaded');
  expect(await screen.findByRole('list', { name: 'Documents of Redeem Growth' })).toHaveTextContent(
    'Form 9N',
  );
  expect(screen.getByRole('region', { name: 'Required documents' })).toBeVisible();
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('is not visible once no document is required', async () => {
  renderSection(mockDocuments({}));
  expect(await screen.findByRole('region', { name: 'Required documents' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Required documents' })).not.toBeInTheDocument(),
  );
});

test('says that no document is required where its place is kept', async () => {
  renderSection(mockDocuments({}), { isAlwaysShown: true });
  expect(await screen.findByText('None')).toBeVisible();
});

test('[APP-04] uploads a file with its type and document id, and reloads the list', async () => {
  const api = mockDocuments(missing).reply(uploadFile, {
    path: 'b::k',
    fileName: 'statement.pdf',
    contentType: 'application/pdf',
    size: 18,
  });
  const { user, shell } = renderSection(api);
  const onChanged = jest.fn();
  shell.bus.on('application:changed').subscribe(onChanged);
  await user.upload(await screen.findByLabelText('Bank statement'), bankStatement);
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ customerId: 'C1' }));
  expect(api.requestsOf(uploadFile).map(({ body }) => body)).toEqual([
    {
      Type: 'post',
      FileName: 'statement.pdf',
      ContentType: 'application/pdf',
      Content: btoa('%PDF-1.4 statement %%EOF'),
      docId: 'D-1',
    },
  ]);
});

test('[APP-04] a second file waits for the first and is sent after it, and of three the second is left out', async () => {
  const api = mockDocuments(missing);
  const stored = { path: 'b::k', fileName: 'a.pdf', contentType: 'application/pdf', size: 18 } as const;
  const replies = api.hold(uploadFile, stored);
  const { user } = renderSection(api);
  const input = await screen.findByLabelText('Bank statement');
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
    await user.upload(input, new File(['%PDF-1.4 %%EOF'], name, { type: 'application/pdf' }));
  await waitFor(() => expect(replies).toHaveLength(1));
  replies[0]?.();
  await waitFor(() => expect(replies).toHaveLength(2));
  replies[1]?.();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload Bank statement' })).toBeVisible());
  expect(api.requestsOf(uploadFile).map(({ body }) => Object(body).FileName)).toEqual(['a.pdf', 'c.pdf']);
});

test('[APP-04] does not send a file whose bytes are not PDF, JPG or PNG', async () => {
  const { api, user } = renderSection(mockDocuments(missing));
  const disguised = new File(['<svg onload="x"/>'], 'scan.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Bank statement'), disguised);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'scan.pdf: Only PDF, JPG and PNG files can be uploaded.',
  );
  expect(api.requestsOf(uploadFile)).toEqual([]);
});

test('[API-05] keeps a file that did not arrive and sends it on retry', async () => {
  const api = mockDocuments(missing).fail(uploadFile, 'network');
  const { user } = renderSection(api);
  await user.upload(await screen.findByLabelText('Bank statement'), bankStatement);
  expect(await screen.findByText('statement.pdf did not arrive. It is kept here.')).toBeVisible();
  api.reply(uploadFile, { path: 'b::k', fileName: 's', contentType: 'application/pdf', size: 18 });
  await user.click(screen.getByRole('button', { name: 'Try again Bank statement' }));
  await waitFor(() => expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument());
  expect(api.requestsOf(uploadFile)).toHaveLength(2);
});

test('does not ask again for a file that arrived when the reply was lost', async () => {
  const documents = { 'F-1': [wireDocument()] };
  const api = mockDocuments(documents).fail(uploadFile, 'network');
  const { user } = renderSection(api);
  const input = await screen.findByLabelText('Bank statement');
  documents['F-1'] = [wireDocument({ status: 'Uploaded', path: 'b::k' })];
  await user.upload(input, bankStatement);
  expect(await screen.findByText('Received')).toBeVisible();
  expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
  expect(api.requestsOf(uploadFile)).toHaveLength(1);
});

test('[API-05] says that the outcome is unknown when the reply is lost and the check fails', async () => {
  const api = mockDocuments(missing).fail(uploadFile, 'network');
  const { user } = renderSection(api);
  const input = await screen.findByLabelText('Bank statement');
  api.fail(applicationDocuments, { status: 400 });
  await user.upload(input, bankStatement);
  expect(
    await screen.findByText('It is not known whether statement.pdf arrived. It is kept here.'),
  ).toBeVisible();
  api.reply(applicationDocuments, [wireDocument({ status: 'Uploaded', path: 'b::k' })]);
  await user.click(screen.getByRole('button', { name: 'Check again Bank statement' }));
  await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
  expect(api.requestsOf(uploadFile)).toHaveLength(1);
});

test('says that a file was not accepted when the service rejects it', async () => {
  const { user } = renderSection(mockDocuments(missing).fail(uploadFile, { status: 400 }));
  await user.upload(await screen.findByLabelText('Bank statement'), bankStatement);
  expect(
    await screen.findByText(/statement\.pdf was refused: the service found something wrong/),
  ).toBeVisible();
});

test('[APP-03] requests an attachment by bucket and key, with a retry when it fails', async () => {
  const api = mockDocuments({
    'F-1': [wireDocument({ status: 'Uploaded', path: 'portal-documents::2026-11/a::b.pdf' })],
  }).fail(readFile, { status: 400 });
  const { user } = renderSection(api);
  await user.click(await screen.findByRole('button', { name: 'View Bank statement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bank statement' });
  expect(await within(dialog).findByText('The file could not be loaded')).toBeVisible();
  expect(api.requestsOf(readFile).map(({ query }) => query)).toEqual([
    { Type: 'get', Bucket: 'portal-documents', Key: '2026-11/a::b.pdf' },
  ]);
  // the content is not an image
  api.reply(readFile, wireFile('not a picture', 'image/png'));
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('The file cannot be shown')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('shows an error without a request for a path without a bucket', async () => {
  const api = mockDocuments({ 'F-1': [wireDocument({ status: 'Uploaded', path: 'lost.pdf' })] });
  const { user } = renderSection(api);
  await user.click(await screen.findByRole('button', { name: 'View Bank statement' }));
  expect(await screen.findByText('The file cannot be opened')).toBeVisible();
  expect(api.requestsOf(readFile)).toEqual([]);
});

test('[APP-04] the viewer says why its file was rejected, and its button opens the choice of another', async () => {
  const remark = 'Older than 3 months.';
  const api = mockDocuments({
    'F-1': [wireDocument({ status: 'Rejected', path: 'b::1', remark })],
  }).fail(readFile, { status: 400 });
  const { user } = renderSection(api);
  await user.click(await screen.findByRole('button', { name: 'View Bank statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank statement' }));
  expect(dialog.getByText('“Older than 3 months.”')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  const onPress = jest.fn();
  screen.getByLabelText('Bank statement', { selector: 'input' }).addEventListener('click', onPress);
  await user.click(dialog.getByRole('button', { name: 'Upload another' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the viewer opens the next file and closes', async () => {
  const api = mockDocuments({
    'F-1': [wireDocument({ status: 'Uploaded', path: 'b::1' })],
    'F-2': [wireDocument({ docId: 'D-2', name: 'Form 9N', status: 'Accepted', path: 'b::2' })],
  }).fail(readFile, { status: 400 });
  const { user } = renderSection(api);
  await user.click(await screen.findByRole('button', { name: 'View Bank statement' }));
  expect(await screen.findByText('File 1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Form 9N' })).toHaveTextContent('File 2 of 2');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
