/** @jest-environment node */
import type { Outcome } from './build.ts';
import { reportBuilds } from './report-builds.ts';

/** A build whose outcomes the test decides on. */
function buildNamed(name: string) {
  let tell: (outcome: Outcome) => void = () => {};
  return {
    name,
    building: false,
    onOutcome(listener: (outcome: Outcome) => void) {
      tell = listener;
    },
    ends(errors: readonly string[] = [], milliseconds = 1200) {
      this.building = false;
      tell({ errors, milliseconds });
    },
  };
}

test('one line once all builds are done, with the slowest one’s time', () => {
  const said: string[] = [];
  const [cart, host] = [buildNamed('mfe-cart'), buildNamed('host')];
  reportBuilds([cart, host], (text) => said.push(text));
  host.building = true;
  cart.ends([], 300);
  expect(said).toEqual([]);
  host.ends([], 2500);
  expect(said).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}built mfe-cart, host in 2\.5 s$/)]);
});

test('an error that several builds have is told once, without colours, and until it is put right', () => {
  const said: string[] = [];
  const [cart, host] = [buildNamed('mfe-cart'), buildNamed('host')];
  reportBuilds([cart, host], (text) => said.push(text));
  const error = '\u001b[31mmoney.ts\u001b[0m: Unexpected token';
  host.building = true;
  cart.ends([error]);
  host.ends([error]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('✗ mfe-cart, host: money.ts: Unexpected token');
  host.ends();
  expect(said[1]).toContain('✗ mfe-cart: money.ts');
  cart.ends();
  expect(said[2]).toMatch(/built mfe-cart in/);
});
