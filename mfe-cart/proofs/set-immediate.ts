import { setImmediate } from 'node:timers';

// set before React is loaded: without it React schedules with timers, which are frozen in these tests
Reflect.set(globalThis, 'setImmediate', setImmediate);
