import { hostLabels } from './host-labels.ts';
import { findHostLabel, isLabelAllowed, isPlainLabel } from './labels.ts';

test.each(['Notes', 'Client’s SAT', '{customer}’s Cart', 'Application ID: {formNo}', '2026', 'A'.repeat(40)])(
  '%s can be a label',
  (label) => expect(isLabelAllowed(label, '/notes')).toBe(true),
);

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['signs alone', '…'],
  ['41 letters', 'A'.repeat(41)],
  ['a line break', 'Notes\n'],
  ['Cyrillic letters', '\u041d\u043e\u043c\u0435'],
  ['one Cyrillic letter', 'Cust\u043emers'],
  ['Greek letters', '\u0391bout'],
  ['full width', '\uff2c\uff4f\uff47\uff4f\uff55\uff54'],
  ['mathematical letters', '\u{1d40b}ogout'],
  ['the Kelvin sign', '\u212aeyboard shortcuts'],
  ['a dotless i', 'L\u0131ght'],
  ['a mark on a letter', 'Logout\u0301'],
  ['a sign that is not shown', 'Log\u200bout'],
  ['a soft hyphen', 'Log\u00adout'],
  ['a filler that is shown as a space', 'Log\u3164out'],
  ['another space', 'Log\u00a0out'],
  ['a space without a width', 'Log\u2060out'],
  ['a mark of direction', '\u202etuogoL'],
  ['a variation selector', 'Logout\ufe0f'],
  ['a line that looks like an l', 'C|ient'],
])('is no label: %s', (_, label) => expect(isPlainLabel(label)).toBe(false));

test.each([
  ['Logout', 'Logout'],
  ['Log out', 'Logout'],
  ['LOG  OUT', 'Logout'],
  [' log-out ', 'Logout'],
  ['Log · out!', 'Logout'],
  ['L0g0ut', 'Logout'],
  ['Iogout', 'Logout'],
  ['1ogout', 'Logout'],
  ['Customers', 'Customers'],
  ['custorners', 'Customers'],
  ['CIient', 'Client'],
  ['Privacy vievv', 'Privacy view'],
  ['“Home”', 'Home'],
])('%s looks like the host’s %s', (label, own) => {
  expect(findHostLabel(label, '/notes')).toBe(own);
  expect(isLabelAllowed(label, '/notes')).toBe(false);
});

test.each(Object.values(hostLabels))('the host’s label %s is no label of a remote', (label) => {
  expect(isLabelAllowed(label, '/notes')).toBe(false);
});

test.each([
  ['Home', '/dashboard', true],
  ['Home', '/notes', false],
  ['Applications', '/application', true],
  ['Applications', '/application/fees', false],
  ['Customers', '/client?tab=1', true],
  ['Client', '/client', true],
  ['Logout', '/dashboard', false],
  ['Homes', '/notes', true],
  ['All customers', '/notes', true],
])('%s that opens %s: allowed is %s', (label, address, allowed) => {
  expect(isLabelAllowed(label, address)).toBe(allowed);
});
