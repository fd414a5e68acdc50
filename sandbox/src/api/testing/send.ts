import type { Endpoint } from '@portal/shared/api/endpoint';
import type { Request } from './example-requests.ts';
import type { Answer, TestApi } from './test-api.ts';

type Query = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/**
 * For tests: sends a request of a definition as the agent with this `sub`. A list of pairs can contain a query name
 * twice.
 */
export function send(
  api: TestApi,
  sub: string,
  { method, path }: Endpoint,
  { query = {}, body, params = {} }: Omit<Request, 'query'> & { readonly query?: Query },
): Promise<Answer> {
  const pairs = Array.isArray(query) ? query : Object.entries(query);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = search.size > 0 ? `${url}?${search}` : url;
  if (method === 'GET') return api.call(sub, address);
  return api.call(sub, address, {
    method,
    body: JSON.stringify(body ?? {}),
    headers: { 'content-type': 'application/json' },
  });
}
