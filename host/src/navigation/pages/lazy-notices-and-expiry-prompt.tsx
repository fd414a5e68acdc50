import { useEffect, useState } from 'react';
import { importFrame, type NoticesAndExpiryPromptProps } from '../frame/index.ts';
import { useSessionState } from './shell-guard.tsx';

/** The delay before the code is requested again after a failure, in milliseconds. */
const retryDelay = 5_000;

/**
 * Shows `NoticesAndExpiryPrompt` beside every page while an agent is signed in. Its code is part of the frame's chunk,
 * which pages outside the frame load for it in the background.
 */
export function LazyNoticesAndExpiryPrompt(props: NoticesAndExpiryPromptProps) {
  const isActive = useSessionState(props.session).status === 'active';
  const [code, setCode] = useState<Awaited<ReturnType<typeof importFrame>>>();
  useEffect(() => {
    if (!isActive || code) return;
    const load = () => void importFrame().then(setCode, () => undefined);
    load();
    const timer = setInterval(load, retryDelay);
    return () => clearInterval(timer);
  }, [isActive, code]);
  return isActive && code ? <code.NoticesAndExpiryPrompt {...props} /> : null;
}
