/** @jest-environment node */
import type { Endpoint } from '@portal/shared/api/endpoint';
import { type EndpointName, endpoints } from '@portal/shared/api/index';
import { createAgentClient } from '../testing/agent-client.ts';
import {
  createRequestIds,
  exampleRequests,
  type Request,
  type RequestIds,
} from '../testing/example-requests.ts';
import { send } from '../testing/send.ts';
import { type Answer, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
let world: RequestIds;
beforeAll(async () => {
  api = await startTestApi();
  world = await createRequestIds(await createAgentClient(api, 'strict'));
}, 120_000);
afterAll(() => api.close());

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const names = Object.keys(endpoints)
  .filter(isEndpointName)
  .map((name) => [name] as const);
const definition = (name: EndpointName): Endpoint => endpoints[name];
const right = (name: EndpointName): Request => exampleRequests(world)[name];

/** What was wrong and what was said of it; empty when every request was refused by name. */
async function notRefused(
  name: EndpointName,
  wrong: readonly (readonly [what: string, request: Parameters<typeof send>[3], words: string])[],
): Promise<readonly string[]> {
  const slips: string[] = [];
  for (const [what, request, words] of wrong) {
    const { status, body }: Answer = await send(api, world.sub, definition(name), request);
    const message = String(Object(body).message);
    if (status !== 400 || !message.includes(words)) slips.push(`${what}: ${status} ${message}`);
  }
  return slips;
}

type Json = unknown;

/** The request's body with something else at a path. */
function put(value: Json, path: readonly (string | number)[], other: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? put(item, rest, other) : item));
  return { ...Object(value), [step]: put(Object(value)[step], rest, other) };
}

/** Paths to everything in a value: fields, items, and their fields. */
function pathsIn(value: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...at, index]))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...at, key]))
      : [];
  return at.length > 0 ? [at, ...inside] : inside;
}

function valueAt(value: Json, path: readonly (string | number)[]): Json {
  return path.reduce<Json>((inner, step) => Object(inner)[step], value);
}

const objectsIn = (body: Json): (readonly (string | number)[])[] =>
  [[], ...pathsIn(body)].filter((path) => {
    const value = valueAt(body, path);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  });

const asBody = (value: Json): Record<string, unknown> => ({ ...Object(value) });

test.each(names)('%s: an unknown parameter of the query is refused by its name', async (name) => {
  const { query = {}, ...rest } = right(name);
  const wrong = ['force', 'constructor', 'userid'].map(
    (stranger) => [stranger, { ...rest, query: { ...query, [stranger]: '1' } }, `"${stranger}"`] as const,
  );
  expect(await notRefused(name, wrong)).toEqual([]);
});

test.each(names.filter(([name]) => definition(name).query))(
  '%s: a parameter that is missing, empty where it may not be, or there twice is refused by its name',
  async (name) => {
    const { query = {}, ...rest } = right(name);
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
        // without its one parameter the call is the other of its path
        ...(isOptional || isList(key)
          ? []
          : [[`no ${key}`, { ...rest, query: others }, `query.${key}`] as const]),
        ...(isList(key) ? [] : [[`${key} twice`, { ...rest, query: twice }, `query.${key}`] as const]),
        ...(isList(key) || key === 'keyword' || key === 'scheme'
          ? []
          : [[`empty ${key}`, { ...rest, query: { ...query, [key]: '' } }, `query.${key}`] as const]),
      ];
    });
    expect(await notRefused(name, wrong)).toEqual([]);
  },
);

const writes = names.filter(([name]) => definition(name).body);

test.each(writes)('%s: an unknown field is refused by its name, at whatever depth', async (name) => {
  const { body = {} } = right(name);
  const wrong = objectsIn(body).map((path) => {
    const inner = Object(valueAt(body, path));
    const grown = { ...inner, force: true };
    return [`${path.join('.')} with more`, { body: asBody(put(body, path, grown)) }, '"force"'] as const;
  });
  expect(wrong.length).toBeGreaterThan(0);
  expect(await notRefused(name, wrong)).toEqual([]);
});

test.each(writes)('%s: a field of another type is refused by its path', async (name) => {
  const { body = {} } = right(name);
  const wrong = pathsIn(body).flatMap((path) => {
    const isText = typeof valueAt(body, path) === 'string';
    return [{ a: [] }, isText ? 7 : 'seven', [[]]].map(
      (other) =>
        [
          `${path.join('.')} = ${JSON.stringify(other)}`,
          { body: asBody(put(body, path, other)) },
          `body.${path.join('.')}`,
        ] as const,
    );
  });
  const isTextOrNull = (what: string) => /^payload\.(idBankar|onboardingId) = "seven"$/.test(what);
  expect(
    await notRefused(
      name,
      wrong.filter(([what]) => !isTextOrNull(what)),
    ),
  ).toEqual([]);
});

