import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../../scripts/lib/files-below.mjs';

const root = join(import.meta.dirname, '../../..');

/** The attribute with the text of a value for screen readers, which session recordings keep as it is. */
const valueText = /^ *aria-valuetext=/;

test('[MON-01] what has the text of a value is hidden in session recordings', () => {
  const unhidden: string[] = [];
  let found = 0;
  for (const path of filesBelow(root)) {
    const file = relative(root, path);
    if (!/^(?:shared|host|mfe-[a-z-]+)\/src\/.*\.tsx$/.test(file) || /\.test\./.test(file)) continue;
    const lines = readFileSync(path, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!valueText.test(line)) continue;
      found += 1;
      const element = lines.slice(0, index).findLastIndex((each) => /^ *<\w/.test(each));
      if (!lines.slice(element, index).join('\n').includes('data-dd-privacy="hidden"'))
        unhidden.push(`${file}:${index + 1}`);
    }
  }
  expect(unhidden).toEqual([]);
  expect(found).toBeGreaterThan(1);
});
