import type { Endpoint, WireOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';
import { answerWith, type FakeReply, type Fault, type RecordedRequest } from './fake-adapter.ts';

type Answer<E extends Endpoint> = (request: RecordedRequest) => WireOf<E> | Promise<WireOf<E>>;

/** A main API in memory. It replies by the definitions of the calls and records every request. */
export interface FakeApi {
  /** Every recorded request, in order. */
  readonly requests: readonly RecordedRequest[];
  requestsOf(endpoint: Endpoint): readonly RecordedRequest[];
  /**
   * Sets the reply to a call. Throws when it does not match the call's schema, so that fixtures stay correct.
   */
  reply<E extends Endpoint>(endpoint: E, answer: WireOf<E> | Answer<E>): FakeApi;
  /** As `reply`, but each reply waits for its function of the returned list: one for each request, in order. */
  hold<E extends Endpoint>(endpoint: E, answer: WireOf<E> | Answer<E>): readonly (() => void)[];
  /** Makes a call fail, always or the next `times` times. */
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

/** Two calls may share method and path; then the query decides. */
const matchesCall = (endpoint: Endpoint, request: RecordedRequest): boolean =>
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

/** Options of `fakeApi`. */
interface FakeApiOptions {
  /** Milliseconds before each reply; default: none. */
  readonly latencyMs?: number;
  /** How every call fails; default: none does. */
  readonly fault?: Fault;
}

/** For tests: creates an API without replies, which replaces the previous one. `reply` adds one for a call. */
export const fakeApi = ({ latencyMs = 0, fault }: FakeApiOptions = {}): FakeApi => {
  const requests: RecordedRequest[] = [];
  const rules: Rule[] = [];
  const failing: Failing[] = [];

  answerWith(async (request) => {
    requests.push(request);
    if (latencyMs > 0) await new Promise((over) => setTimeout(over, latencyMs));
    if (fault) return { fault };
    const fails = failing.findLast(({ endpoint, left }) => left > 0 && matchesCall(endpoint, request));
    if (fails) {
      fails.left -= 1;
      return { fault: fails.fault };
    }
    const rule = rules.findLast(({ endpoint }) => matchesCall(endpoint, request));
    if (rule) return rule.answer(request);
    console.error(`fakeApi has no reply to ${request.method} ${request.path}`);
    return { fault: { status: 404 } };
  });

  const api: FakeApi = {
    requests,
    requestsOf: (endpoint) => requests.filter((request) => matchesCall(endpoint, request)),
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
    hold(endpoint, answer) {
      const waiting: (() => void)[] = [];
      api.reply(endpoint, async (request) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return isFunction(answer) ? answer(request) : answer;
      });
      return waiting;
    },
    fail(endpoint, fault, times = Number.POSITIVE_INFINITY) {
      failing.push({ endpoint, fault, left: times });
      return api;
    },
  };
  return api;
};
