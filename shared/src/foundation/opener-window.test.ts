import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../scripts/lib/files-below.mjs';

const root = join(import.meta.dirname, '../../..');

/** A call of the browser's `open`, or a link that opens a tab. */
const opening = /(?:window\.|pener(?:Window\(\))?\?\.|contentWindow\.|= )open\(|target=["{']+_blank/;

/** Lines that open a window, by file. Each says why the window has no way back to the tab. */
const expected = {
  // a frame opens it
  'mfe-auth/src/sign-in/sign-in-popup.ts': 1,
  'shared/src/contract/external/transaction-window.ts': 1,
  'shared/site/page/first-paint-script.ts': 1,
  // a page of the portal, whose opener is removed
  'host/src/customer-mode/customer-mode.ts': 1,
  // without an opener
  'shared/src/screen/parts/layout/row.tsx': 1,
  'shared/src/screen/ui/controls/text-link.tsx': 1,
};

test('only known places open a window, and each so that its page cannot navigate the portal’s tab', () => {
  const found: Record<string, number> = {};
  for (const path of filesBelow(root)) {
    const file = relative(root, path);
    if (
      !/^(?:shared|host|mfe-[a-z-]+)\/(?:src|site)\/.*\.tsx?$/.test(file) ||
      /\.test\.|harness|fixtures/.test(file)
    )
      continue;
    const lines = readFileSync(path, 'utf8').split('\n');
    const count = lines.filter((line) => opening.test(line)).length;
    if (count > 0) found[file] = count;
  }
  expect(found).toEqual(expected);
});
