/** @jest-environment node */
import { argumentsOf, BadArguments } from './arguments.ts';

test('without words: port 4200, data in .sandbox, every switch off', () => {
  expect(argumentsOf([])).toEqual({
    portBase: 4200,
    data: '.sandbox',
    test: false,
    withoutPortal: false,
    allowOverrides: false,
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
  ];
  expect(argumentsOf(words)).toEqual({
    portBase: 5300,
    data: '/elsewhere',
    test: true,
    withoutPortal: true,
    allowOverrides: true,
  });
});

test.each([['--port-base', 'x'], ['--port-base', '80'], ['--port-base'], ['--ports'], ['word']])(
  'refuses %s %s',
  (...words) => {
    expect(() => argumentsOf(words.filter(Boolean))).toThrow(BadArguments);
  },
);
