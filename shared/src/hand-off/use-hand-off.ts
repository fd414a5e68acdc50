import type { InputOf } from '@portal/shared/api/endpoint';
import { followHandOff, type startHandOff } from '@portal/shared/api/hand-off';
import { createApiClient } from '@portal/shared/calls';
import type { Shell } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type HandOffState, runHandOff, type TakePicture } from './run-hand-off.ts';

/**
 * Creates the client of the hand-off service, which gets the agent's id token and no subscription key. Its refusal says
 * nothing of the session.
 */
function createClient({ config, session, monitor }: Shell, baseUrl: string) {
  let token: string | undefined;
  const readToken = () => {
    token = session.idToken() ?? token;
    return token;
  };
  const api = createApiClient({
    config: { ...config, api: { baseUrl, subscriptionKey: '', idempotencyKeys: false } },
    session: { idToken: readToken, renew: () => session.renew(), end: () => undefined },
    monitor,
  });
  /** Ends a hand-off also while the page closes, and at sign-out, when the session has no token any more. */
  const end = (id: string, why: 'cancelled' | 'left') =>
    void fetch(baseUrl + followHandOff.path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken()}` },
      body: JSON.stringify({ id, end: why }),
      // what does not arrive ends by the service's own time
    }).catch(() => undefined);
  return { api, end };
}

/** Options of `useHandOff`. */
export interface HandOffOptions {
  readonly baseUrl: string;
  readonly request: InputOf<typeof startHandOff>;
  readonly takePicture: TakePicture;
}

/**
 * Begins a hand-off of pictures to the customer's phone when it is mounted, and follows it. Returns its state, `renew`,
 * which ends it and begins another with a new code, and `cancel`, which ends it. Leaving the screen, closing the page
 * and signing out end it too. `takePicture` gets each picture that arrives.
 */
export function useHandOff({ baseUrl, request, takePicture }: HandOffOptions) {
  const shell = useShell();
  const [state, setState] = useState<HandOffState>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ request, takePicture });
  useEffect(() => {
    latest.current = { request, takePicture };
  });
  const endRun = useRef<(why: 'cancelled' | 'left') => void>(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins a new hand-off
  useEffect(() => {
    const { api, end } = createClient(shell, baseUrl);
    const abort = new AbortController();
    let id: string | undefined;
    const endOnce = (why: 'cancelled' | 'left') => {
      if (abort.signal.aborted) return;
      abort.abort();
      if (id !== undefined) end(id, why);
    };
    endRun.current = endOnce;
    const leave = () => {
      endOnce('left');
      // the browser's Back may show this page again as it was
      setState((before) =>
        before.status === 'starting' || before.status === 'open' ? { status: 'ended', why: 'left' } : before,
      );
    };
    addEventListener('pagehide', leave);
    void runHandOff({
      api,
      request: latest.current.request,
      takePicture: (name, file) => latest.current.takePicture(name, file),
      onState: setState,
      onStarted: (started) => {
        id = started;
        // it was left while it began
        if (abort.signal.aborted) end(started, 'left');
      },
      signal: abort.signal,
    });
    return () => {
      removeEventListener('pagehide', leave);
      endOnce('left');
    };
  }, [shell, baseUrl, attempt]);

  return {
    state,
    /** Ends the code and begins another. */
    renew: () => {
      endRun.current('cancelled');
      setAttempt((count) => count + 1);
    },
    cancel: () => endRun.current('cancelled'),
  };
}
