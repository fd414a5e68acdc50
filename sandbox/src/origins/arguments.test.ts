/** @jest-environment node */
import { argumentsOf, BadArguments } from './arguments.ts';

test('without words: port 4200, data in .sandbox, no control API', () => {
  expect(argumentsOf([])).toEqual({ portBase: 4200, data: '.sandbox', test: false });
});

test('reads ports, data and test', () => {
  expect(argumentsOf(['--port-base', '5300', '--data=/elsewhere', '--test'])).toEqual({
    portBase: 5300,
    data: '/elsewhere',
    test: true,
  });
});

test.each([['--port-base', 'x'], ['--port-base', '80'], ['--port-base'], ['--ports'], ['word']])(
  'refuses %s %s',
  (...words) => {
    expect(() => argumentsOf(words.filter(Boolean))).toThrow(BadArguments);
  },
);
