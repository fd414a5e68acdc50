import { uploadFile } from '@portal/shared/api/files';
import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { today } from '@portal/shared/dates';
import { testAgent } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  failed,
  openPayment as open,
  paid,
  payButton,
  pending,
  paymentService as service,
  summary,
} from './fixtures/open-payment.tsx';

const fileOf = (text: string, name: string) => {
  const file = new File([text], name, { type: 'application/pdf' });
  // jsdom's files cannot be read as bytes
  return Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
};
const pdfFile = (name: string) => fileOf('%PDF-1.7 %%EOF', name);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[PAY-01] shows summary and methods, sends the payment, then verifies it', async () => {
  const api = service();
  const { user, location } = open();
  expect(await screen.findByText('Invest in Cempaka Biru Malaysia Growth')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Customer' })).toHaveTextContent('Tan Mei Ling');
  await user.click(screen.getByRole('radio', { name: 'DuitNow' }));
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'R-1');
  await user.click(await payButton());
  await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
  expect(api.requestsOf(pay).map(({ body }) => body)).toEqual([
    {
      applicationId: 'A1',
      payment: { method: 'DNOW', amounts: [{ currency: 'MYR', amount: 10_000 }], reference: 'R-1' },
    },
  ]);
  expect(api.requestsOf(verifyPayment).at(-1)?.body).toEqual({ applicationId: 'A1', userId: testAgent.uuid });
});

test('offers the methods that can be used, and folds the others with their reasons', async () => {
  service();
  const { user } = open();
  const usable = await screen.findAllByRole('radio');
  expect(usable.map((radio) => radio.getAttribute('value'))).toEqual(['FPX', 'FPXB2B', 'DNOW', 'CHQ']);
  const reason = screen.getByText('Only for other currencies than MYR.');
  expect(reason).not.toBeVisible();
  await user.click(screen.getByText('2 methods that cannot be used'));
  expect(reason).toBeVisible();
  expect(screen.getByText('Telegraphic transfer')).toBeVisible();
});

test.each([
  [1.99, 'From MYR 2.00.'],
  [1_000_000.01, 'Up to MYR 1,000,000.00.'],
])('[PAY-01] corporate FPX does not take MYR %s: %s', async (amount, reason) => {
  const methods = summary.methods.map((each) =>
    each.code === 'FPXB2B' ? { ...each, minimum: 2, maximum: 1_000_000 } : each,
  );
  service().reply(paymentSummary, { ...summary, methods, due: [{ currency: 'MYR', amount }] });
  open();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /orporate/ })).toBeNull();
});

test('asks for number, bank and date of a cheque, and sends them with its slip', async () => {
  const api = service().reply(uploadFile, {
    path: 'documents::slip-1',
    fileName: 'slip.pdf',
    contentType: 'application/pdf',
    size: 6,
  });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Cheque' }));
  expect(screen.getByText(/^Needed\. Without the slip/)).toBeVisible();
  await user.click(await payButton('Record cheque of MYR 10,000.00'));
  const number = screen.getByRole('textbox', { name: 'Cheque number' });
  expect(number).toHaveFocus();
  expect(screen.getByText('Enter the cheque number.')).toBeVisible();
  expect(screen.getByText('Enter the date on the cheque.')).toBeVisible();
  expect(api.requestsOf(pay)).toHaveLength(0);
  await user.keyboard('000123');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bank of the cheque' }), 'Maybank');
  fireEvent.change(screen.getByLabelText('Date of the cheque'), { target: { value: today() } });
  await user.upload(screen.getByLabelText('Slip', { selector: 'input' }), pdfFile('slip.pdf'));
  expect(await screen.findByText('slip.pdf')).toBeVisible();
  await user.click(await payButton('Record cheque of MYR 10,000.00'));
  await waitFor(() => expect(api.requestsOf(pay)).toHaveLength(1));
  expect(api.requestsOf(pay)[0]?.body).toMatchObject({
    payment: {
      method: 'CHQ',
      reference: '000123',
      cheque: { bank: 'Maybank', date: today() },
      slip: 'documents::slip-1',
    },
  });
});

