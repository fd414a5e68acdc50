import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm as packageManager } from './lib/install.mjs';

/** Answers of a registry: status, type and body. */
const answers = {
  'an advisory': [
    200,
    'application/json',
    JSON.stringify({
      zod: [
        {
          id: 1096693,
          url: 'https://github.com/advisories/GHSA-m95q-7qp3-xv42',
          title: 'Zod denial of service vulnerability',
          severity: 'moderate',
          vulnerable_versions: '>=0.0.0',
          cwe: ['CWE-1333'],
          cvss: { score: 5.3, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:L' },
        },
      ],
    }),
  ],
  'no advisory': [200, 'application/json', '{}'],
  'a page of HTML': [200, 'text/html', '<!doctype html><title>Sign in</title>'],
  'a refusal': [405, 'text/plain', ''],
} as const;

/** A folder whose `npx` starts the package manager at once: npm needs a second to find what it has already. */
let quickNpx: string;
beforeAll(() => {
  const pnpm = execFileSync('npx', ['-y', '-p', packageManager, '-c', 'command -v pnpm'], {
    encoding: 'utf8',
  });
  quickNpx = mkdtempSync(join(tmpdir(), 'npx-'));
  writeFileSync(join(quickNpx, 'npx'), `#!/bin/sh\nshift 2\nexec ${pnpm.trim()} "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(quickNpx, { recursive: true }));

/** Runs the check against a registry at `address`. */
const check = (address: string) =>
  new Promise<{ readonly code: number; readonly text: string }>((done) => {
    const env = {
      ...process.env,
      PATH: `${quickNpx}:${process.env.PATH}`,
      PNPM_CONFIG_REGISTRY: address,
      PNPM_CONFIG_FETCH_RETRIES: '0',
    };
    execFile(process.execPath, [join(__dirname, 'advisories.mjs')], { env }, (error, output, errors) =>
      done({ code: Number(error?.code ?? 0), text: output + errors }),
    );
  });

/** Runs it against a registry that gives an answer to every request. */
async function checkWith([status, type, body]: (typeof answers)[keyof typeof answers]) {
  const registry = createServer((_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  );
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const result = await check(`http://127.0.0.1:${port}/`);
  registry.close();
  return result;
}

test('passes only when the registry answers that no advisory is known', async () => {
  const [found, none, html, refused, silent] = await Promise.all([
    ...Object.values(answers).map(checkWith),
    // a port on which nothing listens
    check('http://127.0.0.1:9/'),
  ]);
  expect(none).toEqual({ code: 0, text: expect.stringContaining('No known vulnerabilities found') });
  expect(found?.code).toBe(1);
  expect(found?.text).toMatch(/moderate[\s\S]*Zod denial of service vulnerability[\s\S]*docs\/operating\.md/);
  for (const failed of [html, refused, silent]) {
    expect(failed?.code).toBe(1);
    expect(failed?.text).toMatch(/audit[\s\S]*docs\/operating\.md/i);
  }
});
