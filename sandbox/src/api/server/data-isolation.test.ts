import type { Endpoint } from '@portal/shared/api/endpoint';
import { type EndpointName, endpoints } from '@portal/shared/api/index';
import { readLedger } from '../ledger.ts';
import { type AgentClient, add, createAgentClient, textAt } from '../testing/agent-client.ts';
import { exampleRequests } from '../testing/example-requests.ts';
import { createRequestIds, type IdName, type RequestIds, UNKNOWN_IDS } from '../testing/request-ids.ts';
import { send } from '../testing/send.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
let client: AgentClient;
let other: AgentClient;
let own: RequestIds;
let foreign: RequestIds;
beforeAll(async () => {
  api = await startTestApi();
  // the example checkout declares a mismatch of risk and what a vulnerable customer was offered
  const options = { pendingBank: true, vulnerable: true };
  client = await createAgentClient(api, 'asks', 4, options);
  other = await createAgentClient(api, 'is asked for', 4, options);
  own = await createRequestIds(client);
  foreign = await createRequestIds(other);
}, 120_000);
afterAll(() => api.close());

/** Sends the example request with ids. @returns status and body with the ids replaced by their names. */
async function answerWithoutIds(name: EndpointName, requestIds: RequestIds): Promise<string> {
  const definition: Endpoint = endpoints[name];
  const { status, body } = await send(api, own.sub, definition, exampleRequests(requestIds)[name]);
  const text = `${status} ${JSON.stringify(body)}`;
  const withoutIds = Object.entries(requestIds).reduce(
    (rest, [id, value]) => rest.replaceAll(value, `<${id}>`),
    text,
  );
  // the running number of a new item differs in each answer
  return withoutIds.replace(/"CI\d+"/, '"<new item>"');
}

/** Whether a call contains an id that differs between agents. The bucket is the same for all. */
const usesId = (name: EndpointName, id: IdName): boolean =>
  own[id] !== foreign[id] &&
  JSON.stringify(exampleRequests({ ...own, [id]: 'changed' })[name]) !==
    JSON.stringify(exampleRequests(own)[name]);

const isIdName = (name: string): name is IdName => Object.hasOwn(UNKNOWN_IDS, name);
const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const ids = Object.keys(UNKNOWN_IDS).filter(isIdName);
const names = Object.keys(endpoints).filter(isEndpointName);
const withIds = names.filter((name) =>
  ids.some((id) => JSON.stringify(exampleRequests(UNKNOWN_IDS)[name]).includes(UNKNOWN_IDS[id])),
);

test('all calls contain an id except those without agent or customer', () => {
  expect(names.filter((name) => !withIds.includes(name)).sort()).toEqual(
    [
      'extractId',
      'fundDocuments',
      'funds',
      'lookups',
      'maintenance',
      'prsWithdrawalReasons',
      'satQuestions',
      'schemes',
      'tdayCalc',
      'topPerformingFunds',
    ].sort(),
  );
});

test.each(withIds)('%s: answers another agent’s ids like ids that do not exist', async (name) => {
  const before = JSON.stringify(await readLedger(api.db, foreign.customerId));
  for (const id of ids.filter((candidate) => usesId(name, candidate))) {
    const unknown = await answerWithoutIds(name, { ...own, [id]: UNKNOWN_IDS[id] });
    expect([id, await answerWithoutIds(name, { ...own, [id]: foreign[id] })]).toEqual([id, unknown]);
  }
  // all ids together, as in a shared link
  const mine = { sub: own.sub, userId: own.userId, agentCode: own.agentCode };
  const unknown = await answerWithoutIds(name, { ...UNKNOWN_IDS, ...mine });
  expect(await answerWithoutIds(name, { ...foreign, ...mine })).toBe(unknown);
  expect(JSON.stringify(await readLedger(api.db, foreign.customerId))).toBe(before);
});

test('[ITM-14] refuses a bank account that another agent adds like one that does not exist', async () => {
  const additionOf = async ({ get, head }: AgentClient) => {
    const listed = await get('/application/checkout', { ...head, channel: 'Digital Transaction' });
    const rows: readonly { status: string; items: readonly { item: { type: string } }[] }[] = Object(
      listed.body,
    );
    const pending = rows.find(
      ({ status, items }) =>
        status === 'Pending Customer Confirmation' && items.some(({ item }) => item.type === 'bankar'),
    );
    return textAt(pending?.items[0], 'itemId');
  };
  const complaints = async (idBankar: string) => {
    const bank = { distributionInstruction: 'PAYOUT', bankAccNumber: '514033334444', bankName: 'Maybank' };
    const id = await add(client, { ...bank, idBankar });
    const answer = await client.post('/application/checkout/validate', {
      channel: 'Digital Transaction',
      ...client.head,
      itemIds: [id],
    });
    return Object(answer.body).complaints.map((each: unknown) => textAt(each, 'message'));
  };
  expect(await complaints(await additionOf(client))).toEqual([]);
  expect(await complaints(UNKNOWN_IDS.cartId)).toEqual([expect.stringContaining('is not being added')]);
  expect(await complaints(await additionOf(other))).toEqual(await complaints(UNKNOWN_IDS.cartId));
});

/** Calls that end an item or a checkout run after all calls that need it. */
const last: readonly EndpointName[] = ['submitCheckout', 'deleteCheckout'];
const inOrder = [
  ...withIds.filter(
    (name) => !last.includes(name) && name !== 'moveCheckoutToDraft' && name !== 'deleteFromCart',
  ),
  ...last,
];

test.each(inOrder)('%s: succeeds with the agent’s ids, so that only the ids were refused', async (name) => {
  const definition: Endpoint = endpoints[name];
  expect(await send(api, own.sub, definition, exampleRequests(own)[name])).toMatchObject({ status: 200 });
});