test.each(writes)('%s: a field that is missing is refused by its path', async (name) => {
  const { body = {} } = right(name);
  const optional = /payer$|proof$|slip$|cheque$|docId$|idBankar$|bank\w+$|micrCode$|mnemonic$|onboardingId$/;
  const wrong = pathsIn(body)
    .filter((path) => typeof path.at(-1) === 'string' && !optional.test(path.join('.')))
    .map((path) => {
      const key = path.at(-1);
      const inner = Object.entries(Object(valueAt(body, path.slice(0, -1)))).filter(
        ([other]) => other !== key,
      );
      const shrunk = put(body, path.slice(0, -1), Object.fromEntries(inner));
      return [`no ${path.join('.')}`, { body: asBody(shrunk) }, `body.${path.join('.')}`] as const;
    });
  expect(await notRefused(name, wrong)).toEqual([]);
});

test.each(names)('%s: a character that no database keeps is refused by its place', async (name) => {
  const { query = {}, body = {} } = right(name);
  const texts = pathsIn(body).filter((path) => typeof valueAt(body, path) === 'string');
  const wrong = [
    ...Object.entries(query).map(
      ([key, value]) =>
        [`${key} with NUL`, { query: { ...query, [key]: `${value}\0` } }, `query.${key}`] as const,
    ),
    ...texts.map((path) => {
      const broken = asBody(put(body, path, `${valueAt(body, path)}\0`));
      return [`${path.join('.')} with NUL`, { body: broken }, `body.${path.join('.')}`] as const;
    }),
  ];
  expect(await notRefused(name, wrong)).toEqual([]);
});

test.each([
  ['amount', { amount: 1_000.005 }],
  ['salesCharge', { salesCharge: 5.123 }],
  ['prsDefaultOption', { prsDefaultOption: 'Y' }],
  ['prsDefaultOptionType', { prsDefaultOptionType: 'CONV' }],
])('an investment’s %s is refused by its path', async (name, over) => {
  const { body = {} } = right('addInvestment');
  const payload = { ...Object(body.payload), ...over };
  const wrong = [[name, { body: { ...body, payload } }, `body.payload.${name}: `]] as const;
  expect(await notRefused('addInvestment', wrong)).toEqual([]);
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
])('%s: %s is not %s', async (name, key, value) => {
  const { query = {}, ...rest } = right(name);
  const wrong = [
    [`${key} ${value}`, { ...rest, query: { ...query, [key]: value } }, `query.${key}`],
  ] as const;
  expect(await notRefused(name, wrong)).toEqual([]);
});

test.each(['scheme', 'plan', 'includeZeroAum'])(
  'holdings of all customers are not narrowed by %s',
  async (key) => {
    const { accountId: _one, ...query } = right('accountHolding').query ?? {};
    const others = { userId: query.userId ?? '', agentCode: query.agentCode ?? '' };
    const wrong = [
      [`${key} alone`, { query: { ...others, [key]: query[key] ?? '' } }, `query.${key}`],
    ] as const;
    expect(await notRefused('accountHolding', wrong)).toEqual([]);
    expect((await send(api, world.sub, definition('accountHolding'), { query: others })).status).toBe(200);
  },
);

test('an account is asked about under the code for its plan', async () => {
  const { query = {} } = right('accountHolding');
  const other = { ...query, agentCode: world.agentCode.replace('U', 'P') };
  expect(await send(api, world.sub, definition('accountHolding'), { query: other })).toMatchObject({
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
])('%s is no body', async (_case, body, type) => {
  const headers = { 'content-type': type };
  const answer = await api.call(world.sub, '/application/verify', { method: 'POST', body, headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(Object(answer.body).message).toEqual(expect.any(String));
});

test('nothing that was refused has left a trace', async () => {
  const list = await send(api, world.sub, endpoints.checkoutsOf, right('checkoutsOf'));
  expect(list.body).toMatchObject([
    { checkoutId: world.checkoutId, status: 'Pending Customer Confirmation' },
    { status: 'Confirmed' },
  ]);
  const cart = await send(api, world.sub, endpoints.cartList, right('cartList'));
  expect(cart.body).toMatchObject({ investment: [{ id: world.cartId }] });
});
