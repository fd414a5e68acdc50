import { expect, test } from 'playwright/test';
import { judgeMainCall } from './judge.ts';
import { objectionsToAddress } from './judge-address.ts';
import { objectionsToContentCall } from './judge-content.ts';
import { objectionsToAuthorization, objectionsToTokenRequest } from './judge-sign-in.ts';
import { transcriptOf } from './transcript.ts';

const api = 'http://api.example';
const headers = { authorization: 'Bearer head.body.sign', 'x-subscription-key': 'key' };

const get = (address: string, own: Readonly<Record<string, string>> = headers) =>
  judgeMainCall({ method: 'GET', url: api + address, headers: own, body: undefined }, api).objections;

const post = (address: string, body: object | string) =>
  judgeMainCall(
    {
      method: 'POST',
      url: api + address,
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    api,
  ).objections;

const payload = {
  accountId: '1000000001',
  accountType: 'IND',
  scheme: 'CBSUK',
  schemeName: 'Cempaka Biru Sukuk',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 1,
  amount: 2000,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 2,
  isWholesaleFund: false,
  agentCode: 'U000001',
};
const invest = (fields: object) =>
  post('/application/cart/transaction/investment', {
    channel: 'Digital Transaction',
    userId: 'u',
    customerId: 'c',
    payload: { ...payload, ...fields },
    customerName: 'Tan Mei Ling',
  });

test.describe('reads', () => {
  for (const [address, objection] of [
    ['/cif/search/customerbyservicingagent?agentUserId=u&keyword=&limit=20&page=1', undefined],
    ['/cif/search/customerbyservicingagent?agentUserId=u&keyword=&limit=20', 'page is missing'],
    ['/cif/prr/customer/info?agentUserId=u&customerId=c&size=1', 'size is not in the specification'],
    ['/cif/prr/customer/info?agentUserId=u&customerId=c&customerId=d', 'customerId comes twice'],
    ['/cif/C1/enquiry/bankaccount', undefined],
    ['/cif/prr/customer/infos', 'no such call'],
    ['/application/checkout?checkoutIds=1', undefined],
    ['/application/checkout?userId=u&channel=x', 'customerId is missing'],
    ['/application/agent/list?userId=u&channel=Digital+Form', 'channel is "Digital Form"'],
    ['/application/cart/list?userId=u&channel=Digital+Form&customerId=c', undefined],
    ['/aum/holding?userId=u&agentCode=U1', undefined],
    ['/aum/holding?userId=u', 'is missing'],
  ] as const) {
    test(`${address}: ${objection ?? 'as specified'}`, () => {
      if (objection === undefined) expect(get(address)).toEqual([]);
      else expect(get(address).join('\n')).toContain(objection);
    });
  }

  test('objects to a missing key or token, except for the public call', () => {
    expect(get('/application/sat/question', {})).toHaveLength(2);
    expect(get('/public/helpme/maintenance?applicationid=5', { 'x-subscription-key': 'key' })).toEqual([]);
  });
});

test.describe('writes', () => {
  for (const [name, fields, objection] of [
    ['as specified', {}, undefined],
    ['an optional field', { idBankar: '1' }, undefined],
    ['a field too many', { note: '' }, 'note is not in the specification'],
    ['a field too few', { satRank: undefined }, 'satRank is missing'],
    ['an amount in words', { amount: '2000' }, 'amount is not a JSON number'],
    ['Cash by its name', { plan: 'Cash' }, 'plan Cash is not one of'],
    ['a default without PRS', { prsDefaultOption: 'Y' }, 'null unless'],
    ['the other code', { agentCode: 'P000001' }, 'not the code for the plan CS'],
  ] as const) {
    test(`investment: ${name}`, () => {
      if (objection === undefined) expect(invest(fields)).toEqual([]);
      else expect(invest(fields).join('\n')).toContain(objection);
    });
  }

  test('checkout: its channels, its optional payer, a body', () => {
    const checkout = {
      channel: 'Digital AOF',
      userId: 'u',
      customerId: 'c',
      itemIds: ['1'],
      declaration: {
        documentsReceived: true,
        mismatches: [],
        domesticBorrowing: null,
        vulnerable: null,
        emailConfirmed: true,
        statements: ['documents-received', 'email-confirmed'].map((code) => ({
          code,
          version: 1,
          tickedAt: '2026-11-21T10:42:00+08:00',
        })),
      },
      payment: {},
      customerName: 'c',
      agentName: 'a',
      customerEmail: 'c',
      agentEmail: 'a',
    };
    expect(post('/application/checkout', checkout)).toEqual([]);
    expect(post('/application/checkout', { ...checkout, payer: {} })).toEqual([]);
    expect(post('/application/checkout', { ...checkout, channel: 'Digital Form' })).toHaveLength(1);
    expect(post('/application/checkout', 'none')).toEqual([
      'POST /application/checkout: the body is not a JSON object',
    ]);
  });
});

test('[SGN-05] [SGN-06] accepts a token request only as a form with exactly the specified fields', () => {
  const form = (body: string) =>
    objectionsToTokenRequest({
      method: 'POST',
      url: 'http://provider.example/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body,
    });
  const exchange = 'grant_type=authorization_code&client_id=a&redirect_uri=b&code=c&code_verifier=d';
  expect(form(exchange)).toEqual([]);
  expect(form(`${exchange}&client_secret=e`)).toHaveLength(1);
  expect(form('grant_type=refresh_token&client_id=a&refresh_token=b')).toEqual([]);
  expect(form('grant_type=refresh_token&client_id=a')).toEqual(['token request: refresh_token is missing']);
});

test('[SGN-02] [SGN-03] accepts only the specified authorization request', () => {
  const claims = Object.fromEntries(
    ['sub', 'iss', 'auth_time', 'email', 'agent_customer_id', 'agent_uuid', 'displayName'].map((name) => [
      name,
      null,
    ]),
  );
  const parameters = {
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email',
    prompt: 'login',
    display: 'popup',
    client_id: 'a',
    redirect_uri: 'b',
    code_challenge: 'c',
    claims: JSON.stringify({ id_token: claims }),
  };
  const address = (changed: object) =>
    `http://provider.example/auth?${new URLSearchParams({ ...parameters, ...changed })}`;
  expect(objectionsToAuthorization(address({}))).toEqual([]);
  expect(objectionsToAuthorization(address({ prompt: 'none' }))).toHaveLength(1);
  expect(objectionsToAuthorization(address({ claims: '{}' }))).toHaveLength(7);
});

test('[API-01] accepts requests to known origins only, to specified paths of the identity provider, and without a token in the address', () => {
  const known = {
    origins: new Set(['http://portal.example', 'http://provider.example', 'http://transaction.example']),
    identityProvider: 'http://provider.example',
    externalSites: new Set(['http://transaction.example']),
  };
  const to = (url: string) => objectionsToAddress({ method: 'POST', url }, known);
  for (const right of [
    'http://portal.example/client',
    'http://provider.example/token',
    'http://provider.example/jwks',
    'http://provider.example/auth?scope=openid',
    'http://provider.example/session/end',
    'http://transaction.example/?id_token=eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1LTEifQ.c2ln',
    'data:text/plain,1',
    'blob:http://portal.example/1',
  ])
    expect([right, to(right)]).toEqual([right, []]);
  expect(to('http://collector.example/?customer=1')).toEqual([
    'POST http://collector.example: not an origin of the portal',
  ]);
  expect(to('http://portal.example:8080/')).toHaveLength(1);
  expect(to('http://provider.example/userinfo')).toEqual([
    'POST /userinfo: not a call of the identity provider in the specification',
  ]);
  expect(to('http://provider.example/session/end?id_token_hint=eyJhbGciOi.eyJzdWIi')).toEqual([
    'POST /session/end: a token in the address',
  ]);
});

test('the transcript has a repeated write twice and a repeated read by POST once', () => {
  const sent = (method: string, path: string) => ({
    step: 'Pay',
    sent: { method, url: `http://api.example${path}`, headers: {}, body: '{}' },
  });
  const once = [
    sent('GET', '/application/paymentsummary'),
    sent('POST', '/application/payment'),
    sent('POST', '/application/verify'),
  ];
  expect(transcriptOf([...once, ...once], []).match(/^(GET|POST) .*$/gm)).toEqual([
    'GET /application/paymentsummary',
    'POST /application/payment',
    'POST /application/verify',
    'POST /application/payment',
  ]);
});

test.describe('content service', () => {
  const content = 'http://content.example';
  const own = { authorization: 'Bearer portal-token' };
  const judge = (method: string, path: string, body?: object, sent: Readonly<Record<string, string>> = own) =>
    objectionsToContentCall(
      { method, url: content + path, headers: sent, body: body && JSON.stringify(body) },
      content,
    ).join('; ');
  const feedback = { userId: 'u', agentName: 'a', feedback: 'f' };

  test('takes the two calls of the specification', () => {
    expect(judge('GET', '/api/sales-support?populate=all')).toBe('');
    expect(judge('POST', '/api/digital-form-v4-feedbacks', { data: feedback })).toBe('');
  });

  for (const [what, said, objection] of [
    ['another call', judge('GET', '/api/news'), 'no such call'],
    ['no populate', judge('GET', '/api/sales-support'), 'populate is missing'],
    ['another populate', judge('GET', '/api/sales-support?populate=*'), 'populate is "*"'],
    ['a bare body', judge('POST', '/api/digital-form-v4-feedbacks', feedback), 'data is not an object'],
    [
      'a field more',
      judge('POST', '/api/digital-form-v4-feedbacks', { data: { ...feedback, mood: 1 } }),
      'mood is not in the specification',
    ],
    [
      'the agent’s id token',
      judge('GET', '/api/sales-support?populate=all', undefined, { authorization: 'Bearer head.body.sign' }),
      'bearer token is missing',
    ],
  ] as const) {
    test(`objects to ${what}`, () => {
      expect(said).toContain(objection);
    });
  }
});
