import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentOf } from '../api-reports/changes.ts';
import { filesBelow } from '../build/staleness.ts';

const commented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) ([\w$]+)/g;

/** The comment's sentences, on one line. */
const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();

/** Reads the comments of the installed `shared`: of a facade's own folder first, whose names others may have too. */
export function readComments(installed: string): CommentOf {
  const files = [...filesBelow(join(installed, 'src'))].filter((file) => file.endsWith('.d.ts')).sort();
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(commented)].map(([, comment = '', name = '']) => ({
      file,
      name,
      comment,
    })),
  );
  return (facade, name) => {
    const own = `/${facade.split('/').at(-1)}/`;
    const all = found.filter((each) => each.name === name);
    const match = all.find(({ file }) => file.includes(own)) ?? all[0];
    return match && plain(match.comment);
  };
}
