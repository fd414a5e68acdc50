/** @jest-environment node */
import type { Endpoint } from '@portal/shared/api/endpoint';
import { type EndpointName, endpoints } from '@portal/shared/api/index';
import { readLedger } from '../ledger.ts';
import { type AgentClient, add, createAgentClient, textAt } from '../testing/agent-client.ts';
import {
  createRequestIds,
  exampleRequests,
  type IdName,
  type RequestIds,
  UNKNOWN_IDS,
} from '../testing/example-requests.ts';
import { send } from '../testing/send.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
let client: AgentClient;
let other: AgentClient;
let own: RequestIds;
let others: RequestIds;
beforeAll(async () => {
  api = await startTestApi();
  client = await createAgentClient(api, 'asks', 5, { pendingBank: true });
  other = await createAgentClient(api, 'is asked for', 5, { pendingBank: true });
  own = await createRequestIds(client);
  others = await createRequestIds(other);
}, 120_000);
afterAll(() => api.close());

/** An answer without the ids that were asked with. */
async function told(name: EndpointName, world: RequestIds): Promise<string> {
  const definition: Endpoint = endpoints[name];
  const { status, body } = await send(api, own.sub, definition, exampleRequests(world)[name]);
  const text = `${status} ${JSON.stringify(body)}`;
  const withoutIds = Object.entries(world).reduce(
    (rest, [id, value]) => rest.replaceAll(value, `<${id}>`),
    text,
  );
  // the running number of a new item tells nothing
  return withoutIds.replace(/"CI\d+"/, '"<new item>"');
}

/** Whether a call names an id of which every agent has its own: the bucket is everybody's. */
const isNamed = (name: EndpointName, id: IdName): boolean =>
  own[id] !== others[id] &&
  JSON.stringify(exampleRequests({ ...own, [id]: 'changed' })[name]) !==
    JSON.stringify(exampleRequests(own)[name]);

const isIdName = (name: string): name is IdName => Object.hasOwn(UNKNOWN_IDS, name);
const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const ids = Object.keys(UNKNOWN_IDS).filter(isIdName);
const names = Object.keys(endpoints).filter(isEndpointName);
const withIds = names.filter((name) =>
  ids.some((id) => JSON.stringify(exampleRequests(UNKNOWN_IDS)[name]).includes(UNKNOWN_IDS[id])),
);

test('every call but those about nobody names an id', () => {
  expect(names.filter((name) => !withIds.includes(name)).sort()).toEqual(
    [
      'fundDocuments',
      'funds',
      'lookups',
      'maintenance',
      'satQuestions',
      'schemes',
      'tdayCalc',
      'topPerformingFunds',
    ].sort(),
  );
});

test.each(withIds)('%s: another agent’s ids answer exactly like ids that do not exist', async (name) => {
  const before = JSON.stringify(await readLedger(api.db, others.customerId));
  for (const id of ids.filter((candidate) => isNamed(name, candidate))) {
    const nothing = await told(name, { ...own, [id]: UNKNOWN_IDS[id] });
    expect([id, await told(name, { ...own, [id]: others[id] })]).toEqual([id, nothing]);
  }
  // all of them together, as from a link that somebody passed on
  const mine = { sub: own.sub, userId: own.userId, agentCode: own.agentCode };
  const nothing = await told(name, { ...UNKNOWN_IDS, ...mine });
  expect(await told(name, { ...others, ...mine })).toBe(nothing);
  expect(JSON.stringify(await readLedger(api.db, others.customerId))).toBe(before);
});

test('[ITM-14] a bank account that another agent adds is as little to be chosen as one that nobody adds', async () => {
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

/** What ends a thing comes after what needs it; of a checkout that was deleted nothing can be taken back. */
const last: readonly EndpointName[] = ['submitCheckout', 'deleteCheckout'];
const inTurn = [
  ...withIds.filter(
    (name) => !last.includes(name) && name !== 'moveCheckoutToDraft' && name !== 'deleteFromCart',
  ),
  ...last,
];

test.each(inTurn)(
  '%s: with ids of its own it succeeds, so that nothing else was the reason',
  async (name) => {
    const definition: Endpoint = endpoints[name];
    expect(await send(api, own.sub, definition, exampleRequests(own)[name])).toMatchObject({ status: 200 });
  },
);
