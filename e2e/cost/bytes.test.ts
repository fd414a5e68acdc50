import { driftInWords } from './bytes.ts';

test('sizes within the share are as on record, up and down', () => {
  expect(driftInWords({ main: 10_000, entry: 2_000 }, { main: 10_200, entry: 1_960 }, 0.02)).toEqual([]);
});

test('lists what grew, shrank, was added or was removed', () => {
  const recorded = { main: 10_000, entry: 2_000, gone: 500 };
  expect(driftInWords(recorded, { main: 10_201, entry: 1_900, come: 700 }, 0.02)).toEqual([
    'main: 10.0 kB on record, 10.2 kB now',
    'entry: 2.0 kB on record, 1.9 kB now',
    'gone: 0.5 kB on record, 0.0 kB now',
    'come: 0.0 kB on record, 0.7 kB now',
  ]);
});
