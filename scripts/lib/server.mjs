import { createInterface } from 'node:readline';
import { isStopping, start } from '../../shared/commands/run.mjs';
import { Stop } from '../../shared/commands/terminal.mjs';
import { typescript } from './build.mjs';

/**
 * Starts a server from a TypeScript file and resolves when it prints `ready …`. Its later output goes to the terminal.
 * Rejects with Stop when it ends before.
 * @param {string} file
 * @param {readonly string[]} words command line
 * @returns {Promise<{ summary: string[], ready: string, ended: Promise<number> }>} `summary`: lines printed before;
 *   `ready`: the text after `ready `
 */
export function startServer(file, words) {
  return new Promise((resolve, reject) => {
    // 'ipc': the child gets a `disconnect` event when this process ends
    const child = start(process.execPath, [...typescript(file), ...words], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    /** @type {Promise<number>} */
    const ended = new Promise((done) => child.once('close', (code) => done(code ?? 1)));
    /** @type {string[]} */
    const complaints = [];
    /** @type {string[]} */
    const summary = [];
    let ready = false;

    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (ready) console.error(line);
        else complaints.push(line);
      });
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (ready) console.log(line);
        else if (line === 'ready' || line.startsWith('ready ')) {
          ready = true;
          resolve({ summary, ready: line.slice('ready '.length), ended });
        } else summary.push(line);
      });
    void ended.then(() => {
      if (!ready)
        reject(new Stop(isStopping() ? 'Stopped.' : complaints.join('\n') || `${file} did not start.`));
    });
  });
}
