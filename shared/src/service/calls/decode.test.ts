import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { endpoints } from '@portal/shared/api/index';
import { samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { decodeLongReply, decodeReply } from './decode.ts';

const calls = Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint, unknown] => [
  name,
  endpoint,
  new Map<string, unknown>(Object.entries(samples)).get(name),
]);

type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Paths of all values in a reply; the reply itself is first. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isTree(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path];

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? replaced(item, rest, by) : item));
  return isTree(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value;
};

test.each(calls)('%s: a good reply is decoded', (_, endpoint, sample) => {
  expect(decodeReply(endpoint, JSON.stringify(sample))).toHaveProperty('ok', true);
});

const junk = [null, 17.123456, 'x', true, [], {}, [[]], { a: { b: 1 } }, '', -1];

test.each(calls)(
  '%s: 20 mutations of a reply are decoded or a typed error, never a crash',
  (_, endpoint, sample) => {
    const paths = pathsIn(sample);
    const mutation = fc.record({ at: fc.nat(paths.length - 1), by: fc.constantFrom(...junk) });
    fc.assert(
      fc.property(mutation, ({ at, by }) => {
        const mutated = JSON.stringify(replaced(sample, paths[at] ?? [], by));
        const decoded = decodeReply(endpoint, mutated);
        if (!decoded.ok) expect(decoded.at).not.toBe('');
      }),
      { numRuns: 20 },
    );
    for (const cut of [0.2, 0.5, 0.9]) {
      const text = JSON.stringify(sample);
      expect(decodeReply(endpoint, text.slice(0, Math.floor(text.length * cut)))).toHaveProperty('ok', false);
    }
  },
);

test('unknown fields are accepted and removed', () => {
  const reply = decodeReply(customerInfo, JSON.stringify({ ...samples.customerInfo, brandNew: 1 }));
  expect(reply).toHaveProperty('ok', true);
});

test.each(['"__proto__"', '"\\u005f_proto__"', '"__pr\\u006fto__"'])(
  'a key %s is dropped, also deep inside',
  (key) => {
    const text = JSON.stringify(samples.cartList).replace(
      '"sat":[]',
      `"sat":[{"id":"1","customerId":"C","customerName":"T","createdAt":"2026-11-20T15:12:00Z","payload":{"a":{${key}:{"admin":true}}}}]`,
    );
    const reply = decodeReply(cartList, text);
    expect(reply.ok).toBe(true);
    const payload = reply.ok ? reply.value.sat[0]?.payload : undefined;
    expect(payload).toEqual({ a: {} });
    expect(Object.hasOwn(Object(payload?.a), '__proto__')).toBe(false);
  },
);

test('both spellings of client-information updates are accepted; a reply without either is refused', () => {
  const { clientInfoUpdate: _, ...others } = samples.cartList;
  const item = {
    id: '1',
    customerId: 'C',
    customerName: 'T',
    createdAt: '2026-11-20T15:12:00Z',
    payload: {},
  };
  const lower = decodeReply(cartList, JSON.stringify({ ...others, clientinfoupdate: [item] }));
  expect(lower.ok && lower.value.clientInfoUpdate).toHaveLength(1);
  expect(decodeReply(cartList, JSON.stringify(others)).ok).toBe(false);
});

test('an error page with status 200 is not decoded as an empty cart', () => {
  expect(decodeReply(cartList, '{}').ok).toBe(false);
  expect(decodeReply(cartList, '{"error":"busy"}').ok).toBe(false);
});

describe('a long list', () => {
  const [row] = samples.applicationList;
  const rows = Array.from({ length: 1_200 }, (_, index) => ({ ...row, applicationId: `A${index}` }));

  test('is decoded in slices to the same value', async () => {
    const text = JSON.stringify(rows);
    let tasks = 0;
    const timer = setInterval(() => {
      tasks += 1;
    });
    expect(await decodeLongReply(applicationList, text)).toEqual(decodeReply(applicationList, text));
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(0);
  });

  test('with a wrong field is refused, and the field is named by its place in the whole list', async () => {
    const wrong = rows.map((each, index) => (index === 1_150 ? { ...each, applicationId: 7 } : each));
    expect(await decodeLongReply(applicationList, JSON.stringify(wrong))).toEqual({
      ok: false,
      at: '1150.applicationId',
    });
  });
});
