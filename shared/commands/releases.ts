/** `npm run releases`: lists a site's releases, which of them run, and who released them when. */
import { listReleases, type ReleaseRow } from '../site/index.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { formatTable } from './table.ts';
import { bold, dim } from './terminal.mjs';

const usage = {
  text: `npm run releases [-- <package>] [--site <folder>]

  Everything that was released into a site, the newest first.
  current    runs               previous   a browser falls back to it when current does not load
  older      ran before those   withdrawn  was rolled back from
  removed    its files are deleted (npm run prune)
  canary     runs in this share of the browsers in place of current
  working    built from a working folder by npm start; the others are for good`,
  allowed: ['site'],
  ofSite: true,
} as const;

/** Formats an ISO time as `2026-03-02 16:05` in local time. */
function formatTime(iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function stateOf({ state, working, share }: ReleaseRow): string {
  if (share !== undefined) return `${state}, ${share}%`;
  return working ? `${state}, working` : state;
}

function noteOf({ version, rollback }: ReleaseRow): string {
  if (!rollback) return '';
  const said =
    rollback.from === version ? `left for ${rollback.to ?? 'nothing'}` : `came back for ${rollback.from}`;
  return `${said}, ${formatTime(rollback.at)}, ${rollback.by}`;
}

export const releasesCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const rows = (await listReleases(given.site)).filter(
    (row) => given.package === undefined || row.package === given.package,
  );
  if (rows.length === 0) {
    console.log(`Nothing was released into ${given.site} yet.`);
    console.log('`npm start` sets a site up there; then `npm run release -- mfe-notes` releases into it.');
    return;
  }
  const [head = '', ...lines] = formatTable([
    ['package', 'version', 'state', 'when', 'who', 'commit', 'from', 'rollback'],
    ...rows.map((row) => [
      row.package,
      row.version,
      stateOf(row),
      formatTime(row.at),
      row.by,
      row.commit ?? '',
      row.from ?? '',
      noteOf(row),
    ]),
  ]);
  console.log(bold(head));
  for (const line of lines) console.log(line);
  console.log(dim(`\n${given.site}`));
};
