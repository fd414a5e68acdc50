import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcess } from '../processes/end-process.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A sandbox in a separate process. */
export interface SandboxProcess {
  /** Ends the sandbox and resolves when it has written its open files. */
  end(): Promise<void>;
}

/**
 * Starts a sandbox with the control API and resolves when it answers. It always ends with this process.
 * `moreArguments` are further ones, see `sandbox/src/origins/arguments.ts`.
 */
export function startSandbox(
  portBase: number,
  data: string,
  moreArguments: readonly string[] = [],
): Promise<SandboxProcess> {
  const command = ['--import=tsx', 'sandbox/src/main.ts', '--port-base', String(portBase), '--data', data];
  const child = spawn(process.execPath, [...command, '--test', ...moreArguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The sandbox did not start (${code}).`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('ready ')) ready({ end: () => endProcess(child) });
      });
  });
}
