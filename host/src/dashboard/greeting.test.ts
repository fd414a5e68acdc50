import { formatGreeting } from './greeting.ts';

test.each([
  [8, 'FARAH ADILAH BINTI OSMAN', 'Good morning, Farah Adilah binti Osman'],
  [12, 'Farah', 'Good afternoon, Farah'],
  [18, 'Farah', 'Good evening, Farah'],
  [9, '', 'Good morning'],
])('at %d o’clock greets %p by %p', (hour, name, expected) =>
  expect(formatGreeting(name, hour)).toBe(expected),
);