test('[APP-04] refuses a file of another type before the upload, and retries a failed upload', async () => {
  const api = service();
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Cheque' }));
  const input = screen.getByLabelText('Slip', { selector: 'input' });
  await user.upload(input, fileOf('<svg/>', 'slip.pdf'));
  expect(await screen.findByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  expect(api.requestsOf(uploadFile)).toHaveLength(0);
  api.fail(uploadFile, { status: 500 });
  await user.upload(input, pdfFile('slip.pdf'));
  expect(await screen.findByText(/It is not known whether slip.pdf arrived/)).toBeVisible();
  api.reply(uploadFile, {
    path: 'documents::slip-1',
    fileName: 'slip.pdf',
    contentType: 'application/pdf',
    size: 6,
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('slip.pdf')).toBeVisible();
});

test('asks for all details of a third-party payer, and sends them', async () => {
  const api = service().reply(uploadFile, {
    path: 'documents::p1',
    fileName: 'proof.pdf',
    contentType: 'application/pdf',
    size: 6,
  });
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Payer' }), 'Someone else');
  await user.click(await payButton());
  expect(screen.getByRole('textbox', { name: 'Payer’s name' })).toHaveFocus();
  await user.paste('Lim Kok Seng');
  const identity = screen.getByRole('textbox', { name: 'Payer’s identity number' });
  expect(identity).toHaveAttribute('data-private');
  await user.click(identity);
  await user.paste('620118075311');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Relationship/ }), 'Spouse');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payer’s bank' }), 'Maybank');
  await user.click(screen.getByRole('textbox', { name: 'Why the customer does not pay' }));
  await user.paste('Common account');
  await user.upload(screen.getByLabelText(/^Proof/, { selector: 'input' }), pdfFile('proof.pdf'));
  expect(await screen.findByText('proof.pdf')).toBeVisible();
  await user.click(await payButton());
  await waitFor(() => expect(api.requestsOf(pay)).toHaveLength(1));
  expect(api.requestsOf(pay)[0]?.body).toMatchObject({
    payment: {
      payer: {
        name: 'Lim Kok Seng',
        idNo: '620118-07-5311',
        relationship: 'Spouse',
        reason: 'Common account',
        bankName: 'Maybank',
        proof: 'documents::p1',
      },
    },
  });
});

test('in one column a failed payment gets the focus above the items', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  service(failed);
  const { user } = open();
  await user.click(await payButton());
  const alert = (await screen.findByText('The payment failed')).closest('[role=alert]');
  await waitFor(() => expect(alert?.parentElement).toHaveFocus());
  const items = screen.getByRole('heading', { name: 'Items' });
  expect(items.compareDocumentPosition(alert ?? items)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('offers to pay again when the payment failed', async () => {
  service(failed);
  const { user } = open();
  await user.click(await payButton());
  expect(await screen.findByText('The payment failed')).toBeVisible();
  expect(await payButton()).toBeVisible();
});

test('blocks another payment while one is pending, and can check it again', async () => {
  const api = service(pending);
  const { user, location } = open();
  await user.click(await payButton());
  expect(await screen.findByText('The payment is being verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  api.reply(verifyPayment, paid);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
  expect(api.requestsOf(pay)).toHaveLength(1);
});

test('blocks a payment when one was pending before the page was opened', async () => {
  service().reply(verifyPayment, pending);
  open();
  expect(await screen.findByText('The payment is being verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('offers no payment when nothing is due', async () => {
  service().reply(paymentSummary, { ...summary, status: 'Submitted', due: [], methods: [] });
  open();
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});

test('shows a failure and retries when the payment could not be loaded', async () => {
  service().fail(paymentSummary, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The payment could not be opened')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeVisible();
});
