import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const replayWorker = require('./replay-worker.cjs');

const hostRequire = createRequire(join(__dirname, '../../../host/package.json'));
const sdk = join(hostRequire.resolve('@datadog/browser-rum/package.json'), '..');

test('emits the SDK’s worker unchanged and starts it from a trusted address', () => {
  const source = readFileSync(join(sdk, 'esm/domain/deflate/deflateWorker.mjs'), 'utf8');
  const files = new Map<string, string>();
  const getOptions = () => ({ folder: 'files' });
  const rewritten: string = replayWorker.call({ getOptions, emitFile: files.set.bind(files) }, source);
  const [[name = '', worker = ''] = []] = [...files];
  expect(name).toMatch(/^files\/replay-worker\.[0-9a-f]{8}\.js$/);
  expect(rewritten).toContain(`addressOf(__webpack_public_path__ + "${name}")`);
  expect(rewritten).not.toMatch(/Blob|createObjectURL/);
  expect(worker.length).toBeGreaterThan(10_000);
  expect(() => new Function(worker)).not.toThrow();
});

test('fails the build when the SDK starts its worker in another way', () => {
  expect(() => replayWorker.call({ emitFile: () => undefined }, 'new Worker(elsewhere)')).toThrow(
    /replay-worker/,
  );
});
