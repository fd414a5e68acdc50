import { describeMaintenance } from './maintenance-text.ts';

const now = Date.parse('2026-11-21T09:00:00+08:00');
const planned = {
  active: false,
  message: 'Carts and drafts are kept.',
  from: '2026-11-29T01:00:00+08:00',
  to: '2026-11-29T05:00:00+08:00',
};

test('gives the hours of planned maintenance in Malaysian time', () => {
  expect(describeMaintenance(planned, now)).toEqual({
    tone: 'info',
    title: 'Planned maintenance on Sun, 29\u00a0Nov\u00a02026',
    text: 'From 01:00 to 05:00 (MYT) you cannot log in. Carts and drafts are kept.',
  });
});

test('names the end day when it differs from the start, and omits the end when there is none', () => {
  expect(describeMaintenance({ ...planned, to: '2026-11-29T18:30:00Z' }, now)?.text).toMatch(
    'From 01:00 to 02:30 on Mon, 30\u00a0Nov\u00a02026 (MYT)',
  );
  expect(describeMaintenance({ ...planned, to: null }, now)?.text).toMatch('From 01:00 (MYT) you cannot');
});

test('says during maintenance when it is expected to open', () => {
  expect(describeMaintenance({ ...planned, active: true }, now)).toMatchObject({
    tone: 'warn',
    title: 'The portal is closed for maintenance',
    text: 'Carts and drafts are kept. Expected to open on Sun, 29\u00a0Nov\u00a02026 at 05:00 (MYT).',
  });
});

test.each([
  ['none', { active: false, message: '' }],
  ['one that is over', { ...planned, from: '2026-11-20T01:00:00Z', to: '2026-11-20T05:00:00Z' }],
])('returns nothing for %s', (_what, answer) => {
  expect(describeMaintenance(answer, now)).toBeUndefined();
});
