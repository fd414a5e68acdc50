import { createFlags } from './flags.ts';

test('[FLG-01] the newest version is 0.0.1 until the service says otherwise', () => {
  expect(createFlags().current('app-latest-version')).toBe('0.0.1');
});

test('[FLG-01] who asks late is told the value as it is, and then each change once', () => {
  const flags = createFlags();
  flags.set('app-latest-version', '4.3.0');
  const seen: string[] = [];
  flags.of$('app-latest-version').subscribe((value) => seen.push(value));
  flags.set('app-latest-version', '4.3.0');
  flags.set('app-latest-version', '4.4.0');
  expect(seen).toEqual(['4.3.0', '4.4.0']);
});
