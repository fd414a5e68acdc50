import { endpoints } from '@portal/shared/api/index';
import * as z from '@portal/shared/schema';
import { type core, toJSONSchema } from 'zod';
import type { searchCustomers } from './customers.ts';
import { defineEndpoint, type Endpoint, type InputOf, type OutputOf, type WireOf } from './endpoint.ts';
import type { customerHoldings } from './holdings.ts';
import type { lookups } from './lookups.ts';

const all = Object.entries<Endpoint>(endpoints);

test('input types use the names of the request', () => {
  const search: InputOf<typeof searchCustomers> = { agentUserId: 'U', keyword: '', limit: 10, page: 1 };
  const nothing: InputOf<typeof lookups> = {};
  const wrong: InputOf<typeof searchCustomers> = {
    agentUserId: 'U',
    keyword: '',
    limit: 10,
    page: 1,
    // @ts-expect-error the call has no such input
    size: 1,
  };
  // @ts-expect-error the call takes no input
  const something: InputOf<typeof lookups> = { a: 1 };
  expect([search, nothing, wrong, something]).toHaveLength(4);
});

test('only a call with the policy `log` may yield undefined', () => {
  const logged: OutputOf<typeof customerHoldings> = undefined;
  // @ts-expect-error a search yields a reply or throws
  const thrown: OutputOf<typeof searchCustomers> = undefined;
  expect([logged, thrown]).toHaveLength(2);
});

test('requests carry numbers, replies are decoded to money', () => {
  const wire: WireOf<typeof customerHoldings>['totals'][number] = {
    currency: 'MYR',
    marketValue: 1,
    cost: 1,
  };
  type Decoded = NonNullable<OutputOf<typeof customerHoldings>>['totals'][number];
  // @ts-expect-error a decoded amount is not a number
  const decoded: Decoded = wire;
  expect(decoded).toBe(wire);
});

test('a POST says whether it changes something, or does not compile', () => {
  // @ts-expect-error it does not say so
  const silent = defineEndpoint({ method: 'POST', path: '/a', response: z.null() });
  const said = defineEndpoint({ method: 'POST', changes: false, path: '/a', response: z.null() });
  const read = defineEndpoint({ method: 'GET', path: '/a', response: z.null() });
  expect([silent.changes, said.changes, read.changes]).toEqual([undefined, false, undefined]);
});

test.each(all)('%s: reads have a query, writes a body, and both are strict', (_, endpoint) => {
  const fields = endpoint.method === 'GET' ? endpoint.query : endpoint.body;
  const other = endpoint.method === 'GET' ? endpoint.body : endpoint.query;
  expect(other).toBeUndefined();
  expect(endpoint.path).toMatch(/^\/[\w/{}-]+$/);
  if (endpoint.method === 'POST') expect(fields).toBeDefined();
  if (fields) expect(toJSONSchema(fields, { io: 'input' })).toHaveProperty('additionalProperties', false);
});

test.each(all)(
  '%s: the reply can be written as JSON Schema and lets unknown fields through',
  (_, endpoint) => {
    const schema: core.JSONSchema.BaseSchema = toJSONSchema(endpoint.response, { io: 'input' });
    if (schema.type === 'object') expect(schema.additionalProperties).not.toBe(false);
    expect(JSON.stringify(schema)).not.toContain('"not":{}');
  },
);
