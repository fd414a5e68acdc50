import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A process that does 200 ms of work. */
const script = `
  import { deferSignals } from '${join(__dirname, 'defer-signals.ts')}';
  process.on('SIGINT', () => { console.log('signal'); process.exit(130); });
  await deferSignals(async () => {
    console.log('busy');
    await new Promise((done) => setTimeout(done, 200));
    console.log('done');
  });
  setTimeout(() => console.log('no signal'), 5000);
`;

test('handles Ctrl-C after the end of the work', async () => {
  const child = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script]);
  let output = '';
  child.stdout.on('data', (bytes) => {
    if (output === '') child.kill('SIGINT');
    output += bytes;
  });
  const code = await new Promise((ended) => child.once('exit', ended));
  expect(output).toBe('busy\ndone\nsignal\n');
  expect(code).toBe(130);
});
