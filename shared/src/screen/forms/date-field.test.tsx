import { UiProvider } from '@portal/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults } from '../../testing/render-part.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

interface FormProps {
  readonly props: Partial<DateFieldProps>;
  readonly first: string;
  readonly onOwned: (value: string) => void;
}

/** A form that owns the date, and that another answer fills or empties. */
function Form({ props, first, onOwned }: FormProps) {
  const [value, setValue] = useState(first);
  const own = (next: string) => {
    onOwned(next);
    setValue(next);
  };
  return (
    <form>
      <DateField
        label="Born"
        name="born"
        {...props}
        value={value}
        onChange={({ target }) => own(target.value)}
      />
      <button type="button" onClick={() => setValue('2026-11-28')}>
        Fill
      </button>
      <button type="button" onClick={() => setValue('')}>
        Empty
      </button>
    </form>
  );
}

const show = (props: Partial<DateFieldProps> = {}, first = '') => {
  const owned: string[] = [];
  render(<Form props={props} first={first} onOwned={(value) => owned.push(value)} />, {
    wrapper: UiProvider,
  });
  return { user: userEvent.setup(), owned, field: screen.getByRole('textbox', { name: 'Born' }) };
};

const unread = 'Enter a date, for example 25\u00a0Jul\u00a01991.';

test('shows a date as 25 Jul 1991', () => {
  const { field } = show({}, '1991-07-25');
  expect(field).toHaveValue('25 Jul 1991');
  expect(field).toHaveAttribute('name', 'born');
  expect(field).toHaveAttribute('autocomplete', 'off');
});

test('hands over YYYY-MM-DD as soon as a date is typed, and writes it out when it loses the focus', async () => {
  const { user, owned, field } = show();
  await user.type(field, ' 25/7/1991');
  expect(field).toHaveValue(' 25/7/1991');
  expect(owned.at(-1)).toBe('1991-07-25');
  expect(new Set(owned)).toEqual(new Set(['', '1991-07-25']));
  await user.tab();
  expect(field).toHaveValue('25 Jul 1991');
});

test('reads a whole text that is set at once, such as YYYY-MM-DD', () => {
  const { owned, field } = show();
  fireEvent.change(field, { target: { value: '1991-07-25' } });
  expect(owned).toEqual(['1991-07-25']);
  fireEvent.blur(field);
  expect(field).toHaveValue('25 Jul 1991');
});

test('keeps a text that it cannot read, and says why when it is left', async () => {
  const onBlur = jest.fn();
  const { user, owned, field } = show({ help: 'As on the card.', onBlur });
  await user.type(field, '25/07/91');
  expect(field).toHaveAccessibleDescription('As on the card.');
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('25/07/91');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'Enter all four digits of the year, for example 25\u00a0Jul\u00a01991.',
  );
  expect(owned.at(-1)).toBe('');
  await user.type(field, '{Backspace}');
  expect(field).toHaveAccessibleDescription(unread);
  await user.type(field, '1991');
  expect(field).toHaveAccessibleDescription(unread);
  await user.clear(field);
  await user.type(field, '25071991');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveValue('25 Jul 1991');
});

test('the problem of the text takes the place of the form’s, which knows of no date only', async () => {
  const { user, field } = show({ error: 'Enter the date of birth.' });
  expect(field).toHaveAccessibleDescription('Enter the date of birth.');
  await user.type(field, 'soon');
  expect(field).toHaveAccessibleDescription(unread);
});

test.each([
  [{ min: '2026-05-28', max: '2026-11-28' }, '28\u00a0Nov\u00a02026'],
  [{ min: '2026-05-28' }, '28\u00a0May\u00a02026'],
  [{ max: '2026-11-28' }, '25\u00a0Jul\u00a01991'],
])('within %j the example is %s', async (limits, example) => {
  const { user, field } = show(limits);
  await user.type(field, 'soon');
  await user.tab();
  expect(field).toHaveAccessibleDescription(`Enter a date, for example ${example}.`);
});

test('a value that the form sets replaces the text, which does not come back', async () => {
  const { user, field } = show();
  await user.type(field, 'soon');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field).toHaveValue('28 Nov 2026');
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(field).toHaveValue('');
});

