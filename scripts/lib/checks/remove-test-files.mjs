import { rmSync } from 'node:fs';

/** Removes the files that the tests of the run have shared. */
export default () => {
  const folder = process.env.PORTAL_TEST_FILES;
  if (folder) rmSync(folder, { recursive: true, force: true });
};
