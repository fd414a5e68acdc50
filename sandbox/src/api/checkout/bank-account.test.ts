import { bankarWire } from '@portal/shared/testing/bank-account';
import {
  type AgentClient,
  checkoutBody,
  createAgentClient,
  nothingBought,
  textAt,
} from '../testing/agent-client.ts';
import { PDF } from '../testing/request-ids.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { confirmCheckout, listOutbox, rejectCheckout } from './mailbox.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** Posts the addition of the customer's own Maybank account, with these changes. */
async function addAccount(client: AgentClient, changes: object = {}) {
  const uploaded = await client.post('/helpme/s3getpost', {
    Type: 'post',
    FileName: 'statement.pdf',
    ContentType: 'application/pdf',
    Content: PDF,
  });
  return client.post('/application/cart/bankar', {
    channel: 'Digital Form',
    ...client.head,
    customerName: client.customer.name,
    payload: {
      ...bankarWire,
      account: client.account('CS'),
      bankAccName: client.customer.name,
      bankAccNumber: '514200001111',
      isDefault: true,
      validationIdType: '1',
      validationId: client.customer.idNo,
      bankAccountStatementFileName: '2026-11-01 statement.pdf',
      bankAccountStatementFileURL: textAt(uploaded.body, 'path'),
      ...changes,
    },
  });
}

const registered = async (
  client: AgentClient,
): Promise<readonly { BankAccNo: string; IsDefault: boolean }[]> =>
  Object((await client.get('/cif/account/bankaccount', { accountId: client.account('CS') })).body);

async function send(client: AgentClient) {
  const added = await addAccount(client);
  expect(added).toMatchObject({ status: 200 });
  const itemIds = [textAt(added.body, 'id')];
  const sent = await client.post('/application/checkout', checkoutBody(client, itemIds, nothingBought));
  expect(sent).toMatchObject({ status: 200 });
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  return mail?.token ?? '';
}

test('[ITM-06] [CLI-08] an account becomes the customer’s default once the customer has confirmed', async () => {
  const client = await createAgentClient(api, 'bankar confirmed');
  const token = await send(client);
  expect((await registered(client)).map(({ BankAccNo }) => BankAccNo)).not.toContain('514200001111');
  await confirmCheckout(api.db, token, api.clock.now);
  const after = await registered(client);
  expect(after.find(({ BankAccNo }) => BankAccNo === '514200001111')).toMatchObject({ IsDefault: true });
  expect(after.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
  const ofCustomer = await client.get(`/cif/${client.customer.customerId}/enquiry/bankaccount`);
  expect(ofCustomer.body).toContainEqual(
    expect.objectContaining({
      BankAccNo: '514200001111',
      AccountNo: client.account('CS'),
      AccountName: client.customer.name,
    }),
  );
});

test('[ITM-14] an account that the customer rejects is never registered', async () => {
  const client = await createAgentClient(api, 'bankar rejected');
  await rejectCheckout(api.db, await send(client), api.clock.now);
  expect((await registered(client)).map(({ BankAccNo }) => BankAccNo)).not.toContain('514200001111');
});

test.each<[string, object, number, string]>([
  ['another holder', { bankAccName: 'Someone Else' }, 422, 'not the one of the account’s holder'],
  ['a wrong length', { bankAccNumber: '5142' }, 400, '12 digits'],
  ['the hidden type', { validationIdType: '3' }, 422, 'validation type is not offered'],
  ['an old bank statement', { bankAccountStatementFileName: '2026-07-01 a.pdf' }, 422, 'older than 3 months'],
  ['a SWIFT code in Malaysia', { swiftCode: 'DBSSSGSG' }, 400, 'body.payload.swiftCode'],
  [
    'a bank statement that was not uploaded',
    { bankAccountStatementFileURL: 'portal-documents::none' },
    404,
    'file',
  ],
])('[ITM-06] [ITM-07] refuses %s', async (what, changes, status, message) => {
  const client = await createAgentClient(api, `bankar ${what}`);
  const answer = await addAccount(client, changes);
  expect(answer.status).toBe(status);
  expect(textAt(answer.body, 'message')).toContain(message);
});

test('[API-08] an account may serve cash accounts, in the currencies that are offered', async () => {
  const client = await createAgentClient(api, 'bankar served');
  const served = (pcurrency: string) =>
    client.get('/cif/account/bankaccount/associateaccount', {
      pcustomerid: client.customer.customerId,
      pisjointbankaccount: '0',
      pisthirdpartybankaccount: '0',
      pcurrency,
    });
  expect((await served('USD')).body).toEqual([
    { AccountName: client.customer.name, AccountNo: client.account('CS') },
  ]);
  expect((await served('JPY')).body).toEqual([]);
  const answer = await client.get('/cif/account/bankaccount/associateaccount', {
    pcustomerid: client.customer.customerId,
    pisjointbankaccount: '1',
    pisthirdpartybankaccount: '0',
    pcurrency: 'MYR',
  });
  expect(answer.status).toBe(400);
});
