import { listDayLabels } from './steps-geometry.ts';

const year = { from: '2025-11-29', to: '2026-11-28' };

test.each([
  [1000, 'Dec 2025 Jan 2026 Feb Mar Apr May Jun Jul Aug Sep Oct Nov'],
  [300, 'Dec 2025 Mar Jun Sep'],
  [140, 'Dec 2025 Jun'],
])('%d px wide, the months are labelled at even steps', (width, expected) =>
  expect(
    listDayLabels(year, 0, width)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected),
);
