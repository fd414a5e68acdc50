import type { Endpoint } from '@portal/shared/api/endpoint';
import { type EndpointName, endpoints } from '@portal/shared/api/index';
import { createAgentClient } from '../testing/agent-client.ts';
import { exampleRequests, type Request } from '../testing/example-requests.ts';
import { asBody, objectPathsIn, pathsIn, replaceAt, valueAt } from '../testing/json-paths.ts';
import { createRequestIds, type RequestIds } from '../testing/request-ids.ts';
import { send } from '../testing/send.ts';
import { type Answer, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
let ids: RequestIds;
beforeAll(async () => {
  api = await startTestApi();
  ids = await createRequestIds(await createAgentClient(api, 'strict'));
}, 120_000);
afterAll(() => api.close());

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const names = Object.keys(endpoints)
  .filter(isEndpointName)
  .map((name) => [name] as const);
const definition = (name: EndpointName): Endpoint => endpoints[name];
const validRequest = (name: EndpointName): Request => exampleRequests(ids)[name];

/** Sends invalid requests. @returns those that were not refused with 400 and the expected text in the message. */
async function unrefused(
  name: EndpointName,
  wrong: readonly (readonly [what: string, request: Parameters<typeof send>[3], words: string])[],
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [what, request, words] of wrong) {
    const { status, body }: Answer = await send(api, ids.sub, definition(name), request);
    const message = String(Object(body).message);
    if (status !== 400 || !message.includes(words)) failures.push(`${what}: ${status} ${message}`);
  }
  return failures;
}

test.each(names)('%s: refuses an unknown query parameter and names it', async (name) => {
  const { query = {}, ...rest } = validRequest(name);
  const wrong = ['force', 'constructor', 'userid'].map(
    (unknownName) =>
      [unknownName, { ...rest, query: { ...query, [unknownName]: '1' } }, `"${unknownName}"`] as const,
  );
  expect(await unrefused(name, wrong)).toEqual([]);
});

test.each(names.filter(([name]) => definition(name).query))(
  '%s: refuses a missing, empty or repeated query parameter and names it',
  async (name) => {
    const { query = {}, ...rest } = validRequest(name);
    const optional: ReadonlySet<string> = new Set([
      'cartIds',
      'accountId',
      'scheme',
      'plan',
      'includeZeroAum',
    ]);
    const isList = (key: string) => key === 'cartIds' || key === 'checkoutIds';
    const wrong = Object.entries(query).flatMap(([key, value]) => {
      const others = Object.fromEntries(Object.entries(query).filter(([other]) => other !== key));
      const isOptional = name === 'cartList' || name === 'accountHolding' ? optional.has(key) : false;
      const twice = [...Object.entries(query), [key, value] as const];
      return [
        // without a list parameter, the other call of the same path answers
        ...(isOptional || isList(key)
          ? []
          : [[`no ${key}`, { ...rest, query: others }, `query.${key}`] as const]),
        ...(isList(key) ? [] : [[`${key} twice`, { ...rest, query: twice }, `query.${key}`] as const]),
        ...(isList(key) || key === 'keyword' || key === 'scheme'
          ? []
          : [[`empty ${key}`, { ...rest, query: { ...query, [key]: '' } }, `query.${key}`] as const]),
      ];
    });
    expect(await unrefused(name, wrong)).toEqual([]);
  },
);

/** Wrong types that the long form tries in each field beside a number or a text. */
const objectAndList = process.env.PORTAL_LONG === 'yes' ? [{ a: [] }, [[]]] : [];

const writes = names.filter(([name]) => definition(name).body);

test.each(writes)('%s: refuses an unknown field at any depth and names it', async (name) => {
  const { body = {} } = validRequest(name);
  const wrong = objectPathsIn(body).map((path) => {
    const inner = Object(valueAt(body, path));
    const extended = { ...inner, force: true };
    return [
      `${path.join('.')} with more`,
      { body: asBody(replaceAt(body, path, extended)) },
      '"force"',
    ] as const;
  });
  expect(wrong.length).toBeGreaterThan(0);
  expect(await unrefused(name, wrong)).toEqual([]);
});

test.each(writes)('%s: refuses a field of a wrong type and names its path', async (name) => {
  const { body = {} } = validRequest(name);
  const wrong = pathsIn(body).flatMap((path) => {
    const isText = typeof valueAt(body, path) === 'string';
    return [isText ? 7 : 'seven', ...objectAndList].map(
      (other) =>
        [
          `${path.join('.')} = ${JSON.stringify(other)}`,
          { body: asBody(replaceAt(body, path, other)) },
          `body.${path.join('.')}`,
        ] as const,
    );
  });
  const hasOtherTypes = (what: string) =>
    /^payload\.(idBankar|micrCode|onboardingId|(suitability\.)?reason|\S*address[23]) = "seven"$|^answers\.\d+\.value = 7$|^id = "seven"$/.test(
      what,
    );
  expect(
    await unrefused(
      name,
      wrong.filter(([what]) => !hasOtherTypes(what)),
    ),
  ).toEqual([]);
});

