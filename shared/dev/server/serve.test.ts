import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlToHttpOptions } from 'node:url';
import { serveFiles, streamBuildHashes } from './package-server.ts';
import { serve } from './serve.ts';

let folder: string;
let server: Server;
let address: string;
let finish: () => void = () => {};
let onBuilt: (hash: string) => void = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-serve-'));
  await writeFile(join(folder, 'main.js'), 'first');
  const idle = new Promise<void>((done) => {
    finish = done;
  });
  server = await serve(0, [
    streamBuildHashes(
      {
        hash: 'abc',
        onBuilt(listener) {
          onBuilt = listener;
          return () => {};
        },
      },
      '/cart/',
    ),
    serveFiles({ folder, waitUntilIdle: () => idle }, '/cart/'),
  ]);
  const at = server.address();
  address = `http://localhost:${typeof at === 'object' ? at?.port : ''}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('sends a file after the running build is done', async () => {
  const response = fetch(`${address}/cart/main.js`);
  await writeFile(join(folder, 'main.js'), 'second');
  finish();
  const answer = await response;
  expect(await answer.text()).toBe('second');
  expect(answer.headers.get('content-type')).toMatch('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['/cart/other.js', '/elsewhere/main.js', '/cart/..%2f..%2fetc/passwd', '/%'])(
  'answers 404 for %s',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  },
);

test('answers 404 for an invalid address and goes on', async () => {
  // fetch would normalise the address
  const [answer] = await once(get({ ...urlToHttpOptions(new URL(address)), path: '//' }), 'response');
  answer.resume();
  expect(answer.statusCode).toBe(404);
});

test('streams the newest build’s hash at once, and then each further one', async () => {
  const answer = await fetch(`${address}/cart/__hot`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: abc\n\n');
  onBuilt('def');
  expect((await reader?.read())?.value).toBe('data: def\n\n');
  await reader?.cancel();
});

test('rejects when the port is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const at = other.address();
  await expect(serve(typeof at === 'object' && at ? at.port : 0, [])).rejects.toThrow('EADDRINUSE');
  other.close();
});
