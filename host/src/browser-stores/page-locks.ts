type Work = (lock: Lock | null) => unknown;

/**
 * Web Locks of one page, for a browser that has none: by name and in turn. Shared locks are given at once, since the portal
 * only counts them. Other tabs are unknown, so `query` rejects.
 */
export function createPageLocks() {
  const lastWork = new Map<string, Promise<unknown>>();

  async function runInTurn(name: string, { signal, ifAvailable }: LockOptions, work: Work) {
    const before = lastWork.get(name);
    if (before && ifAvailable) return work(null);
    const turn = Promise.resolve(before).then(() => {
      signal?.throwIfAborted();
      return work({ name, mode: 'exclusive' });
    });
    const ended = turn.catch(() => undefined);
    lastWork.set(name, ended);
    void ended.then(() => lastWork.get(name) === ended && lastWork.delete(name));
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    // an abort ends the wait for the turn, and never the work
    await Promise.race([before, signal ? aborted : before]);
    return turn;
  }

  return {
    query: () => Promise.reject(new DOMException('No other tab is known', 'NotSupportedError')),
    async request(name: string, optionsOrWork: LockOptions | Work, lastArgument?: Work): Promise<unknown> {
      if (typeof optionsOrWork === 'function') return runInTurn(name, {}, optionsOrWork);
      if (!lastArgument) throw new TypeError('A lock needs work');
      if (optionsOrWork.mode === 'shared') return lastArgument({ name, mode: 'shared' });
      return runInTurn(name, optionsOrWork, lastArgument);
    },
  };
}
