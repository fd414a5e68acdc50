const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs short work to its end, resolves with its result, and sends a signal that came during it afterwards. Without this
 * the site would stay intact too, but the user would not know after Ctrl-C whether the release was published.
 */
export async function deferSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  let deferred: NodeJS.Signals | undefined;
  const remember = (signal: NodeJS.Signals) => {
    deferred = signal;
  };
  const before = signals.map((signal) => [signal, process.listeners(signal)] as const);
  for (const signal of signals) process.removeAllListeners(signal).on(signal, remember);
  try {
    return await work();
  } finally {
    for (const [signal, listeners] of before) {
      process.removeAllListeners(signal);
      for (const listener of listeners) process.on(signal, listener);
    }
    if (deferred) process.kill(process.pid, deferred);
  }
}
