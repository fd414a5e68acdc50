import { createFlags } from './flags.ts';

test('[FLG-01] the latest version is 0.0.1 until the service sets another', () => {
  expect(createFlags().current('app-latest-version')).toBe('0.0.1');
});

test('[FLG-01] no flag is on until the service says so, and the same flags are said once', () => {
  const { on$, setOn } = createFlags();
  const said: (readonly string[])[] = [];
  on$?.subscribe((names) => said.push([...names]));
  setOn(new Set(['notes-tile']));
  setOn(new Set(['notes-tile']));
  setOn(new Set(['notes-tab']));
  setOn(new Set());
  expect(said).toEqual([[], ['notes-tile'], ['notes-tab'], []]);
});

test('[FLG-01] a late subscriber receives the current value, then each change once', () => {
  const flags = createFlags();
  flags.set('app-latest-version', '4.3.0');
  const values: string[] = [];
  flags.of$('app-latest-version').subscribe((value) => values.push(value));
  flags.set('app-latest-version', '4.3.0');
  flags.set('app-latest-version', '4.4.0');
  expect(values).toEqual(['4.3.0', '4.4.0']);
});
