import type { Endpoint, WireOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';
import { answerWith, type FakeReply, type Fault, type RecordedRequest } from './fake-adapter.ts';

type Answer<E extends Endpoint> = (request: RecordedRequest) => WireOf<E> | Promise<WireOf<E>>;

/** The main API in memory. It answers calls by their definition and keeps every request. */
export interface FakeApi {
  /** Every request that would have left the browser, in order. */
  readonly requests: readonly RecordedRequest[];
  requestsOf(endpoint: Endpoint): readonly RecordedRequest[];
  /** Answers a call from now on. Throws where the reply does not fit the definition: a fixture cannot drift. */
  reply<E extends Endpoint>(endpoint: E, answer: WireOf<E> | Answer<E>): FakeApi;
  /** Makes a call fail from now on, or the next `times` times only. */
  fail(endpoint: Endpoint, fault: Fault, times?: number): FakeApi;
}

interface Rule {
  readonly endpoint: Endpoint;
  readonly answer: (request: RecordedRequest) => Promise<FakeReply>;
}

interface Failing {
  readonly endpoint: Endpoint;
  readonly fault: Fault;
  left: number;
}

const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Two calls may share method and path; then the query says which it is. */
const isOf = (endpoint: Endpoint, request: RecordedRequest): boolean =>
  endpoint.method === request.method &&
  pathPattern(endpoint.path).test(request.path) &&
  (!endpoint.query || z.safeParse(endpoint.query, request.query).success);

const checked = (endpoint: Endpoint, json: unknown): FakeReply => {
  const decoded = z.safeParse(endpoint.response, json);
  if (!decoded.success) throw new TypeError(`${endpoint.path}: ${z.prettifyError(decoded.error)}`);
  return { json };
};

const isFunction = <E extends Endpoint>(answer: WireOf<E> | Answer<E>): answer is Answer<E> =>
  typeof answer === 'function';

/** Starts an empty API; it takes the place of the one before. */
export const fakeApi = (): FakeApi => {
  const requests: RecordedRequest[] = [];
  const rules: Rule[] = [];
  const failing: Failing[] = [];

  answerWith(async (request) => {
    requests.push(request);
    const fails = failing.findLast(({ endpoint, left }) => left > 0 && isOf(endpoint, request));
    if (fails) {
      fails.left -= 1;
      return { fault: fails.fault };
    }
    const rule = rules.findLast(({ endpoint }) => isOf(endpoint, request));
    if (rule) return rule.answer(request);
    console.error(`fakeApi has no reply to ${request.method} ${request.path}`);
    return { fault: { status: 404 } };
  });

  const api: FakeApi = {
    requests,
    requestsOf: (endpoint) => requests.filter((request) => isOf(endpoint, request)),
    reply(endpoint, answer) {
      const made = isFunction(answer) ? undefined : checked(endpoint, answer);
      for (const fails of failing) if (fails.endpoint === endpoint) fails.left = 0;
      rules.push({
        endpoint,
        answer: async (request) =>
          made ?? checked(endpoint, isFunction(answer) ? await answer(request) : answer),
      });
      return api;
    },
    fail(endpoint, fault, times = Number.POSITIVE_INFINITY) {
      failing.push({ endpoint, fault, left: times });
      return api;
    },
  };
  return api;
};
