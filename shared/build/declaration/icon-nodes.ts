import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as z from '@portal/shared/schema';
import { packageFolder } from '../package-folder.ts';

/** Found as a folder, not as a module: tests replace the library. */
const folder = join(packageFolder('lucide-react'), 'dist/esm/icons');

/** An icon's elements in lucide's file; `key` is for React. */
const iconData = z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) });

/** Returns the elements of an icon of lucide, to be decoded with the declaration; `undefined` when there is no such icon. */
export function iconNodes(name: string): readonly unknown[] | undefined {
  const file = join(folder, `${name}.mjs`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) return undefined;
  const [, literal] = /^const __iconData = (\{.*?^\});/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const data = z.safeParse(iconData, literal && runInNewContext(`(${literal})`));
  if (!data.success) throw new Error(`${file} is not in the format of an icon`);
  return data.data.node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
}