test('the same date as before one edit replaces the text, too', async () => {
  const { user, owned, field } = show({}, '2026-11-28');
  await user.type(field, '{Backspace}');
  expect(owned).toEqual(['']);
  await user.tab();
  expect(field).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field).toHaveValue('28 Nov 2026');
  expect(field).toBeValid();
});

test('offers no calendar where the browser has none', () => {
  show();
  expect(screen.queryByLabelText('Calendar')).toBeNull();
});

describe('where the browser has a calendar', () => {
  const showPicker = jest.fn();
  beforeEach(() => {
    showPicker.mockClear();
    Object.defineProperty(HTMLInputElement.prototype, 'showPicker', {
      configurable: true,
      value(this: HTMLInputElement) {
        showPicker(this.type, this.min, this.max, this.value);
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'));

  const nativeInput = () => screen.getByLabelText('Calendar');

  test('opens it at the value and within the limits, by the icon or Alt and the down arrow', async () => {
    const { user, field } = show({ min: '1990-01-01', max: '2026-11-28' }, '1991-07-25');
    expect(nativeInput()).toHaveAccessibleDescription('Born');
    await user.click(nativeInput());
    expect(showPicker).toHaveBeenCalledWith('date', '1990-01-01', '2026-11-28', '1991-07-25');
    field.focus();
    await user.keyboard('{ArrowDown}');
    expect(showPicker).toHaveBeenCalledTimes(1);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(showPicker).toHaveBeenCalledTimes(2);
  });

  test('takes the day that was chosen, in place of a text that cannot be read', async () => {
    const { user, owned, field } = show();
    await user.type(field, 'soon');
    await user.click(nativeInput());
    fireEvent.change(nativeInput(), { target: { value: '1991-07-25' } });
    expect(owned.at(-1)).toBe('1991-07-25');
    expect(field).toHaveValue('25 Jul 1991');
    expect(field).toBeValid();
  });

  test.each([
    ['click', '[MouseLeft]'],
    ['tap', '[TouchA]'],
  ])('a %s on the icon leaves the focus in the text, which gets what is typed next', async (_, keys) => {
    const onBlur = jest.fn();
    const { user, field } = show({ onBlur });
    await user.type(field, 'soon');
    await user.pointer({ keys, target: nativeInput() });
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(field).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    expect(field).toBeValid();
  });

  describe('that only the focus opens, on iPhone and iPad', () => {
    beforeEach(() => {
      Object.defineProperty(CSS, 'supports', {
        configurable: true,
        value: (name: string) => name === '-webkit-touch-callout',
      });
    });
    afterEach(() => Reflect.deleteProperty(CSS, 'supports'));

    test.each([
      ['click of a trackpad', '[MouseLeft]'],
      ['tap', '[TouchA]'],
    ])(
      'a %s on the icon gives the native input the focus, which leaves the field with it',
      async (_, keys) => {
        const onBlur = jest.fn();
        const { user, field } = show({ onBlur });
        await user.type(field, 'soon');
        await user.pointer({ keys, target: nativeInput() });
        expect(nativeInput()).toHaveFocus();
        expect(onBlur).not.toHaveBeenCalled();
        expect(field).toBeValid();
        await user.tab();
        expect(onBlur).toHaveBeenCalledTimes(1);
        expect(field).toHaveAccessibleDescription(unread);
      },
    );

    test('Alt and the down arrow give it the focus', async () => {
      const { user, field } = show();
      field.focus();
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(nativeInput()).toHaveFocus();
    });

    test.each([
      ['', 299, []],
      ['', 300, ['2026-11-28']],
      ['1991-07-25', 299, ['2026-11-28']],
    ])('with the value %j, today is taken %d ms after the focus: %j', (first, delay, taken) => {
      jest.useFakeTimers();
      const { owned } = show({}, first);
      act(() => nativeInput().focus());
      jest.advanceTimersByTime(delay);
      fireEvent.change(nativeInput(), { target: { value: '2026-11-28' } });
      expect(owned).toEqual(taken);
      jest.useRealTimers();
    });
  });

  test('the keyboard goes from the text to the next field', async () => {
    const { user, field } = show();
    field.focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fill' })).toHaveFocus();
  });

  test('has no accessibility faults', async () => {
    show({ help: 'As on the card.' }, '1991-07-25');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});
