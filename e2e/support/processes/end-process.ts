import type { ChildProcess } from 'node:child_process';

/** Whether a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Sends SIGTERM to a process and resolves when it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exit;
}
