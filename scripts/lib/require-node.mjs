// Imported first, so that an old Node.js gets this message and no syntax error.
import { isSupported, testedNames } from './node-versions.mjs';

if (!isSupported(process.versions.node)) {
  console.error(`Agent Portal needs Node.js ${testedNames}, or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
