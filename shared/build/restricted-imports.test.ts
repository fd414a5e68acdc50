import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');

/** Lints one import in one file with the project's settings and returns the output. */
function lint(file: string, specifier: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'));
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { a } from '${specifier}';\n\nexport const b = a;\n`);
    const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ofOthers = [
  ['mfe-cart/src/cart/page.tsx', '@portal/mfe-client/src/x.ts'],
  ['mfe-cart/src/cart/page.tsx', '../../../mfe-client/src/core/x.ts'],
  ['mfe-cart/src/slots/cart.tsx', '../../../mfe-client/src/core/x.ts'],
  ['mfe-cart/src/cart/page.tsx', '../../../host/src/session/index.ts'],
  ['mfe-cart/src/cart/page.tsx', '@portal/sandbox'],
];
test.each(ofOthers)('[FED-05] %s may not import %s', (file, specifier) => {
  expect(lint(file, specifier)).toContain('Remotes never import one another');
});

test.each([
  ['mfe-cart/src/cart/page.tsx', 'axios'],
  ['mfe-client/src/core/x.ts', 'zod/mini'],
  ['mfe-history/src/completed/x.tsx', '@chakra-ui/react'],
])('%s may not import %s past the facades', (file, specifier) => {
  expect(lint(file, specifier)).toContain('Libraries come through the facades');
});

test.each([
  ['mfe-cart/src/cart/page.tsx', '../checkout/index.ts'],
  ['mfe-cart/src/cart/totals/rows/row.tsx', '../../../core/fixtures/items.ts'],
  ['mfe-cart/proofs/pages.tsx', '../src/cart/removal/use-removal.ts'],
  ['host/src/bootstrap.tsx', './session/state/session-state.ts'],
  ['mfe-cart/src/cart/page.tsx', '@portal/shared/api/cart'],
  ['mfe-cart/src/cart/page.tsx', 'react'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, specifier)).toMatch(/Checked 2 files .*No fixes applied/);
});