test.each(writes)('%s: refuses a missing field and names its path', async (name) => {
  const { body = {} } = validRequest(name);
  const optional =
    /payer$|proof$|slip$|cheque$|docId$|idBankar$|bank\w+$|micrCode$|mnemonic$|onboardingId$|nominee$|isAOFCompleted$/;
  const wrong = pathsIn(body)
    .filter((path) => typeof path.at(-1) === 'string' && !optional.test(path.join('.')))
    .map((path) => {
      const key = path.at(-1);
      const inner = Object.entries(Object(valueAt(body, path.slice(0, -1)))).filter(
        ([other]) => other !== key,
      );
      const reduced = replaceAt(body, path.slice(0, -1), Object.fromEntries(inner));
      return [`no ${path.join('.')}`, { body: asBody(reduced) }, `body.${path.join('.')}`] as const;
    });
  expect(await unrefused(name, wrong)).toEqual([]);
});

test.each(names)('%s: refuses a NUL character, which Postgres does not store', async (name) => {
  const { query = {}, body = {} } = validRequest(name);
  const texts = pathsIn(body).filter((path) => typeof valueAt(body, path) === 'string');
  const wrong = [
    ...Object.entries(query).map(
      ([key, value]) =>
        [`${key} with NUL`, { query: { ...query, [key]: `${value}\0` } }, `query.${key}`] as const,
    ),
    ...texts.map((path) => {
      const broken = asBody(replaceAt(body, path, `${valueAt(body, path)}\0`));
      return [`${path.join('.')} with NUL`, { body: broken }, `body.${path.join('.')}`] as const;
    }),
  ];
  expect(await unrefused(name, wrong)).toEqual([]);
});

test.each([
  ['amount', { amount: 1_000.005 }],
  ['salesCharge', { salesCharge: 5.123 }],
  ['prsDefaultOption', { prsDefaultOption: 'Y' }],
  ['prsDefaultOptionType', { prsDefaultOptionType: 'CONV' }],
])('refuses an invalid %s of an investment and names its path', async (name, over) => {
  const { body = {} } = validRequest('addInvestment');
  const payload = { ...Object(body.payload), ...over };
  const wrong = [[name, { body: { ...body, payload } }, `body.payload.${name}: `]] as const;
  expect(await unrefused('addInvestment', wrong)).toEqual([]);
});

test.each<[EndpointName, string, string]>([
  ['tdayCalc', 'Date', '2026-02-30'],
  ['tdayCalc', 'Date', '2026-02-28T99:99'],
  ['tdayCalc', 'Date', '2026-02-28T24:00'],
  ['tdayCalc', 'TDay', '61'],
  ['tdayCalc', 'TDay', '999999999'],
  ['searchCustomers', 'limit', '0'],
  ['searchCustomers', 'limit', '101'],
  ['searchCustomers', 'page', '0'],
  ['accountHolding', 'plan', 'EPF'],
  ['completedTransactions', 'transdateto', '2025-12-31'],
  ['completedTransactions', 'transdateto', '2027-01-02'],
])('%s: refuses the value %s = %s', async (name, key, value) => {
  const { query = {}, ...rest } = validRequest(name);
  const wrong = [
    [`${key} ${value}`, { ...rest, query: { ...query, [key]: value } }, `query.${key}`],
  ] as const;
  expect(await unrefused(name, wrong)).toEqual([]);
});

test.each(['scheme', 'plan', 'includeZeroAum'])(
  'refuses the filter %s for the holdings of all customers',
  async (key) => {
    const { accountId: _one, ...query } = validRequest('accountHolding').query ?? {};
    const others = { userId: query.userId ?? '', agentCode: query.agentCode ?? '' };
    const wrong = [
      [`${key} alone`, { query: { ...others, [key]: query[key] ?? '' } }, `query.${key}`],
    ] as const;
    expect(await unrefused('accountHolding', wrong)).toEqual([]);
    expect((await send(api, ids.sub, definition('accountHolding'), { query: others })).status).toBe(200);
  },
);

test('refuses an agent code of another plan than the account’s', async () => {
  const { query = {} } = validRequest('accountHolding');
  const other = { ...query, agentCode: ids.agentCode.replace('U', 'P') };
  expect(await send(api, ids.sub, definition('accountHolding'), { query: other })).toMatchObject({
    status: 403,
    body: { message: 'The agent code is not yours for this plan.' },
  });
});

test.each([
  ['no JSON', '{', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['text', '"a"', 'application/json'],
  ['a prototype', '{"__proto__": {"applicationId": "AP1"}}', 'application/json'],
  ['a form', 'applicationId=AP1', 'application/x-www-form-urlencoded'],
])('refuses %s as a body', async (_case, body, type) => {
  const headers = { 'content-type': type };
  const answer = await api.call(ids.sub, '/application/verify', { method: 'POST', body, headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(Object(answer.body).message).toEqual(expect.any(String));
});

test('changes nothing by refused requests', async () => {
  const list = await send(api, ids.sub, endpoints.checkoutsOf, validRequest('checkoutsOf'));
  expect(list.body).toMatchObject([
    { checkoutId: ids.checkoutId, status: 'Pending Customer Confirmation' },
    { status: 'Confirmed' },
  ]);
  const cart = await send(api, ids.sub, endpoints.cartList, validRequest('cartList'));
  expect(cart.body).toMatchObject({ investment: [{ id: ids.cartId }] });
});
