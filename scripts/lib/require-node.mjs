// Imported first, so that an old Node.js gets this message and no syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Agent Portal needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
