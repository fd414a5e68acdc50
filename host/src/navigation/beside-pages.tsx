import { useEffect, useState } from 'react';
import type { BesidePagesProps } from './frame/beside-pages.tsx';
import { frameCode } from './page-code.ts';
import { useSession } from './shell-guard.tsx';

/** How often code that did not come is asked for again, in milliseconds. */
const askAgain = 5_000;

/** `BesidePages` of the frame's code, beside every page while an agent is signed in; nothing waits for it. */
export function SignedInBesidePages(props: BesidePagesProps) {
  const isActive = useSession(props.session).status === 'active';
  const [code, setCode] = useState<Awaited<ReturnType<typeof frameCode>>>();
  useEffect(() => {
    if (!isActive || code) return;
    const ask = () => void frameCode().then(setCode, () => undefined);
    ask();
    const timer = setInterval(ask, askAgain);
    return () => clearInterval(timer);
  }, [isActive, code]);
  return isActive && code ? <code.BesidePages {...props} /> : null;
}
