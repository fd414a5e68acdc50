import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** What a workflow runs of the project: a script with its words. */
const commandsOf = (file: string) =>
  [...read(file).matchAll(/\bnpm (?:run )?(?:--silent )?([\w:-]+)([^\n|]*)/g)].map(
    ([, name = '', words = '']) => ({ name, options: words.match(/(?<= )--[\w-]+/g) ?? [] }),
  );

test.each(readdirSync(folder))(
  '%s runs commands that the project has, with options that they take',
  (file) => {
    const commands = commandsOf(file);
    expect(commands.length).toBeGreaterThan(0);
    for (const { name, options } of commands) {
      expect(Object.keys(scripts)).toContain(name);
      const [file = ''] = /scripts\/\S+/.exec(scripts[name]) ?? [];
      const script = file === 'scripts/site.ts' ? `shared/commands/${name}.ts` : file;
      const source = readFileSync(join(root, script), 'utf8');
      for (const option of options) expect(`${name}: ${source}`).toContain(option);
    }
  },
);

/** A commit with the version that it is: a tag can be moved to other code. */
const pinnedAction = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** The actions that a workflow uses, as it names them. */
const actionsOf = (workflow: string) =>
  [...workflow.matchAll(/\buses["']?\s*:[ \t]*(.*)$/gm)].map(([, action = '']) => action.trim());

test.each(readdirSync(folder))('%s uses actions by their commit', (file) => {
  const actions = actionsOf(read(file));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !pinnedAction.test(action))).toEqual([]);
});

test.each([
  'actions/checkout@v5',
  'actions/checkout@main',
  'actions/checkout',
  'actions/checkout@fbc6f39',
  'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09',
  'docker://alpine:3',
  '{ uses: actions/checkout@v5 }',
  '"actions/checkout@v5"',
])('an action without its commit or version is found: %s', (action) => {
  const [found = ''] = actionsOf(`    steps:\n      - uses: ${action}\n`);
  expect(found).toBe(action);
  expect(pinnedAction.test(found)).toBe(false);
});

test('a release is checked, released and verified, in this order', () => {
  const names = commandsOf('release.yml').map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['test', 'release', 'verify']);
});

test('no release of a remote cancels one of another: GitHub keeps one pending run of a concurrency group', () => {
  expect(read('release.yml')).not.toContain('concurrency');
});

/** Returns the lines of a step of the release, with its name. */
function stepOf(name: string): string {
  const [, step] = read('release.yml').split(`- name: ${name}\n`);
  if (step === undefined) throw new Error(`release.yml has no step "${name}"`);
  return step.split(/^ {6}-/m)[0] ?? '';
}

/** Runs a step's lines as GitHub does, in a folder that has version 1.2.0 of mfe-notes. */
function runStep(name: string, variables: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'workflow-'));
  try {
    mkdirSync(join(home, 'mfe-notes'));
    writeFileSync(join(home, 'mfe-notes/package.json'), '{ "version": "1.2.0" }');
    writeFileSync(
      join(home, 'npm'),
      '#!/bin/sh\necho "$*" >> commands\ncase "$*" in *" releases "*) eval "$LIST";; *) eval "$OTHERS";; esac\n',
    );
    chmodSync(join(home, 'npm'), 0o755);
    writeFileSync(join(home, 'commands'), '');
    const [, lines = ''] = stepOf(name).split('run: |\n');
    const { status } = spawnSync('bash', ['-e', '-c', lines], {
      cwd: home,
      env: {
        PATH: `${home}:${process.env.PATH}`,
        GITHUB_ENV: join(home, 'variables'),
        SITE: '/srv/site',
        BY: 'mei',
        ...variables,
      },
    });
    const commands = readFileSync(join(home, 'commands'), 'utf8').split('\n');
    return {
      status,
      rollbacks: commands.filter((command) => command.includes('rollback')),
      variables: readdirSync(home).includes('variables')
        ? readFileSync(join(home, 'variables'), 'utf8')
        : undefined,
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

test('a tag names a remote and its version', () => {
  const { variables } = runStep('Name the remote and its version', { GITHUB_REF_NAME: 'mfe-notes/1.2.0' });
  expect(variables).toBe('REMOTE=mfe-notes\nVERSION=1.2.0\n');
});

test.each([
  ['mfe-notes', '1.2.0', 0],
  ['mfe-notes', '1.2.1', 1],
  ['mfe-alerts', '1.2.0', 1],
])('the tag of %s %s passes when that is the remote’s version', (REMOTE, VERSION, status) => {
  expect(runStep('Compare the version with the remote’s', { REMOTE, VERSION }).status).toBe(status);
});

describe('taking a release back', () => {
  const list = (...rows: readonly string[]) => `printf '%s\\n' ${rows.map((row) => `'${row}'`).join(' ')}`;
  const head = 'package    version  state      when              who';
  const row = (version: string, state: string) =>
    `mfe-notes  ${version}    ${state.padEnd(9)}  2026-03-02 16:05  mei`;
  const current = row('1.2.0', 'current');
  const takeBack = (LIST: string, OTHERS = 'true') =>
    runStep('Take it back', { REMOTE: 'mfe-notes', VERSION: '1.2.0', LIST, OTHERS });
  const rollback = 'run rollback -- mfe-notes --site /srv/site --by mei';
  const withdrawal = 'run rollback -- mfe-notes --withdraw --site /srv/site --by mei';

  test('it happens when a later step failed or was cancelled, and only after this run has released', () => {
    expect(stepOf('Take it back')).toContain(
      "if: (failure() || cancelled()) && steps.release.outcome == 'success'\n",
    );
  });

  test.each([
    ['lets the release before run again', [current, row('1.1.0', 'previous')], rollback],
    ['lets one of npm start run again', [current, row('0.0.0', 'previous, working')], rollback],
    ['withdraws the first release', [current], withdrawal],
    ['withdraws the first one after a withdrawal', [current, row('1.1.0', 'withdrawn')], withdrawal],
  ])('%s', (_, rows, expected) => {
    expect(takeBack(list(head, ...rows))).toMatchObject({ status: 0, rollbacks: [expected] });
  });

  test('leaves a later release alone', () => {
    const later = list(head, row('1.3.0', 'current'), row('1.2.0', 'previous'));
    expect(takeBack(later)).toMatchObject({ status: 0, rollbacks: [] });
  });

  test('withdraws nothing when the rollback fails, or the releases cannot be listed', () => {
    const rows = list(head, current, row('1.1.0', 'previous'));
    expect(takeBack(rows, 'exit 1')).toMatchObject({ status: 1, rollbacks: [rollback] });
    expect(takeBack('exit 1')).toMatchObject({ status: 1, rollbacks: [] });
  });
});
