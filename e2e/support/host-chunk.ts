import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { commonSite } from './environment.ts';

const chunksOf = z.object({ chunks: z.record(z.string(), z.array(z.string())) });

/**
 * Address of the chunk that a module of the host is fetched in when it is first needed, from the origin on.
 * @param module its source from the repository's root on, as `assets.json` names it
 * @param folder the site's folder; everybody's without a word
 */
export function hostChunk(module: string, folder = commonSite): string {
  const html = readFileSync(join(folder, 'public/index.html'), 'utf8');
  const host = /"host":"(\d+\.\d+\.\d+)"/.exec(html)?.[1] ?? '';
  const assets: unknown = JSON.parse(readFileSync(join(folder, 'host', host, 'assets.json'), 'utf8'));
  const file = chunksOf.parse(assets).chunks[module]?.at(-1);
  if (file === undefined) throw new Error(`No chunk of the host's own is made of ${module}`);
  return `/host/${host}/${file}`;
}
