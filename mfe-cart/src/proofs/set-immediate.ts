import { setImmediate } from 'node:timers';

// before React is loaded: without it, it takes a timer for each of its turns, and timers stand still in these tests
Reflect.set(globalThis, 'setImmediate', setImmediate);
