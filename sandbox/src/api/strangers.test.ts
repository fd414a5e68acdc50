/** @jest-environment node */
import type { Endpoint } from '@portal/shared/api/endpoint';
import { type EndpointName, endpoints } from '@portal/shared/api/index';
import { ledgerOf } from './ledger.ts';
import { type IdName, NOTHING, requestsIn, type World, worldOf } from './testing/requests.ts';
import { send } from './testing/send.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import { walker } from './testing/walker.ts';

jest.setTimeout(60_000);

let api: TestApi;
let own: World;
let others: World;
beforeAll(async () => {
  api = await startTestApi();
  own = await worldOf(await walker(api, 'asks'));
  others = await worldOf(await walker(api, 'is asked for'));
}, 120_000);
afterAll(() => api.close());

/** An answer without the ids that were asked with. */
async function told(name: EndpointName, world: World): Promise<string> {
  const definition: Endpoint = endpoints[name];
  const { status, body } = await send(api, own.sub, definition, requestsIn(world)[name]);
  const text = `${status} ${JSON.stringify(body)}`;
  return Object.entries(world).reduce((rest, [id, value]) => rest.replaceAll(value, `<${id}>`), text);
}

const isNamed = (name: EndpointName, id: IdName): boolean =>
  JSON.stringify(requestsIn({ ...own, [id]: 'changed' })[name]) !== JSON.stringify(requestsIn(own)[name]);

const ids = Object.keys(NOTHING) as IdName[];
const names = Object.keys(endpoints) as EndpointName[];
const withIds = names.filter((name) =>
  ids.some((id) => JSON.stringify(requestsIn(NOTHING)[name]).includes(NOTHING[id])),
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
  const before = JSON.stringify(await ledgerOf(api.db, others.customerId));
  for (const id of ids.filter((candidate) => isNamed(name, candidate))) {
    const nothing = await told(name, { ...own, [id]: NOTHING[id] });
    expect([id, await told(name, { ...own, [id]: others[id] })]).toEqual([id, nothing]);
  }
  // all of them together, as from a link that somebody passed on
  const mine = { sub: own.sub, userId: own.userId, agentCode: own.agentCode };
  const nothing = await told(name, { ...NOTHING, ...mine });
  expect(await told(name, { ...others, ...mine })).toBe(nothing);
  expect(JSON.stringify(await ledgerOf(api.db, others.customerId))).toBe(before);
});
