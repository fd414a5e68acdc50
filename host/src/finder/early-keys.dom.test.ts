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

test('leaves the keys of a message to it: Try again works by the keyboard', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  message.append(button);
  document.body.append(message);
  collectEarlyKeys(() => undefined);
  button.focus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});
