import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const viewTracking: (source: string) => string = require('./view-tracking.cjs');

const hostRequire = createRequire(join(__dirname, '../../../host/package.json'));
const sdkRequire = createRequire(hostRequire.resolve('@datadog/browser-rum/package.json'));
const core = dirname(sdkRequire.resolve('@datadog/browser-rum-core/package.json'));

test('shortens the time for which the SDK watches an ended view', () => {
  const source = readFileSync(join(core, 'esm/domain/view/trackViews.mjs'), 'utf8');
  const changed = viewTracking(source);
  expect(changed).toContain('KEEP_TRACKING_AFTER_VIEW_DELAY = 5000;');
  expect(changed.replace('5000', '5 * ONE_MINUTE')).toBe(source);
});

test('fails the build when the SDK does this in another way', () => {
  expect(() => viewTracking('setTimeout(stop, 60_000)')).toThrow(/view-tracking/);
});
