/** @jest-environment node */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A process that is busy for a moment with work that nothing is to interrupt. */
const script = `
  import { uninterrupted } from '${join(__dirname, 'uninterrupted.ts')}';
  process.on('SIGINT', () => { console.log('told'); process.exit(130); });
  await uninterrupted(async () => {
    console.log('busy');
    await new Promise((done) => setTimeout(done, 200));
    console.log('done');
  });
  setTimeout(() => console.log('never told'), 5000);
`;

test('Ctrl-C waits for the end of the work, then counts', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  let said = '';
  child.stdout.on('data', (bytes) => {
    if (said === '') child.kill('SIGINT');
    said += bytes;
  });
  const code = await new Promise((ended) => child.once('exit', ended));
  expect(said).toBe('busy\ndone\ntold\n');
  expect(code).toBe(130);
});
