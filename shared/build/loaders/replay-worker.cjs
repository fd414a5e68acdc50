const { createHash } = require('node:crypto');

/** The SDK's code that starts the worker which compresses a replay: from a string, which the policy forbids. */
const fromString =
  /new Worker\(configuration\.workerUrl \|\| URL\.createObjectURL\(new Blob\(\[("(?:[^"\\]|\\.)*")\]\)\)\)/;

/**
 * Emits that worker as a file of the host, so that the policy needs neither `blob:` nor a second Trusted Types policy.
 * Throws in the build when the SDK starts the worker in another way. `folder` is the folder of the emitted file.
 *
 * @this {import('webpack').LoaderContext<{ folder: string }>}
 * @param {string} source the SDK's module that starts the worker
 */
module.exports = function replayWorker(source) {
  const [statement, code] = fromString.exec(source) ?? [];
  if (statement === undefined || code === undefined)
    throw new Error(
      'the monitoring SDK starts its worker in another way: see shared/build/loaders/replay-worker.cjs',
    );
  const worker = JSON.parse(code);
  const hash = createHash('sha256').update(worker).digest('hex').slice(0, 8);
  const file = `${this.getOptions().folder}/replay-worker.${hash}.js`;
  this.emitFile(file, worker);
  const address = `self.__portalScripts.addressOf(__webpack_public_path__ + ${JSON.stringify(file)})`;
  return source.replace(statement, () => `new Worker(${address})`);
};
