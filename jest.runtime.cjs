const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/**
 * Jest's runtime with three changes that save time.
 *
 * It compiles each module once for each worker. Jest's own compiles every module again for every
 * test file: a quarter of the processor's time, most of it for React and Chakra. A compiled script has no state. Each
 * test file still runs it in a separate context.
 */

/**
 * Built-in objects that each module gets as variables around it, where it may declare its own of the same name. In a
 * context each read of a global asks Node's hooks first, which takes a hundred times as long as a variable. Not those
 * that tests replace: clocks, timers and what jsdom brings.
 */
const builtIns = [
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'Int32Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
].join(', ');

/** Compiled modules by file. @type {Map<string, { readonly code: string, readonly script: vm.Script }>} */
const compiledModules = new Map();

/**
 * Returns a module's script, whose value is the module's function.
 * @param {string} code
 * @param {readonly string[]} params
 * @param {string} filename
 */
function compileOnce(code, params, filename) {
  const known = compiledModules.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${builtIns}) { return function (${params.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n}; })(${builtIns})`, {
    filename,
    columnOffset: -head.length,
  });
  compiledModules.set(filename, { code, script });
  return script;
}

const { compileFunction } = vm;
/** @type {typeof compileFunction} */
vm.compileFunction = (code, params = [], options = {}) =>
  options.filename && options.parsingContext
    ? compileOnce(code, params, options.filename).runInContext(options.parsingContext)
    : compileFunction(code, params, options);

/**
 * Keeps a value while a function runs, in a variable. Jest keeps the running test in Node's `AsyncLocalStorage`, whose
 * hooks run for every promise of every test. Tests of one file run one after the other, so a variable is enough.
 */
class RunningValue {
  #value;

  getStore() {
    return this.#value;
  }

  /**
   * @param {unknown} value
   * @param {() => unknown} work
   */
  run(value, work) {
    const before = this.#value;
    const restore = () => {
      this.#value = before;
    };
    this.#value = value;
    let result;
    try {
      result = work();
    } catch (error) {
      restore();
      throw error;
    }
    if (result instanceof Promise) return result.finally(restore);
    restore();
    return result;
  }
}

class Runtime extends JestRuntime {
  /**
   * Loads a module of Jest itself. Modules of tests have Node's `async_hooks`.
   * @param {string} from
   * @param {string} [to]
   */
  requireInternalModule(from, to) {
    if (to === 'node:async_hooks') return { AsyncLocalStorage: RunningValue };
    return super.requireInternalModule(from, to);
  }
}

module.exports = Runtime;
