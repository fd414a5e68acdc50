import { within } from '@testing-library/react';
import { stepNames } from '../steps/step-table.ts';
import { showStep } from './every-field.fixture.tsx';

const address = [
  ['Address, line 1', 'words'],
  ['Address, line 2', 'words'],
  ['Address, line 3', 'words'],
  ['Postcode', 'characters'],
  ['City', 'words'],
] as const;
const contact = [['Mobile', 'tel'], ['E-mail', 'email none'], ...address] as const;
const identity = [
  ['Full name, as on the MyKad', 'words'],
  ['MyKad number', 'numeric'],
  ['Date of birth', ''],
] as const;
const personal = [['Dependants', 'numeric']] as const;
const work = [
  ['Designation', ''],
  ['Employer', 'words'],
  ['Employer’s address', 'words'],
  ['Personal assets', ''],
  ['Other source of income', ''],
] as const;

/** Keys of a phone and capitals, of every line of text that a step asks. */
const typed: Readonly<Record<string, readonly (readonly [label: string, typing: string])[]>> = {
  who: [['EPF number', 'numeric']],
  identity,
  personal,
  contact,
  work,
  joint: [...identity, ...personal, ...contact, ...work],
  nominees: [
    ['Name', 'words'],
    ['MyKad or passport number', 'characters'],
    ['Share, %', 'decimal'],
  ],
};

test.each(stepNames)(
  'a phone shows the right keys for each line of text of the step %s, and nothing is corrected or offered',
  (name) => {
    const boxes = within(showStep(name)).queryAllByRole<HTMLInputElement>('textbox');
    const typing = (box: HTMLInputElement) =>
      ['inputmode', 'autocapitalize'].flatMap((attribute) => box.getAttribute(attribute) ?? []).join(' ');
    expect(boxes.map((box) => [box.labels?.[0]?.textContent, typing(box)])).toEqual(typed[name] ?? []);
    for (const box of boxes) {
      expect(box).toHaveAttribute('spellcheck', 'false');
      expect(box).toHaveAttribute('autocorrect', 'off');
      expect(box).toHaveAttribute('autocomplete', 'off');
    }
  },
);
