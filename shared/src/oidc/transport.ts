import { type Axios, axios } from '@portal/shared/calls';

/** Longest an answer of the token endpoint is waited for, in milliseconds: the main API's own limit. */
const timeout = 50_000;

/** The request as the protocol library makes it; the part of its fetch options that reach the wire. */
export interface FormRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  /** Absent when the provider's keys are asked for. */
  readonly body?: URLSearchParams | undefined;
}

/**
 * axios as the protocol library's `fetch`: the form goes out as text, and whatever comes back, of any status,
 * goes to the library untouched.
 */
export function axiosFetch(http: Pick<Axios, 'request'> = axios) {
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
