import { pendingCommands } from './pending-commands.ts';

const subject = 'checkout:a:c';
const command = { key: 'k', at: Date.now(), about: ['i'] };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('[CHK-06] removes a resolved command', () => {
  pendingCommands.save(subject, command);
  pendingCommands.resolve(subject);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] keeps a command that is resolved during unload, and removes it when the agent stays', () => {
  pendingCommands.save(subject, command);
  window.dispatchEvent(new Event('beforeunload'));
  pendingCommands.resolve(subject);
  expect(pendingCommands.read(subject)).toEqual(command);
  jest.advanceTimersByTime(10_000);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('[CHK-06] keeps a later command when an earlier one was resolved during unload', () => {
  pendingCommands.save(subject, command);
  window.dispatchEvent(new Event('beforeunload'));
  pendingCommands.resolve(subject);
  const later = { ...command, key: 'later' };
  pendingCommands.save(subject, later);
  jest.advanceTimersByTime(10_000);
  expect(pendingCommands.read(subject)).toEqual(later);
});

test('returns a command of the day before: pending commands do not expire', () => {
  pendingCommands.save(subject, { ...command, at: command.at - 86_400_000 });
  expect(pendingCommands.read(subject)).toBeDefined();
});

test('[CHK-06] [ITM-16] keeps a command in memory when the browser’s storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  pendingCommands.save(subject, command);
  full.mockRestore();
  expect(pendingCommands.read(subject)).toEqual(command);
  pendingCommands.remove(subject);
  expect(pendingCommands.read(subject)).toBeUndefined();
});

test('returns nothing when another tab has removed the command', () => {
  pendingCommands.save(subject, command);
  localStorage.clear();
  expect(pendingCommands.read(subject)).toBeUndefined();
});
