/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkImportZones } from './import-zones.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function complaintsAbout(file: string, text: string): readonly string[] {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return checkImportZones(folder);
}

test.each([
  ['mfe-cart/src/cart/page.tsx', './subtotals.ts'],
  ['mfe-cart/src/cart/page.tsx', './totals/subtotals.ts'],
  ['mfe-cart/src/cart/totals/subtotals.ts', '../page.tsx'],
  ['mfe-cart/src/cart/totals/subtotals.ts', '../removal/use-removal.ts'],
  ['mfe-cart/src/cart/totals/rows/row.tsx', '../../removal/undo/undo.ts'],
  ['host/src/session/tabs/presence.ts', '../state/session-state.ts'],
])('a file may import any file of its feature: %s, %s', (file, specifier) => {
  expect(complaintsAbout(file, `import { a } from '${specifier}';`)).toEqual([]);
});

test.each([
  ['mfe-cart/src/cart/page.tsx', '../checkout/index.ts'],
  ['mfe-cart/src/cart/totals/subtotals.ts', '../../checkout/index.tsx'],
  ['mfe-cart/src/slots/cart.tsx', '../cart/index.ts'],
  ['mfe-cart/src/cart/page.tsx', '../core/plan.ts'],
  ['mfe-cart/src/cart/totals/rows/row.tsx', '../../../core/fixtures/items.ts'],
  ['mfe-cart/src/core/fixtures/items.ts', '../plan.ts'],
  ['mfe-cart/src/cart/page.tsx', '@portal/shared/api/cart'],
])('a file may import the index of another feature, and core: %s, %s', (file, specifier) => {
  expect(complaintsAbout(file, `import { a } from '${specifier}';`)).toEqual([]);
});

test.each([
  ['host/src/bootstrap.tsx', './session/state/session-state.ts'],
  ['mfe-cart/proofs/pages.tsx', '../src/cart/removal/use-removal.ts'],
  ['host/src/navigation/first-paint.test.ts', '../../../shared/site/page/first-paint-script.ts'],
  ['sandbox/src/api/server.ts', '../database/tables/index.ts'],
])('a file that puts features together may import any file: %s, %s', (file, specifier) => {
  expect(complaintsAbout(file, `import { a } from '${specifier}';`)).toEqual([]);
});

const anotherFeature = 'is inside another feature';
test.each([
  ['mfe-cart/src/cart/page.tsx', '../checkout/review.tsx', anotherFeature],
  ['host/src/navigation/portal-router.tsx', '../session/state/session-state.ts', anotherFeature],
  ['host/src/navigation/portal-router.tsx', '../session/state/index.ts', anotherFeature],
  ['host/src/navigation/frame/side-menu/menu.tsx', '../../../session/session-clock.ts', anotherFeature],
  ['mfe-cart/src/invest/fund/card.tsx', '../../cart/cart-page.tsx', anotherFeature],
  ['mfe-cart/src/slots/cart.tsx', '../cart/cart-page.tsx', anotherFeature],
  ['mfe-cart/src/cart/page.tsx', '../../proofs/tab.tsx', 'outside the package'],
  ['mfe-cart/src/core/plan.ts', '../cart/index.ts', 'core imports none'],
  ['host/src/session/index.ts', '../bootstrap.tsx', 'move what a feature needs to core'],
  ['mfe-cart/src/cart/page.tsx', '../../../shared/src/screen/ui/index.ts', 'outside the package'],
])('%s may not import %s', (file, specifier, reason) => {
  expect(complaintsAbout(file, `import { a } from '${specifier}';`)).toEqual([
    expect.stringContaining(`${file}:1: ${specifier} `),
  ]);
  expect(checkImportZones(folder)[0]).toContain(reason);
});

test.each([
  ['a named import over two lines', "import {\n  a,\n} from '../checkout/review.ts';", 3],
  ['an import of types', "import type { A } from '../checkout/review.ts';", 1],
  ['an import for its effects', "import '../checkout/review.ts';", 1],
  ['an export from another file', "export { a } from '../checkout/review.ts';", 1],
  ['a dynamic import', "const a = () => import('../checkout/review.ts');", 1],
  ['a dynamic import with a comment', "import(/* webpackPreload: true */ '../checkout/review.ts');", 1],
  ["a mock of another feature's file", "jest.mock('../checkout/review.ts');", 1],
])('refuses %s, and names its line', (_, text, line) => {
  expect(complaintsAbout('mfe-cart/src/cart/page.tsx', text)).toEqual([
    expect.stringContaining(`mfe-cart/src/cart/page.tsx:${line}: ../checkout/review.ts is inside`),
  ]);
});

/** Writes the import paths of `shared`. */
function writeAddresses() {
  mkdirSync(join(folder, 'shared'), { recursive: true });
  const exports = {
    './money': './src/foundation/money/index.ts',
    './parts': './src/screen/parts/index.ts',
    './api/*': './src/contract/api/*.ts',
  };
  writeFileSync(join(folder, 'shared/package.json'), JSON.stringify({ exports }));
}

test.each([
  ['shared/src/domain/person/fields.ts', '../../foundation/sentence.ts'],
  ['shared/src/domain/person/fields.ts', '../accounts/index.ts'],
  ['shared/src/domain/person/fields.ts', '@portal/shared/money'],
  ['shared/src/domain/person/fields.ts', '@portal/shared/api/cart'],
  ['shared/src/domain/person/fields.ts', 'rxjs'],
  ['shared/src/screen/parts/chip.tsx', '../../domain/accounts/plan-name.ts'],
  ['shared/src/testing/render-slot.tsx', '@portal/shared/parts'],
  ['shared/src/foundation/money/money.test.ts', '../../testing/index.ts'],
])('a wing of shared may import itself and those before it, and a test all: %s, %s', (file, specifier) => {
  writeAddresses();
  expect(complaintsAbout(file, `import { a } from '${specifier}';`)).toEqual([]);
});

test.each([
  ['shared/src/domain/person/fields.ts', '@portal/shared/parts', 'is of screen'],
  ['shared/src/domain/person/fields.ts', '../../screen/parts/index.ts', 'is of screen'],
  ['shared/src/foundation/files/name.ts', '@portal/shared/api/files', 'is of contract'],
  ['shared/src/contract/remote/declare.ts', '../../testing/index.ts', 'is of testing'],
  ['shared/src/person/fields.ts', './name.ts', 'is in no wing'],
])('%s may not import %s', (file, specifier, reason) => {
  writeAddresses();
  expect(complaintsAbout(file, `import type { A } from '${specifier}';`)).toEqual([
    expect.stringContaining(reason),
  ]);
});
