import { applicationDetail, applicationDocuments } from '@portal/shared/api/applications';
import { uploadFile } from '@portal/shared/api/files';
import { phoneQuery } from '@portal/shared/use-media-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wireApplication } from '../core/applications.fixture.ts';
import { type WireDocument, wireDocument } from '../core/documents.fixture.ts';
import { renderDetail } from './render-detail.fixture.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[APP-03] a missing document comes first, whatever the status, and is a step that is still to come', async () => {
  const { api } = renderDetail({ status: 'Pending Customer Confirmation' });
  api.reply(applicationDocuments, [wireDocument({ name: 'Form 9N' })]);
  await screen.findByRole('table', { name: 'Items' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Required documents');
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Payment of MYR 25,000.00', 'Form 9N']),
  );
});

test.each([
  [['Pending'], 'button', 'Upload 1 document'],
  [['Pending', 'Rejected'], 'link', 'Upload 2 documents'],
] as const)('[APP-04] the header names what is missing: %j', async (statuses, role, name) => {
  const { api } = renderDetail({ status: 'Pending Documents', due: [] });
  const documents = statuses.map((status, at) => wireDocument({ docId: `D-${at}`, status }));
  api.reply(applicationDocuments, documents);
  expect(await screen.findByRole(role, { name })).toBeVisible();
});

test('[APP-04] while the customer has to confirm, a missing document is the last action, where the primary one is, until it is there', async () => {
  const { api, shell } = renderDetail({ status: 'Pending Customer Confirmation' });
  let answer = (_documents: WireDocument[]) => {};
  api.reply(applicationDocuments, () => new Promise((resolve) => (answer = resolve)));
  const names = () =>
    screen
      .queryAllByRole('button', { name: /Print receipt|Resend e-mail|Upload 1 document/ })
      .map(({ textContent }) => textContent);
  await screen.findByRole('region', { name: 'Customer' });
  expect(names()).toEqual([]);
  act(() => answer([wireDocument()]));
  expect(await screen.findByRole('button', { name: 'Upload 1 document' })).toBeVisible();
  expect(names()).toEqual(['Print receipt', 'Resend e-mail', 'Upload 1 document']);
  api.reply(applicationDocuments, [wireDocument({ status: 'Accepted' })]);
  act(() => shell.bus.emit('application:changed', {}));
  await waitFor(() => expect(names()).toEqual(['Print receipt', 'Resend e-mail']));
});

test('[APP-04] on a phone the missing document is the first action', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === phoneQuery }));
  const { api } = renderDetail({ status: 'Pending Customer Confirmation' });
  api.reply(applicationDocuments, [wireDocument()]);
  expect(await screen.findByRole('button', { name: 'Upload 1 document' })).toBeVisible();
  const names = screen
    .getAllByRole('button', { name: /Print receipt|Resend e-mail|Upload 1 document/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Upload 1 document', 'Resend e-mail', 'Print receipt']);
});

test('[APP-04] after an upload by the header the focus is in the document’s row, and stays where no file is chosen', async () => {
  const { api, user } = renderDetail({ status: 'Pending Documents', due: [] });
  let documents = [wireDocument()];
  api
    .reply(applicationDocuments, () => documents)
    .reply(uploadFile, () => {
      documents = [wireDocument({ status: 'Uploaded', path: 'b::k/1' })];
      return { path: 'b::k/1', fileName: 'mine.pdf', contentType: 'application/pdf' as const, size: 8 };
    });
  const button = await screen.findByRole('button', { name: 'Upload 1 document' });
  await user.click(button);
  const input = screen.getByLabelText('Bank statement');
  // as when the browser's dialog is cancelled
  fireEvent.change(input, { target: { files: [] } });
  expect(button).toHaveFocus();
  const file = new File(['%PDF-1.4 %%EOF'], 'mine.pdf', { type: 'application/pdf' });
  // without a press on the input, which the browser's dialog does not need
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByRole('button', { name: 'View Bank statement' })).toHaveFocus();
  expect(button).not.toBeInTheDocument();
});

test('[API-05] keeps a file that did not arrive when the page fails and recovers', async () => {
  const { api, user, shell } = renderDetail();
  api.reply(applicationDocuments, [wireDocument()]).fail(uploadFile, 'network');
  act(() => shell.bus.emit('application:changed', {}));
  await user.upload(
    await screen.findByLabelText('Bank statement'),
    new File(['%PDF-1.4 %%EOF'], 'mine.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/mine\.pdf did not arrive/)).toBeVisible();
  api.fail(applicationDetail, { status: 400 });
  act(() => shell.bus.emit('application:changed', {}));
  expect(await screen.findByText('The application could not be loaded')).toBeVisible();
  api.reply(applicationDetail, wireApplication());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/mine\.pdf did not arrive/)).toBeVisible();
});
