import { createInterface } from 'node:readline';
import { typescript } from './build.mjs';
import { start, stopping } from './run.mjs';
import { Stop } from './terminal.mjs';

/**
 * Starts a server of the project, a TypeScript file whose process prints `ready …` once it answers, and waits until
 * it does. What it prints later goes to the terminal.
 * @param {string} file
 * @param {readonly string[]} words its command line
 * @returns {Promise<{ summary: string[], ready: string, ended: Promise<number> }>} `summary`: what it printed before;
 *   `ready`: the rest of that line
 */
export function startServer(file, words) {
  return new Promise((resolve, reject) => {
    // over the channel it notices our end, however we end
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
        reject(new Stop(stopping() ? 'Stopped.' : complaints.join('\n') || `${file} did not start.`));
    });
  });
}
