import { readChosen } from './choices.ts';

const initial = { agent: 'all', mode: 'light', width: 'full', latency: '0', failure: 'none' };

test.each([
  ['', initial],
  ['agent=prs&mode=dark&width=360', { ...initial, agent: 'prs', mode: 'dark', width: '360' }],
  ['latency=3000&failure=hang', { ...initial, latency: '3000', failure: 'hang' }],
  ['agent=guest&latency=-1&failure=toString', initial],
])('reads what a query chooses: %s', (query, chosen) => {
  expect(readChosen(new URLSearchParams(query))).toEqual(chosen);
});
