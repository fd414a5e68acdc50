const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does a short piece of work to its end, whatever signal comes meanwhile; a signal that came is then sent again.
 * The site would stay whole without this: with it, Ctrl-C never leaves somebody to wonder whether a release is out.
 */
export async function uninterrupted<Result>(work: () => Promise<Result>): Promise<Result> {
  let came: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals) => {
    came = signal;
  };
  const before = signals.map((signal) => [signal, process.listeners(signal)] as const);
  for (const signal of signals) process.removeAllListeners(signal).on(signal, note);
  try {
    return await work();
  } finally {
    for (const [signal, listeners] of before) {
      process.removeAllListeners(signal);
      for (const listener of listeners) process.on(signal, listener);
    }
    if (came) process.kill(process.pid, came);
  }
}
