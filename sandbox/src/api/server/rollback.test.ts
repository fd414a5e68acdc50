import { pdfOf } from '../../pdf/index.ts';
import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import { readLedger } from '../ledger.ts';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  pay,
  sendToCustomer,
  textAt,
  verify,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = START;
});

const newClient = (key: string): Promise<AgentClient> => createAgentClient(api, key);
const ledger = ({ customer }: AgentClient) => readLedger(api.db, customer.customerId);

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Runs `act` while a table that it writes last is missing. */
async function without<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
  await api.db.client.exec(`alter table "${table}" rename to "${table}_away"`);
  try {
    return await act();
  } finally {
    await api.db.client.exec(`alter table "${table}_away" rename to "${table}"`);
  }
}

const readState = async (client: AgentClient) => ({
  ...(await ledger(client)),
  mails: await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`),
  events: (await api.db.client.query('select * from application_events order by id')).rows,
  files: (await api.db.client.query('select key from attachments order by key')).rows,
  links: (await api.db.client.query('select * from confirmation_links order by token')).rows,
});

async function expectUnchanged(client: AgentClient, table: string, act: () => Promise<{ status: number }>) {
  const before = await readState(client);
  expect((await without(table, act)).status).toBe(500);
  expect(await readState(client)).toEqual(before);
  expect((await act()).status).toBe(200);
  expect(await readState(client)).not.toEqual(before);
}

test('a failed checkout changes nothing, and the log names the place but no customer data', async () => {
  const client = await newClient('half a checkout');
  const body = checkoutBody(client, [await add(client)]);
  await expectUnchanged(client, 'outbox', () => client.post('/application/checkout', body));
  const logged = jest.mocked(process.stderr.write).mock.calls.join('');
  expect(logged).toContain('POST /application/checkout: 500 ');
  expect(logged).toContain('confirmation-mail.ts');
  expect(logged).not.toContain(client.customer.name);
  expect(logged).not.toContain('mail.example');
});

test.each([
  ['movetodraft', 'confirmation_links'],
  ['deletebyagent', 'confirmation_links'],
  ['resendemail', 'application_events'],
])('a failed %s changes nothing', async (call, table) => {
  const client = await newClient(`half a ${call}`);
  const { checkoutId } = await sendToCustomer(client);
  await expectUnchanged(client, table, () => client.post(`/application/checkout/${call}`, { checkoutId }));
});

test('a failed confirmation changes nothing', async () => {
  const client = await newClient('half a confirmation');
  const { token } = await sendToCustomer(client);
  const before = await readState(client);
  const confirm = () => confirmCheckout(api.db, token, api.clock.now);
  await expect(without('application_events', confirm)).rejects.toThrow();
  expect(await readState(client)).toEqual(before);
  expect(await confirm()).toBe('confirmed');
});

test('a failed expiry changes nothing', async () => {
  const client = await newClient('half an expiry');
  await sendToCustomer(client);
  const before = await readState(client);
  api.clock.now = new Date(START.getTime() + 8 * 86_400_000);
  const readCheckouts = () =>
    client.get('/application/checkout', { ...client.head, channel: 'Digital Transaction' });
  expect((await without('application_events', readCheckouts)).status).toBe(500);
  expect(await readState(client)).toEqual(before);
  expect((await readCheckouts()).body).toMatchObject([{ status: 'Expired' }]);
});

test('a failed verification or upload changes nothing', async () => {
  const client = await newClient('half a verification');
  const { applicationId, token } = await sendToCustomer(client);
  await confirmCheckout(api.db, token, api.clock.now);
  await pay(client, applicationId, 'FPX-1');
  await expectUnchanged(client, 'application_events', () => verify(client, applicationId));

  const epf = {
    plan: 'EPF',
    accountId: client.account('EPF'),
    salesCharge: 3,
    scheme: 'CBBAL',
    satRank: 3,
  };
  const sent = await sendToCustomer(client, epf, { payment: [{ currency: 'MYR', method: 'EPF' }] });
  const listed = await client.get('/application/checkout/documentrequired/list', {
    checkoutid: sent.checkoutId,
  });
  const docId = textAt(Object(listed.body)[0], 'docId');
  await expectUnchanged(client, 'application_events', () =>
    client.post('/helpme/s3getpost', {
      Type: 'post',
      FileName: 'a.pdf',
      ContentType: 'application/pdf',
      Content: pdfOf(['Slip']).toString('base64'),
      docId,
    }),
  );
});
