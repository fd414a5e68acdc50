import userEvent from '@testing-library/user-event';
import { collectEarlyKeys, dropEarlyKeys, takeEarlyKeys } from './early-keys.ts';

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea>';
  document.querySelector('textarea')?.focus();
});
afterEach(dropEarlyKeys);

test('[SHL-24] collects every key of the finder from the first one, and the page below gets none', async () => {
  const user = userEvent.setup();
  collectEarlyKeys(() => undefined);
  await user.keyboard('tann{Backspace} mei{Enter}');
  expect(document.querySelector('textarea')).toHaveValue('');
  expect(takeEarlyKeys()).toEqual({ text: 'tan mei', isEntered: true });
  await user.keyboard('after');
  expect(document.querySelector('textarea')).toHaveValue('after');
  expect(takeEarlyKeys()).toEqual({ text: '', isEntered: false });
});

test('[SHL-24] Escape closes the finder before its code is loaded, and nothing is kept', async () => {
  const user = userEvent.setup();
  const onEscape = jest.fn();
  collectEarlyKeys(onEscape);
  await user.keyboard('tan{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(takeEarlyKeys().text).toBe('');
});
