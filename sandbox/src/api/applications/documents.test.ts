import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import { eq } from 'drizzle-orm';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { disguisedHugeJpeg, hugeJpeg } from '../../cards/huge-jpeg.fixture.ts';
import { attachments, requiredDocuments } from '../../database/tables/index.ts';
import { pdfOf } from '../../pdf/index.ts';
import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  pay,
  readApplication,
  sendToCustomer,
  textAt,
  verify,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const newClient = (key: string): Promise<AgentClient> => createAgentClient(api, key);
const PDF = pdfOf(['Form KWSP 9N']);
const picture = { FileName: 'a.png', ContentType: 'image/png' };
const photo = { FileName: 'a.jpg', ContentType: 'image/jpeg' };
const png = PNG.sync.write(new PNG({ width: 60, height: 40 }));
const jpg = jpeg.encode({ width: 8, height: 8, data: Buffer.alloc(256) }).data;
/** The PNG with another size in its head. */
const hugePng = Buffer.from(png);
hugePng.writeUInt32BE(60_000, 16);
hugePng.writeUInt32BE(60_000, 20);
/** A PNG's head is in its bytes 8 to 33. */
const twoHeads = Buffer.concat([png.subarray(0, 33), png.subarray(8)]);
const upload = (client: AgentClient, file: Buffer, over: object = {}) =>
  client.post('/helpme/s3getpost', {
    Type: 'post',
    FileName: 'form.pdf',
    ContentType: 'application/pdf',
    Content: file.toString('base64'),
    ...over,
  });
const readFile = (client: AgentClient, path: string) => {
  const [Bucket = '', Key = ''] = path.split('::');
  return client.get('/helpme/s3getpost', { Type: 'get', Bucket, Key });
};

/** Number of stored files of an agent. */
const attachmentsOf = ({ agent }: AgentClient) =>
  api.db.orm.$count(attachments, eq(attachments.agentUserId, agent.userId));

/** Creates an EPF investment that waits for confirmation. @returns its required document. */
async function createPendingConfirmation(client: AgentClient) {
  const { checkoutId } = await sendToCustomer(
    client,
    { plan: 'EPF', accountId: client.account('EPF'), salesCharge: 3, scheme: 'CBBAL', satRank: 3 },
    { payment: [{ currency: 'MYR', method: 'EPF' }] },
  );
  const listed = await client.get('/application/checkout/documentrequired/list', { checkoutid: checkoutId });
  return { checkoutId, docId: textAt(Object(listed.body)[0], 'docId') };
}

/** Creates an EPF investment that is confirmed and paid and waits for its signed form. */
async function createPendingForm(client: AgentClient) {
  const id = await add(client, {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    scheme: 'CBBAL',
    satRank: 3,
  });
  const payment = [{ currency: 'MYR', method: 'EPF' }];
  const checkout = await client.post('/application/checkout', checkoutBody(client, [id], { payment }));
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  const [form] = Object(checkout.body).applications;
  const applicationId = textAt(form, 'applicationId');
  await client.post('/application/payment', {
    applicationId,
    payment: { method: 'EPF', amounts: [{ currency: 'MYR', amount: 10_000 }], reference: '' },
  });
  await verify(client, applicationId);
  return { applicationId, checkoutId: textAt(checkout.body, 'checkoutId') };
}

test('[APP-03] [CHK-05] lists a required document by form and by checkout; its upload submits the application', async () => {
  const client = await newClient('uploads');
  const { applicationId, checkoutId } = await createPendingForm(client);
  const application = Object((await readApplication(client, applicationId)).body);
  const transactionFormId = textAt(application.items[0], 'formId');
  const query = { applicationId, transactionFormId };
  const listed = await client.get('/application/documentrequired/list', query);
  expect(listed.body).toEqual([
    {
      docId: `${transactionFormId}-D1`,
      name: 'Form KWSP 9N (AHL), signed',
      mandatory: true,
      status: 'Pending',
      remark: null,
      path: null,
      applicationId,
      transactionFormId,
    },
  ]);
  const ofCheckout = await client.get('/application/checkout/documentrequired/list', {
    checkoutid: checkoutId,
  });
  expect(ofCheckout.body).toEqual(listed.body);

  const sent = await upload(client, PDF, { docId: `${transactionFormId}-D1` });
  expect(sent).toMatchObject({ status: 200, body: { fileName: 'form.pdf', size: PDF.length } });
  const path = textAt(sent.body, 'path');
  expect(path).toMatch(/^[\w-]+::\S+$/);
  expect((await client.get('/application/documentrequired/list', query)).body).toMatchObject([
    { status: 'Uploaded', path },
  ]);
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Submitted' });
  expect((await readFile(client, path)).body).toEqual({
    fileName: 'form.pdf',
    contentType: 'application/pdf',
    size: PDF.length,
    content: PDF.toString('base64'),
  });
});

