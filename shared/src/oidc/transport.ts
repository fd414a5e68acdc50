import { type Axios, axios } from '@portal/shared/calls';

/** Time-out of the token endpoint in milliseconds, the same as the main API's. */
const timeout = 50_000;

/** The fetch options of the protocol library that reach the network. */
export interface FormRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Absent in the request for the provider's keys. */
  readonly body?: URLSearchParams | undefined;
}

/**
 * Wraps axios as the protocol library's `fetch`. The form is sent as text, and the library gets every reply
 * unchanged, whatever its status.
 */
export function createAxiosFetch(http: Pick<Axios, 'request'> = axios) {
  return async (url: string, request: FormRequest): Promise<Response> => {
    const answer = await http.request<string>({
      url,
      method: request.method,
      headers: request.headers,
      data: request.body?.toString(),
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
      timeout,
    });
    const contentType = String(answer.headers['content-type'] ?? '');
    return new Response(answer.data, { status: answer.status, headers: { 'content-type': contentType } });
  };
}
