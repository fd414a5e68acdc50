import type { Endpoint } from '@portal/shared/api/endpoint';
import { endpoints } from '@portal/shared/api/index';
import * as z from '@portal/shared/schema';
import { samples, testShell } from '@portal/shared/testing';
import type { AxiosAdapter } from 'axios';
import axios from 'axios';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { decodeReply } from './decode.ts';

/** Number of mutations of each reply. */
const mutationCount = 20;

const calls = Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint, unknown] => [
  name,
  endpoint,
  new Map<string, unknown>(Object.entries(samples)).get(name),
]);

type Path = readonly string[];
type Change = (value: unknown) => unknown;

const gone = Symbol('gone');
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  isTree(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path];

/** Returns the value with the value at one path changed. The change `gone` removes it. */
const changed = (value: unknown, [key, ...rest]: Path, change: Change): unknown => {
  if (key === undefined) return change(value);
  if (!isTree(value)) return value;
  const inner = changed(value[key], rest, change);
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === key ? inner : item));
  return Object.fromEntries(Object.entries({ ...value, [key]: inner }).filter(([, each]) => each !== gone));
};

/** Wrong types, wrong nesting, null, numbers that are not amounts, texts that are not dates. */
const changes: readonly Change[] = [
  () => gone,
  () => null,
  () => 17.123_456,
  () => -1e21,
  () => '1,000.00',
  () => '',
  () => true,
  () => [],
  () => ({}),
  (value) => [value],
  (value) => ({ value }),
  (value) => (typeof value === 'number' ? String(value) : 12),
];

/** Texts that are not a reply to any call. */
const noReplies = ['<!doctype html><title>502</title>', '', '{', '[[]', '"text"', 'NaN'] as const;

/** Mutations of a good reply that its schema refuses, spread over all its paths. */
function mutationsOf(endpoint: Endpoint, sample: unknown): readonly string[] {
  const whole = JSON.stringify(sample);
  const texts = new Set<string>(noReplies.filter((text) => !decodeReply(endpoint, text).ok));
  texts.add(whole.slice(0, Math.floor(whole.length / 2)));
  const paths = pathsIn(sample);
  for (let turn = 0; turn < paths.length * changes.length && texts.size < mutationCount; turn += 1) {
    const path = paths[(turn * 7) % paths.length] ?? [];
    const change = changes[turn % changes.length] ?? (() => null);
    const mutated = changed(sample, path, change);
    if (mutated === gone || z.safeParse(endpoint.response, mutated).success) continue;
    texts.add(JSON.stringify(mutated));
  }
  // a reply with few fields has too few paths, so its text is also cut at each character
  for (let end = 1; texts.size < mutationCount && end < whole.length; end += 1) {
    const cut = whole.slice(0, end);
    if (!decodeReply(endpoint, cut).ok) texts.add(cut);
  }
  return [...texts];
}

/** A client that gets this text as the reply to every call. */
function clientReplying(text: string) {
  const adapter: AxiosAdapter = async (config) => ({
    status: 200,
    statusText: '',
    data: text,
    headers: {},
    config,
  });
  axios.defaults.adapter = adapter;
  const shell = testShell();
  return { client: createApiClient(shell), shell };
}

/** Returns the call without input, because these tests need none. */
const withEmptyInput = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  path: '/asked',
  query: undefined,
  body: undefined,
  params: undefined,
});

test.each(calls)(
  '[API-05] %s: 20 mutations of a reply are a typed error each, and no crash',
  async (_, endpoint, sample) => {
    const mutations = mutationsOf(endpoint, sample);
    expect(mutations.length).toBeGreaterThanOrEqual(mutationCount);
    for (const text of mutations) {
      const { client, shell } = clientReplying(text);
      const outcome = await client.attempt(withEmptyInput(endpoint), {});
      expect(outcome.status === 'failed' ? outcome.error : text).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ status: 'failed', error: { kind: 'shape' } });
      expect(shell.logged).toHaveLength(1);
      const called = await client.call(withEmptyInput(endpoint), {}).catch((error: unknown) => error);
      if (endpoint.onFailure === 'log') expect(called).toBeUndefined();
      else expect(called).toBeInstanceOf(ApiError);
    }
  },
);

test.each(calls)(
  '%s: unknown fields are let through everywhere, a __proto__ nowhere',
  (_, endpoint, sample) => {
    const plain = decodeReply(endpoint, JSON.stringify(sample));
    const more = JSON.stringify(sample).replaceAll('{', '{"brandNew":1,').replaceAll(',}', '}');
    expect(decodeReply(endpoint, more).ok).toBe(true);
    const poisoned = JSON.stringify(sample)
      .replaceAll('{', '{"__proto__":{"admin":true},')
      .replaceAll(',}', '}');
    const decoded = decodeReply(endpoint, poisoned);
    expect(decoded).toEqual(plain);
    expect(JSON.stringify(decoded)).not.toContain('admin');
    expect(Object(Object.prototype).admin).toBeUndefined();
  },
);
