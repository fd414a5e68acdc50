import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { root } from '../lib/root.mjs';
import { pipelineOutside } from './outside.ts';

test('[FED-02] the pipeline of a remote in another repository is a workflow that installs, tests and releases in its folder', () => {
  const pipeline = pipelineOutside(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'));
  expect(validateWorkflow(pipeline)).toMatchObject({ errors: [] });
  const commands = [...pipeline.matchAll(/npm (?:run|test|ci|--prefix).*/g)].map(([command]) => command);
  expect(commands.filter((command) => !command.startsWith('npm --prefix "$REMOTE" '))).toEqual([]);
  expect(commands.slice(0, 3)).toEqual([
    'npm --prefix "$REMOTE" ci',
    'npm --prefix "$REMOTE" test',
    'npm --prefix "$REMOTE" run release -- "$REMOTE" --site "$SITE" --by "$BY"',
  ]);
});
