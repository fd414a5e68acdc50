import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ended } from './ended.ts';

const root = resolve(import.meta.dirname, '../..');

/** A sandbox as a process of its own. */
export interface SandboxProcess {
  /** Ends it and resolves when it has written what was open. */
  end(): Promise<void>;
}

/**
 * Starts a sandbox with the control API and resolves when it answers. It ends with this process, however that ends.
 * `words` are further ones of `sandbox/src/origins/arguments.ts`.
 */
export function startSandbox(
  portBase: number,
  data: string,
  words: readonly string[] = [],
): Promise<SandboxProcess> {
  const all = ['--import', 'tsx', 'sandbox/src/main.ts', '--port-base', String(portBase), '--data', data];
  const child = spawn(process.execPath, [...all, '--test', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The sandbox did not start (${code}).`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('ready ')) ready({ end: () => ended(child) });
      });
  });
}
