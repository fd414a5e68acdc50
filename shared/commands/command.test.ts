import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A command that prints more than a pipe holds. */
const script = `
  import { runCommand } from '${join(__dirname, 'command.ts')}';
  await runCommand(async () => {
    for (let line = 0; line < 50_000; line += 1) console.log('mfe-cart 1.2.3');
  });
`;

test('ends without an error when its output is read no further, as by head', async () => {
  const child = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script]);
  let complaint = '';
  child.stderr.on('data', (bytes) => {
    complaint += bytes;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((ended) => child.once('exit', ended));
  expect([code, complaint]).toEqual([0, '']);
});

test('prints what the system refuses without a stack', async () => {
  const failing = `
    import { readFile } from 'node:fs/promises';
    import { runCommand } from '${join(__dirname, 'command.ts')}';
    await runCommand(() => readFile('/no/such/file'));
  `;
  const child = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', failing]);
  let complaint = '';
  child.stderr.on('data', (bytes) => {
    complaint += bytes;
  });
  const code = await new Promise((ended) => child.once('close', ended));
  expect([code, complaint]).toEqual([1, "ENOENT: no such file or directory, open '/no/such/file'\n"]);
});
