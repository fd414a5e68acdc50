import type { StepTimes } from './step.ts';
import { formatTable } from './table.ts';

const times = (event: number | undefined, task: number, complete?: number): StepTimes => ({
  event,
  handlers: event === undefined ? undefined : event / 2,
  task,
  complete,
});

test('prints the medians of each site, and marks the steps at which the first one misses a goal', () => {
  const portal = new Map([
    ['open a customer', [times(400, 190, 900), times(96, 180, 800), times(104, 170, 850)]],
    ['back', [times(undefined, 201, 500)]],
    ['first key', [times(0, 200)]],
  ]);
  const other = new Map([['open a customer', [times(80, 900, 700.6)]]]);
  expect(
    formatTable(
      new Map([
        ['portal', portal],
        ['one bundle', other],
      ]),
    ).split('\n'),
  ).toEqual([
    '                                        portal                   one bundle',
    '                        event   task  complete       event   task  complete',
    'goal                      100    200',
    '! open a customer    104 (52)    180       850     80 (40)    900       701',
    '! back                      –    201       500           –      –         –',
    '  first key              < 16    200         –           –      –         –',
  ]);
});
