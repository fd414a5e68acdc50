import { usPersonBuysNothing } from '@portal/shared/person/us-person';
import { pdfOf } from '../../pdf/index.ts';
import { confirmCheckout, listOutbox } from '../checkout/mailbox.ts';
import { clockControls } from '../settlement/clock-controls.ts';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  nothingBought,
  textAt,
} from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const recordOf = async (client: AgentClient) =>
  Object(
    (
      await client.get('/cif/prr/customer/info', {
        agentUserId: client.agent.userId,
        customerId: client.customer.customerId,
      })
    ).body,
  );

let running = 0;
function addUpdate(client: AgentClient, payload: object, id?: string) {
  running += 1;
  return client.post('/application/cart/clientinfoupdate', {
    channel: 'Digital Form',
    ...client.head,
    payload,
    id: id ?? `update ${running}`,
    customerName: client.customer.name,
  });
}

const listed = async (client: AgentClient) =>
  Object((await client.get('/application/cart/list', { ...client.head, channel: 'Digital Form' })).body)
    .clientInfoUpdate;

const passDays = (client: AgentClient) =>
  clockControls(api.db, () => api.clock.now).passDays(3, client.customer.customerId);

/** Sends the items of a checkout, and confirms it for the customer. @returns its id */
async function confirm(client: AgentClient, itemIds: readonly string[]): Promise<string> {
  const sent = await client.post('/application/checkout', checkoutBody(client, itemIds, nothingBought));
  expect(sent).toMatchObject({ status: 200 });
  const [mail] = await listOutbox(api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  await confirmCheckout(api.db, mail?.token ?? '', api.clock.now);
  return textAt(sent.body, 'checkoutId');
}

const documentsOf = async (client: AgentClient, checkoutid: string): Promise<readonly object[]> =>
  Object((await client.get('/application/checkout/documentrequired/list', { checkoutid })).body);

/** Uploads the documents that a checkout needs, and lets three days pass. @returns its documents then */
async function upload(client: AgentClient, checkoutId: string) {
  for (const document of await documentsOf(client, checkoutId)) {
    const uploaded = await client.post('/helpme/s3getpost', {
      Type: 'post',
      FileName: 'form.pdf',
      ContentType: 'application/pdf',
      Content: pdfOf(['A signed form']).toString('base64'),
      docId: textAt(document, 'docId'),
    });
    expect(uploaded).toMatchObject({ status: 200 });
  }
  await passDays(client);
  return documentsOf(client, checkoutId);
}

const carryOut = async (client: AgentClient, itemIds: readonly string[]) =>
  upload(client, await confirm(client, itemIds));

test('[CLI-07] [ITM-09] a confirmed update changes the record on the day after, its fields alone', async () => {
  const client = await createAgentClient(api, 'update settled');
  const before = await recordOf(client);
  const { tel, sourceOfIncome, sI, sophisticatedInvestorCriteria } = before;
  const changes = {
    tel: tel === '123319047' ? '123319048' : '123319047',
    noOfDependents: before.noOfDependents + 5,
    sourceOfIncome: 'Inheritance;Others',
    sourceOfIncomeOth: 'Royalties',
    sI: !sI,
    sophisticatedInvestorCriteria: sI ? null : 'knowledge',
  };
  const added = await addUpdate(client, {
    ...changes,
    before: {
      tel,
      noOfDependents: before.noOfDependents,
      sourceOfIncome,
      sourceOfIncomeOth: before.sourceOfIncomeOth,
      sI,
      sophisticatedInvestorCriteria,
    },
  });
  expect(added).toMatchObject({ status: 200 });
  expect(await listed(client)).toMatchObject([{ id: textAt(added.body, 'id'), payload: changes }]);
  expect(await recordOf(client)).toEqual(before);

  await carryOut(client, [textAt(added.body, 'id')]);
  expect(await recordOf(client)).toEqual({
    ...before,
    ...changes,
    sophisticatedInvestorCriteria: changes.sophisticatedInvestorCriteria ?? '',
  });
  const search = await client.get('/cif/search/customerbyservicingagent', {
    agentUserId: client.agent.userId,
    keyword: changes.tel,
    limit: '5',
    page: '1',
  });
  expect(Object(search.body).customers).toMatchObject([{ customerId: client.customer.customerId }]);
});

test('[CLI-07] refuses a value that is not offered, another before, and an id that is taken', async () => {
  const client = await createAgentClient(api, 'update refused');
  const { maritalStatus, usResidentStatus } = await recordOf(client);
  expect(await addUpdate(client, { maritalStatus: 'Merry', before: { maritalStatus } })).toMatchObject({
    status: 422,
  });
  const change = { usResidentStatus: 'US citizen', before: { usResidentStatus } };
  expect(await addUpdate(client, { ...change, before: { usResidentStatus: 'US resident' } })).toMatchObject({
    status: 422,
  });
  expect(await addUpdate(client, change, 'the same id')).toMatchObject({ status: 200 });
  expect(await addUpdate(client, change, 'the same id')).toMatchObject({ status: 422 });
});

test('[CLI-07] after an update, another one of the same field that was written before it is refused at checkout', async () => {
  const client = await createAgentClient(api, 'updates together');
  const { usResidentStatus } = await recordOf(client);
  const ids: string[] = [];
  for (const status of ['US citizen', 'US resident']) {
    const added = await addUpdate(client, { usResidentStatus: status, before: { usResidentStatus } });
    ids.push(textAt(added.body, 'id'));
  }
  const [first = '', second = ''] = ids;
  await carryOut(client, [first]);
  expect((await recordOf(client)).usResidentStatus).toBe('US citizen');
  const checked = await client.post('/application/checkout/validate', {
    channel: 'Digital Transaction',
    ...client.head,
    itemIds: [second],
  });
  expect(checked.body).toMatchObject({ valid: false, complaints: [{ itemId: second }] });
});

const channel = 'Digital Transaction';
const complaintsOf = async (client: AgentClient, itemId: string): Promise<readonly string[]> => {
  const checked = await client.post('/application/checkout/validate', {
    channel,
    ...client.head,
    itemIds: [itemId],
  });
  return Object(checked.body).complaints.map((complaint: unknown) => textAt(complaint, 'message'));
};

test('[CLI-07] [APP-04] who becomes a US person buys until Form W-9 is accepted and the update is settled, and no more then', async () => {
  const client = await createAgentClient(api, 'update US person');
  const order = await add(client);
  const { usResidentStatus } = await recordOf(client);
  const change = { usResidentStatus: 'US citizen', before: { usResidentStatus } };
  const update = await addUpdate(client, change);
  expect(await complaintsOf(client, order)).toEqual([]);

  const checkoutId = await confirm(client, [textAt(update.body, 'id')]);
  await passDays(client);
  expect(await documentsOf(client, checkoutId)).toMatchObject([
    { name: 'Form W-9', mandatory: true, status: 'Pending' },
  ]);
  expect(await recordOf(client)).toMatchObject({ usResidentStatus });
  expect(await complaintsOf(client, order)).toEqual([]);

  expect(await upload(client, checkoutId)).toMatchObject([{ name: 'Form W-9', status: 'Accepted' }]);
  expect(await recordOf(client)).toMatchObject({ usResidentStatus: 'US citizen' });
  expect(await complaintsOf(client, order)).toEqual([usPersonBuysNothing]);
  const cart = await client.get('/application/cart/list', { ...client.head, channel });
  const [{ payload }] = Object(cart.body).investment;
  const again = { channel, ...client.head, payload, customerName: client.customer.name };
  expect(await client.post('/application/cart/transaction/investment', again)).toMatchObject({ status: 422 });
});

test('[CLI-07] [ITM-13] a wholesale fund is sold once the proof is accepted and the update is settled, not before', async () => {
  const client = await createAgentClient(api, 'update sophisticated');
  const { sI, sophisticatedInvestorCriteria } = await recordOf(client);
  expect(sI).toBe(false);
  const order = await add(client, { scheme: 'CBAPI', salesCharge: 5, satRank: 4, isWholesaleFund: true });
  const update = await addUpdate(client, {
    sI: true,
    sophisticatedInvestorCriteria: 'knowledge',
    before: { sI, sophisticatedInvestorCriteria },
  });
  const refused = ['Wholesale funds are for sophisticated investors only.'];
  expect(await complaintsOf(client, order)).toEqual(refused);
  const checkoutId = await confirm(client, [textAt(update.body, 'id')]);
  await passDays(client);
  expect(await complaintsOf(client, order)).toEqual(refused);
  expect(await upload(client, checkoutId)).toMatchObject([
    { name: 'Proof of a sophisticated investor', mandatory: true, status: 'Accepted' },
  ]);
  expect(await complaintsOf(client, order)).toEqual([]);
});