const pdfWithoutPage = Buffer.from(
  PDF.toString('latin1').replace(/\/Kids \[[^\]]*\] \/Count 1/, (text) =>
    '/Kids [] /Count 0'.padEnd(text.length),
  ),
  'latin1',
);

test.each<[string, Buffer, object, RegExp]>([
  ['an SVG', Buffer.from('<svg/>'), {}, /no PDF, JPG or PNG/],
  ['HTML', Buffer.from('<!doctype html>'), {}, /no PDF, JPG or PNG/],
  [
    'a PNG that says PDF',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    {},
    /but it is a PNG/,
  ],
  ['a PNG with too many pixels', hugePng, picture, /too large to be shown/],
  ['a PNG with a second head, which could have another size', twoHeads, picture, /not complete/],
  ['a JPG with too many pixels', hugeJpeg(), photo, /too large to be shown/],
  ['a JPG whose markers disguise its pixels', disguisedHugeJpeg(), photo, /damaged|too large/],
  ['a cut-off JPG', jpg.subarray(0, -2), photo, /not complete/],
  ['a cut-off PNG', png.subarray(0, -4), picture, /not complete/],
  ['a cut-off PDF', PDF.subarray(0, 300), {}, /not complete/],
  ['a PDF without a page', pdfWithoutPage, {}, /cannot be opened, or has no page/],
  ['a PDF that does not open', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), {}, /cannot be opened/],
  ['nothing', Buffer.alloc(0), {}, /empty/],
  ['one byte too many', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES + 1 - PDF.length)]), {}, /5 MB/],
])('[APP-04] refuses %s and stores nothing', async (_case, file, over, words) => {
  const client = await newClient(`refused ${_case}`);
  expect(await upload(client, file, over)).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(words) },
  });
  expect(await attachmentsOf(client)).toBe(0);
  expect((await upload(client, PDF)).status).toBe(200);
  expect(await attachmentsOf(client)).toBe(1);
});

test('accepts exactly 5 MB and refuses a type that is not allowed', async () => {
  const client = await newClient('uploads much');
  expect((await upload(client, Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length)]))).status).toBe(
    200,
  );
  expect(await upload(client, PDF, { ContentType: 'image/svg+xml' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('body.ContentType') },
  });
});

test('does not replace an accepted document', async () => {
  const client = await newClient('uploads what was accepted');
  const { checkoutId, docId } = await createPendingConfirmation(client);
  const first = textAt((await upload(client, PDF, { docId })).body, 'path');
  await api.db.orm
    .update(requiredDocuments)
    .set({ status: 'Accepted' })
    .where(eq(requiredDocuments.id, docId));
  expect(await upload(client, PDF, { docId })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('was accepted already') },
  });
  expect(await attachmentsOf(client)).toBe(1);
  const listed = await client.get('/application/checkout/documentrequired/list', { checkoutid: checkoutId });
  expect(listed.body).toMatchObject([{ docId, status: 'Accepted', path: first }]);
});

test('refuses a document of a cancelled application', async () => {
  const client = await newClient('uploads too late');
  const { checkoutId, docId } = await createPendingConfirmation(client);
  await client.post('/application/checkout/deletebyagent', { checkoutId });
  expect(await upload(client, PDF, { docId })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('it is Cancelled') },
  });
});

test('does not require a slip that came with the payment, and refuses an unknown one', async () => {
  const client = await newClient('sends a slip');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  const slip = textAt((await upload(client, PDF)).body, 'path');
  const cheque = { bank: 'Maybank', date: '2026-11-18' };
  const payment = {
    method: 'CHQ',
    amounts: [{ currency: 'MYR', amount: 10_000 }],
    reference: '123456',
    cheque,
  };
  const send = (over: object) =>
    client.post('/application/payment', { applicationId, payment: { ...payment, ...over } });
  expect((await send({ slip: 'documents::none' })).status).toBe(404);
  expect((await send({ cheque: undefined })).body).toMatchObject({
    message: expect.stringContaining('bank and date'),
  });
  expect((await send({ slip })).status).toBe(200);
  expect((await verify(client, applicationId)).body).toMatchObject({ status: 'paid' });
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Submitted' });
});

test('accepts another payer with an allowed relationship and requires the missing proof', async () => {
  const client = await newClient('parent pays');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  const payer = {
    name: 'Tan Ah Kow',
    idNo: '600101-10-5555',
    relationship: 'Sibling',
    reason: 'A gift',
    bankName: 'Maybank',
  };
  expect(await pay(client, applicationId, 'FPX-1', {}, { payer })).toMatchObject({ status: 422 });
  const parent = { ...payer, relationship: 'Parent' };
  expect((await pay(client, applicationId, 'FPX-1', {}, { payer: parent })).status).toBe(200);
  await verify(client, applicationId);
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Pending Documents' });
});
