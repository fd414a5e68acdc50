import type { Outcome } from './build.ts';
import { reportBuilds } from './report-builds.ts';

/** A fake build; `ends` reports an outcome. */
function buildNamed(name: string) {
  let notify: (outcome: Outcome) => void = () => {};
  return {
    name,
    building: false,
    onOutcome(listener: (outcome: Outcome) => void) {
      notify = listener;
    },
    ends(errors: readonly string[] = [], milliseconds = 1200) {
      this.building = false;
      notify({ errors, milliseconds });
    },
  };
}

test('prints one line with the longest time when all builds are done', () => {
  const lines: string[] = [];
  const [cart, host] = [buildNamed('mfe-cart'), buildNamed('host')];
  reportBuilds([cart, host], (text) => lines.push(text));
  host.building = true;
  cart.ends([], 300);
  expect(lines).toEqual([]);
  host.ends([], 2500);
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}built mfe-cart, host in 2\.5 s$/)]);
});

test('prints an error of several builds once, without colours, until it is fixed', () => {
  const lines: string[] = [];
  const [cart, host] = [buildNamed('mfe-cart'), buildNamed('host')];
  reportBuilds([cart, host], (text) => lines.push(text));
  const error = '\u001b[31mmoney.ts\u001b[0m: Unexpected token';
  host.building = true;
  cart.ends([error]);
  host.ends([error]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('✗ mfe-cart, host: money.ts: Unexpected token');
  host.ends();
  expect(lines[1]).toContain('✗ mfe-cart: money.ts');
  cart.ends();
  expect(lines[2]).toMatch(/built mfe-cart in/);
});
