import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcess } from './end-process.ts';

const root = resolve(import.meta.dirname, '../../..');

/** `npm run dev` as a process of the test's own. */
export class DevServer {
  /** What it has said. */
  readonly lines: string[] = [];
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  /** Starts it with words of its command line. Resolves when it says that changes show. */
  static start(words: readonly string[]): Promise<DevServer> {
    return DevServer.#run(root, ['scripts/dev.mjs', ...words]);
  }

  /** Starts the one of a remote in another repository, whose folder is given. */
  static startElsewhere(folder: string, words: readonly string[]): Promise<DevServer> {
    return DevServer.#run(folder, [join(folder, 'node_modules/.bin/portal-remote'), 'dev', ...words]);
  }

  static #run(cwd: string, words: readonly string[]): Promise<DevServer> {
    const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const server = new DevServer(child);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return new Promise((ready, failed) => {
      child.once('exit', (code) =>
        failed(new Error(`npm run dev ended (${code}).\n${server.lines.join('\n')}`)),
      );
      const read = (line: string) => {
        server.lines.push(line);
        if (line.startsWith('Every saved change shows')) ready(server);
      };
      if (child.stdout) createInterface({ input: child.stdout }).on('line', read);
      if (child.stderr) createInterface({ input: child.stderr }).on('line', read);
    });
  }

  /** The address that it says to open. */
  get address(): string {
    const line = this.lines.findLast((each) => each.startsWith('Open '));
    if (line === undefined) throw new Error(`npm run dev names no address.\n${this.lines.join('\n')}`);
    return line.slice('Open '.length).trim();
  }

  end(): Promise<void> {
    return endProcess(this.#process);
  }
}
