import type { ShellSession } from '@portal/shared/contract';
import { isDeliberate } from '../core/deliberate.ts';

/** What mfe-cart remembers of commands whose outcome it does not know, by agent and customer (docs/drafts.md). */
const prefix = 'portal:doubt:';

/** Who leaves on purpose leaves no customer's id behind in the browser's own storage, in whichever tab they were. */
export function forgetDoubts(session: Pick<ShellSession, 'state$'>, storage: () => Storage): void {
  let agent: string | undefined;
  session.state$.subscribe((state) => {
    const leaving = agent;
    agent = state.status === 'active' ? state.agent.uuid : undefined;
    if (leaving === undefined || !isDeliberate(state)) return;
    try {
      const own = Object.keys(storage()).filter(
        (key) => key.startsWith(prefix) && key.split(':').includes(leaving),
      );
      for (const key of own) storage().removeItem(key);
    } catch {
      // a browser that forbids storage keeps nothing in it
    }
  });
}
