import { type Axios, axios } from '@portal/shared/calls';

/** How long an exchange or a refresh may take with all its requests, in milliseconds; a call of the main API may as well. */
export const exchangeTimeout = 50_000;

/** The fetch options of the protocol library that reach the network. */
export interface FormRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Absent in the request for the provider's keys. */
  readonly body?: URLSearchParams | undefined;
}

/**
 * Wraps axios as the protocol library's `fetch`. The form is sent as text, and the library gets every reply
 * unchanged, whatever its status. Create one for each exchange or refresh: its requests share one time limit.
 */
export function createAxiosFetch(http: Pick<Axios, 'request'> = axios) {
  const endsAt = performance.now() + exchangeTimeout;
  return async (url: string, request: FormRequest): Promise<Response> => {
    const answer = await http.request<string>({
      url,
      method: request.method,
      headers: request.headers,
      data: request.body?.toString(),
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
      // 0 would be no limit
      timeout: Math.max(1, endsAt - performance.now()),
    });
    const contentType = String(answer.headers['content-type'] ?? '');
    return new Response(answer.data, { status: answer.status, headers: { 'content-type': contentType } });
  };
}
