import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { remarkConfig } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a tool prints about a folder that has only these files. */
function complaintsOf(
  script: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-tools-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const command = [join(root, 'node_modules', script), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each([
  {
    tool: 'Biome',
    script: '@biomejs/biome/bin/biome',
    args: ['lint', '.'],
    files: {
      'biome.json': readFileSync(join(root, 'biome.json'), 'utf8'),
      'a.ts': "import type { B } from './b.ts';\nexport type A = B | undefined;\n",
      'b.spec.ts': "await page.waitForLoadState('networkidle');\nawait page.waitForTimeout(500);\n",
      'b.ts': "import type { A } from './a.ts';\nexport type B = readonly A[];\n",
    },
    complaints: [
      'a.ts:1:24 lint/suspicious/noImportCycles',
      'b.spec.ts:1:7 lint/suspicious/noPlaywrightNetworkidle',
      'b.spec.ts:2:7 lint/suspicious/noPlaywrightWaitForTimeout',
    ],
  },
  {
    tool: 'remark',
    script: 'remark-cli/cli.js',
    args: ['.', '--frail', '--quiet', '--no-color'],
    files: {
      'package.json': JSON.stringify({ remarkConfig }),
      'a.md': '# A\n\n[file](gone.md), [heading](#gone), [heading there](b.md#gone)\n',
      'b.md': '# B\n',
    },
    complaints: ['Cannot find file `gone.md`', 'heading for `#gone` ', 'heading for `#gone` in `b.md`'],
  },
  {
    tool: 'knip',
    script: 'knip/bin/knip.js',
    args: ['--no-progress'],
    files: {
      'package.json': JSON.stringify({ name: 'fixture', main: 'index.ts', dependencies: { react: '*' } }),
      'index.ts': "import { used } from './a.ts';\nconsole.log(used);\n",
      'a.ts': 'export const used = 1;\nexport const unused = used;\nexport type Unused = string;\n',
      'b.ts': 'export {};\n',
    },
    complaints: [
      'Unused files (1)\nb.ts',
      'Unused dependencies (1)\nreact',
      'unused  a.ts',
      'Unused  type  a.ts',
    ],
  },
  {
    tool: 'action-validator',
    script: '@action-validator/cli/cli.mjs',
    args: ['.github/workflows/test.yml'],
    files: {
      '.github/workflows/test.yml': readFileSync(join(root, '.github/workflows/test.yml'), 'utf8').replace(
        'runs-on',
        'runs_on',
      ),
    },
    complaints: ["Additional property 'runs_on' is not allowed"],
  },
])('$tool refuses each bad example', ({ script, args, files, complaints }) => {
  const output = complaintsOf(script, args, files);
  for (const complaint of complaints) expect(output).toContain(complaint);
});
