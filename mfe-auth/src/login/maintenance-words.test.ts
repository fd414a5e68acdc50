import { maintenanceWords } from './maintenance-words.ts';

const now = Date.parse('2026-11-21T09:00:00+08:00');
const planned = {
  active: false,
  message: 'Carts and drafts are kept.',
  from: '2026-11-29T01:00:00+08:00',
  to: '2026-11-29T05:00:00+08:00',
};

test('a planned maintenance is told with its hours, by the clock of the house', () => {
  expect(maintenanceWords(planned, now)).toEqual({
    tone: 'info',
    title: 'Planned maintenance on Sun, 29 Nov 2026',
    text: 'From 01:00 to 05:00 (MYT) you cannot sign in. Carts and drafts are kept.',
  });
});

test('one that ends on another day names that day, one without an end does not promise any', () => {
  expect(maintenanceWords({ ...planned, to: '2026-11-29T18:30:00Z' }, now)?.text).toMatch(
    'From 01:00 to 02:30 on Mon, 30 Nov 2026 (MYT)',
  );
  expect(maintenanceWords({ ...planned, to: null }, now)?.text).toMatch('From 01:00 (MYT) you cannot');
});

test('a maintenance under way says so, and when it is expected to end', () => {
  expect(maintenanceWords({ ...planned, active: true }, now)).toMatchObject({
    tone: 'warn',
    title: 'The portal is closed for maintenance',
    text: 'Carts and drafts are kept. Expected to end on Sun, 29 Nov 2026 at 05:00 (MYT).',
  });
});

test.each([
  ['none', { active: false, message: '' }],
  ['one that is over', { ...planned, from: '2026-11-20T01:00:00Z', to: '2026-11-20T05:00:00Z' }],
])('nothing is said of %s', (_what, answer) => {
  expect(maintenanceWords(answer, now)).toBeUndefined();
});
