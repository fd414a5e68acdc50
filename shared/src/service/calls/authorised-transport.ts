import type { ShellSession } from '../../contract/index.ts';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** The methods of the session that calls need. */
export type SessionForCalls = Pick<ShellSession, 'idToken' | 'renew' | 'end'>;

const unauthorisedStatus = 401;

/** Calls that need no sign-in. */
const isPublic = (url: string): boolean => url.startsWith('/public/');

const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError && error.status === unauthorisedStatus;

/**
 * Wraps a transport: adds the bearer token and handles its refusal (docs/session.md). The session is renewed once for
 * all calls that were refused with the same token; then a read is sent once more, a write is not. If the renewed token
 * is refused too, the session has expired. Without a token only public calls are sent; others are refused, such as
 * those of a screen that unmounts at the end of the session.
 */
export const withSession = (transport: Transport, session: SessionForCalls): Transport => {
  let renewedToken: string | undefined;
  let renewing: Promise<unknown> | undefined;

  const renewOnce = async (): Promise<void> => {
    renewing ??= session.renew().finally(() => {
      renewing = undefined;
    });
    await renewing;
    renewedToken = session.idToken();
  };

  // a call reads the token once, because each reading checks the session in the browser's storage
  const sendWith =
    (token: string | undefined): Transport =>
    async (request, headers, signal) => {
      if (token === undefined && !isPublic(request.url))
        throw new ApiError('status', { status: unauthorisedStatus });
      return transport(request, token ? { ...headers, authorization: `Bearer ${token}` } : headers, signal);
    };

  return async (request, headers, signal) => {
    const token = session.idToken();
    try {
      return await sendWith(token)(request, headers, signal);
    } catch (error) {
      if (token === undefined || !isUnauthorised(error)) throw error;
      if (token === renewedToken) {
        session.end('expired');
        throw error;
      }
      if (session.idToken() === token) await renewOnce();
      if (request.method === 'POST' || signal?.aborted) throw error;
      try {
        return await sendWith(session.idToken())(request, headers, signal);
      } catch (again) {
        if (isUnauthorised(again)) session.end('expired');
        throw again;
      }
    }
  };
};
