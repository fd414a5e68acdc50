import { InvalidArgumentsError, parseArguments } from './arguments.ts';

test('uses port 4200, data in .sandbox and no switches by default', () => {
  expect(parseArguments([])).toEqual({
    portBase: 4200,
    data: '.sandbox',
    test: false,
    withoutPortal: false,
    allowOverrides: false,
    customers: 20_000,
  });
});

test('reads ports, data and switches', () => {
  const words = [
    '--port-base',
    '5300',
    '--data=/elsewhere',
    '--test',
    '--without-portal',
    '--allow-overrides',
    '--customers=1000',
    '--project=/other',
  ];
  expect(parseArguments(words)).toEqual({
    portBase: 5300,
    data: '/elsewhere',
    test: true,
    withoutPortal: true,
    allowOverrides: true,
    customers: 1_000,
    project: '/other',
  });
});

test.each([
  ['--port-base', 'x'],
  ['--port-base', '80'],
  ['--port-base'],
  ['--ports'],
  ['--customers', '10'],
  ['word'],
])('refuses %s %s', (...words) => {
  expect(() => parseArguments(words.filter(Boolean))).toThrow(InvalidArgumentsError);
});
