import type { BrowserContext, Request } from 'playwright/test';
import { origins } from '../service/environment.ts';

/** A call of the main API that a browser has made. */
interface LoggedCall {
  /** Method and path, with what tells equal paths apart: channel, account or ids. */
  readonly name: string;
  /** The name with all parameters, or the body. */
  readonly request: string;
  /** HTTP status; `aborted` when the browser has given it up; absent while it is in flight. */
  result?: string;
}

const distinguishing = ['channel', 'plan', 'checkoutIds', 'agentCode'];

function describe(request: Request): LoggedCall {
  const { pathname, searchParams } = new URL(request.url());
  const found = distinguishing.find((name) => searchParams.has(name));
  const value = found === 'channel' || found === 'plan' ? searchParams.get(found) : found && `by ${found}`;
  return {
    name: [request.method(), pathname, value].filter(Boolean).join(' '),
    request: `${request.method()} ${request.url()} ${request.postData() ?? ''}`,
  };
}

/** Logs every call that the pages of a context make from now on. */
export function logCalls(context: BrowserContext): readonly LoggedCall[] {
  const calls: LoggedCall[] = [];
  const byRequest = new Map<Request, LoggedCall>();
  context.on('request', (request) => {
    if (!request.url().startsWith(origins.api.url) || request.method() === 'OPTIONS') return;
    const call = describe(request);
    byRequest.set(request, call);
    calls.push(call);
  });
  context.on('response', (response) => {
    const call = byRequest.get(response.request());
    if (call) call.result = String(response.status());
  });
  context.on('requestfailed', (request) => {
    const call = byRequest.get(request);
    if (call) call.result = 'aborted';
  });
  return calls;
}

/** Counts calls by name. */
export function countByName(calls: readonly LoggedCall[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of calls) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
