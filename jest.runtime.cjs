const vm = require('node:vm');
const Runtime = require('jest-runtime');

/**
 * Jest's runtime, which compiles each module once for each worker. Jest's own compiles every module again for every
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

module.exports = Runtime;
